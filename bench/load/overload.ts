import { setTimeout as delay } from 'node:timers/promises';
import type { Notes } from './caller.ts';
import type { Pace } from './pace.ts';
import { type Row, Sheet, slower } from './sheet.ts';

/** How long each step is measured, after it has settled, ms. */
const STEP = 20_000;
const SETTLE = 5_000;
/** Twice what is carried is kept up for so long, ms. */
const OVERLOAD = 40_000;
/** Where all of that is answered, however slowly, the pace is doubled until something is refused, up to so many times. */
const MOST_TIMES = 32;
/** Recovery is looked at each second. */
const LOOK = 1_000;
/** Nobody waits longer than this for it. */
const LONGEST_RECOVERY = 60_000;
const MOST_STEPS = 6;
/** A call is judged where at least so many of it were answered. */
export const LEAST = 20;
/** In the short looks of the recovery fewer must do. */
const LEAST_OF_LOOK = 5;

/** Calls that are held back until there is news say nothing about speed. */
export const isHeld = (name: string): boolean => name.startsWith('follow');

export interface Step {
  /** Times the pace of the phase before. */
  readonly times: number;
  /** Calls answered in a second. */
  readonly rate: number;
  readonly refused: number;
  /** Calls whose median was more than twice that of one buyer. */
  readonly slow: readonly string[];
  readonly carried: boolean;
}

export interface Overload {
  readonly steps: readonly Step[];
  /** Calls answered in a second at the last step that was carried. */
  readonly carriedRate: number;
  /** Times what is carried at which calls were refused first; twice, unless all of that was answered. */
  readonly pressed: number;
  /** Rate at that pace. */
  readonly rate: number;
  readonly rows: readonly Row[];
  readonly refused: number;
  readonly withoutRetryAfter: number;
  /** Until medians were below twice those of one buyer again, ms; null: they were not, within a minute. */
  readonly recovery: number | null;
}

interface Pressing {
  readonly notes: Notes;
  readonly pace: Pace;
  /** What pauses are multiplied by before anybody hurries. */
  readonly pauses: number;
  readonly base: readonly Row[];
  readonly say: (line: string) => void;
}

const slowIn = (sheet: Sheet, base: readonly Row[], least: number): readonly string[] =>
  slower(sheet.rows(), base, 2, least)
    .map(({ name }) => name)
    .filter((name) => !isHeld(name));

async function measured(notes: Notes, milliseconds: number): Promise<Sheet> {
  const sheet = new Sheet();
  notes.sheet = sheet;
  await delay(milliseconds);
  return sheet;
}

/** Doubles the pace of all buyers until a call is refused, or takes twice as long as for one buyer. */
async function findLimit({ notes, pace, pauses, base, say }: Pressing): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (let times = 1; steps.length < MOST_STEPS; times *= 2) {
    pace.set(pauses / times);
    await delay(SETTLE);
    const sheet = await measured(notes, STEP);
    const refused = sheet.errors();
    const slow = slowIn(sheet, base, LEAST);
    const carried = refused === 0 && slow.length === 0;
    steps.push({ times, rate: sheet.rate, refused, slow, carried });
    say(
      `${times} × the pace: ${sheet.rate.toFixed(0)} calls a second, ${refused} refused, ${slow.length} of the calls above 2 ×`,
    );
    if (!carried) break;
  }
  return steps;
}

/** From a pace that is carried again: when all medians of a second are below twice those of one buyer. */
async function recover({ notes, pace, base }: Pressing, factor: number): Promise<number | null> {
  const from = performance.now();
  pace.set(factor);
  while (performance.now() - from < LONGEST_RECOVERY) {
    const sheet = await measured(notes, LOOK);
    if (sheet.errors() === 0 && sheet.answered > 0 && slowIn(sheet, base, LEAST_OF_LOOK).length === 0)
      return performance.now() - from;
  }
  return null;
}

/** Finds what is carried, goes to twice that or to where calls are refused, and comes back. */
export async function overload(pressing: Pressing): Promise<Overload> {
  const { notes, pace, pauses, say } = pressing;
  const steps = await findLimit(pressing);
  const carried = steps.findLast((step) => step.carried);
  const times = carried?.times ?? 0.5;
  let pressed = 1;
  let sheet: Sheet;
  do {
    pressed *= 2;
    pace.set(pauses / (times * pressed));
    sheet = await measured(notes, OVERLOAD);
    say(
      `${pressed} × what is carried: ${sheet.rate.toFixed(0)} answered a second, ${sheet.errors(503)} × 503`,
    );
  } while (sheet.errors() === 0 && pressed < MOST_TIMES);
  const rows = sheet.rows();
  const rate = sheet.rate;
  const refused = sheet.errors(503);
  const recovery = await recover(pressing, pauses / times);
  return {
    ...{ steps, pressed, rate, rows, refused, recovery },
    carriedRate: carried?.rate ?? 0,
    withoutRetryAfter: sheet.withoutRetryAfter,
  };
}
