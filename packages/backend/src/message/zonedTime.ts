const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}

/** A local date and time; months from 1 to 12. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
}

/** The UTC offset of a time zone (IANA name) at a moment (epoch ms), in whole minutes. */
export function utcOffset(timeZone: string, at: number): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (part: Intl.DateTimeFormatPartTypes): number => parts.get(part) ?? 0;
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return Math.round((shown - at) / minute);
}

/** The moment (epoch ms) of a local time in a zone. A time skipped by a clock change uses the offset before it. */
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
export function zonedIso(timeZone: string, at: number): string {
  const offset = utcOffset(timeZone, at);
  const shown = new Date(at + offset * minute).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const sign = offset < 0 ? '-' : '+';
  return `${shown}${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
