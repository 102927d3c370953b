/** Keys of a scanner follow each other within this on average (ms); hands are slower over so many digits. */
export const WEDGE_GAP = 35;
/** No single key may be later than this: a busy machine delays one, never all. */
export const LONGEST_WEDGE_GAP = 90;
/** A burst that no Enter or Tab ends is over after this. */
export const WEDGE_PAUSE = 150;
const FEWEST = 8;
const MOST = 48;

/** A key as the keyboard reports it: its name, and when it was pressed (ms, by any clock that goes forward). */
export interface WedgeKey {
  readonly key: string;
  readonly at: number;
  /** The key is held down, or pressed together with Ctrl, Alt or Meta: no scanner does that. */
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

/** `scan`: what a scanner has typed; `ends`: the key ended it and is part of it. `begins`: a first key. */
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
/** WedgeStep for the sake of the next key. */
const isSilent = (key: string): boolean => key === 'Shift' || key === 'CapsLock' || key === 'AltGraph';

const begun = ({ key, at }: WedgeKey): WedgeStep =>
  isPart(key)
    ? { burst: { text: key, since: at, last: at }, scan: null, begins: true }
    : { burst: noBurst, scan: null, begins: false };

const nothing: WedgeStep = { burst: noBurst, scan: null, begins: false };

/**
 * What a key makes of the burst: a further character of it, its end, or the beginning of another. Digits typed by
 * hand are never a scan, for they come too slowly; nor is a key held down.
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

/** What a burst is once {@link WEDGE_PAUSE} passed without a key; null: no scan. */
export const paused = (burst: Burst): string | null => (isScan(burst) ? burst.text : null);
