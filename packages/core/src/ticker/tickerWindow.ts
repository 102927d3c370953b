/** Offset of local time from UTC in minutes, at a moment in epoch milliseconds. */
export type UtcOffset = (time: number) => number;

/** The period for which events are requested: local date-times with their UTC offset, '2026-11-21T00:00:00+01:00'. */
export interface TickerWindow {
  readonly from: string;
  readonly to: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Events are announced for this many days from today's midnight. */
export const TICKER_DAYS = 60;

const two = (value: number): string => String(value).padStart(2, '0');

/** '+05:30' for 330. */
const formatOffset = (offset: number): string => {
  const minutes = Math.abs(Math.round(offset));
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/**
 * The UTC offset at a local time; `local` is that local time read as if it were UTC. If the local time occurs twice,
 * the first one counts. If a clock change skips it, the offset before the change applies, which gives the moment of
 * the change or a time after it.
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
 * The period of the ticker's messages: from the last local midnight for {@link TICKER_DAYS} days. Null without a
 * valid start; then nothing is requested (F1).
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
