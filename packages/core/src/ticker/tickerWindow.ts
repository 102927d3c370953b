/** Minutes by which local time is ahead of UTC at a moment, epoch milliseconds. */
export type UtcOffset = (time: number) => number;

/** From when to when events are asked for: local date-times with their UTC offset, '2026-11-21T00:00:00+01:00'. */
export interface TickerWindow {
  readonly from: string;
  readonly to: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days from today's midnight in which events are announced. */
export const TICKER_DAYS = 60;

const two = (value: number): string => String(value).padStart(2, '0');

/** '+05:30' for 330. */
const formatOffset = (offset: number): string => {
  const minutes = Math.abs(Math.round(offset));
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/**
 * The offset in force at a local time, which is given as the moment at which UTC shows it. A local time that comes twice
 * is the first one; one that a change of the clock leaves out is counted as before the change, which is the change itself
 * or the time after it.
 */
const offsetAt = (local: number, utcOffset: UtcOffset): number => {
  const before = utcOffset(local - DAY);
  const after = utcOffset(local + DAY);
  const fits = (offset: number) => utcOffset(local - offset * MINUTE) === offset;
  return !fits(before) && fits(after) ? after : before;
};

const formatLocal = (local: number, utcOffset: UtcOffset): string =>
  new Date(local).toISOString().slice(0, 19) + formatOffset(offsetAt(local, utcOffset));

/**
 * The window of the ticker's messages: from the last local midnight for {@link TICKER_DAYS} days. Null without a day to
 * begin with: then nothing is asked for (F1).
 */
export function tickerWindow(now: number | null, utcOffset: UtcOffset): TickerWindow | null {
  if (now === null || !Number.isFinite(now) || Math.abs(now) > 8e15) return null;
  const local = now + utcOffset(now) * MINUTE;
  const midnight = Math.floor(local / DAY) * DAY;
  return {
    from: formatLocal(midnight, utcOffset),
    to: formatLocal(midnight + TICKER_DAYS * DAY, utcOffset),
  };
}
