import { parseArgs } from 'node:util';
import { DAY_SECONDS } from './day.ts';

/** What a run is asked for. */
export interface Options {
  readonly buyers: number;
  /** Length of the phase in which all of them are at work. */
  readonly minutes: number;
  /** What pauses are multiplied by: 1 is as people make them. */
  readonly pauses: number;
  /** Styles of the season. */
  readonly styles: number;
  /** Whether the overload is measured as well. */
  readonly overload: boolean;
}

/** The share of the phase in which a buyer who came last must still get through the whole day. */
const DAY_SHARE = 0.6;

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0, but is '${value}'`);
  return number;
}

/**
 * `--buyers 1000 --minutes 5 --pauses 0.5 --styles 2000 --no-overload`. Without `--pauses` they are as people make
 * them, or shorter where the minutes would not be enough for a whole day.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      buyers: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '5' },
      pauses: { type: 'string' },
      styles: { type: 'string', default: '2000' },
      overload: { type: 'boolean', default: true },
    },
  });
  const minutes = positive('minutes', values.minutes);
  const fitting = Math.min(1, (minutes * 60 * DAY_SHARE) / DAY_SECONDS);
  return {
    buyers: Math.ceil(positive('buyers', values.buyers)),
    minutes,
    pauses: values.pauses === undefined ? fitting : positive('pauses', values.pauses),
    styles: Math.ceil(positive('styles', values.styles)),
    overload: values.overload,
  };
}
