import { TZDate, tzOffset } from '@date-fns/tz';

const minute = 60_000;

/** A local date and time; months from 1 to 12. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
}

/** The UTC offset of a time zone (IANA name) at a moment (epoch ms), in minutes. */
export const utcOffset = (timeZone: string, at: number): number => tzOffset(timeZone, new Date(at));

/**
 * The moment (epoch ms) of a local time in a zone. A time skipped by a clock change uses the offset before it, of a
 * time that occurs twice it is the first. A TZDate made from such fields is hours off around a clock change, by the
 * zone of the machine.
 */
export function momentOf(
  timeZone: string,
  { year, month, day, hour = 0, minute: min = 0 }: WallTime,
): number {
  const shown = Date.UTC(year, month - 1, day, hour, min);
  const before = shown - utcOffset(timeZone, shown - 86_400_000) * minute;
  const settled = shown - utcOffset(timeZone, before) * minute;
  return utcOffset(timeZone, settled) === utcOffset(timeZone, before) ? settled : before;
}

/** ISO 8601 with the zone's UTC offset at that moment, such as `2026-03-29T09:00:00+02:00`. */
export const zonedIso = (timeZone: string, at: number): string =>
  new TZDate(at, timeZone).toISOString().replace(/\.\d{3}/, '');
