/** Maximum average interval between the keys of a scanner (ms). Nobody types that many digits as fast. */
export const WEDGE_GAP = 35;
/** Maximum interval between any two keys (ms). A busy machine may delay single keys, but not all of them. */
export const LONGEST_WEDGE_GAP = 90;
/** A burst without a final Enter or Tab ends after this pause (ms). */
export const WEDGE_PAUSE = 150;
const FEWEST = 8;
const MOST = 48;

/** A key as reported by the keyboard: its name, and when it was pressed (ms, by any monotonic clock). */
export interface WedgeKey {
  readonly key: string;
  readonly at: number;
  /** The key is held down, or pressed together with Ctrl, Alt or Meta. A scanner never does that. */
  readonly held?: boolean;
}

/** The keys of a burst so far. */
export interface Burst {
  readonly text: string;
  readonly since: number;
  readonly last: number;
}

/** Nothing was read yet. */
export const noBurst: Burst = { text: '', since: 0, last: 0 };

/**
 * `scan`: what a scanner has typed; `ends`: this key ended the scan and is part of it; `begins`: this is the first
 * key of a burst.
 */
export interface WedgeStep {
  readonly burst: Burst;
  readonly scan: string | null;
  readonly begins: boolean;
}

const code = /^(?:[\]+][A-Za-z]\d)?\d{8,46}$/;
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

const isFast = ({ since, last, text }: Burst): boolean =>
  last - since <= WEDGE_GAP * Math.max(1, text.length - 1);

const isScan = (burst: Burst): boolean =>
  code.test(burst.text) && digitsIn(burst.text) >= FEWEST && isFast(burst);

const isPart = (key: string): boolean => /^[\dA-Za-z\]+]$/.test(key);
/** Modifier keys that a scanner sends before the actual key; they do not end a burst. */
const isSilent = (key: string): boolean => key === 'Shift' || key === 'CapsLock' || key === 'AltGraph';

const begun = ({ key, at }: WedgeKey): WedgeStep =>
  isPart(key)
    ? { burst: { text: key, since: at, last: at }, scan: null, begins: true }
    : { burst: noBurst, scan: null, begins: false };

const nothing: WedgeStep = { burst: noBurst, scan: null, begins: false };

/**
 * Processes a key: it extends the burst, ends it, or starts a new one. Digits typed by hand are never a scan, because
 * they come too slowly; neither is a key that is held down.
 */
export function pressed(burst: Burst, press: WedgeKey): WedgeStep {
  if (press.held) return nothing;
  if (isSilent(press.key)) return { burst, scan: null, begins: false };
  const goesOn = burst.text !== '' && press.at - burst.last <= LONGEST_WEDGE_GAP;
  if (press.key === 'Enter' || press.key === 'Tab') {
    return goesOn && isScan(burst) ? { ...nothing, scan: burst.text } : nothing;
  }
  if (!goesOn || burst.text.length >= MOST || !isPart(press.key)) return begun(press);
  const longer = { text: burst.text + press.key, since: burst.since, last: press.at };
  return { burst: longer, scan: null, begins: false };
}

/** The scan in a burst after {@link WEDGE_PAUSE} without a key; null: it is no scan. */
export const paused = (burst: Burst): string | null => (isScan(burst) ? burst.text : null);
