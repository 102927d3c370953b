import { momentOf, zonedIso } from '../../message/zonedTime.ts';
import { UsageError } from './failures.ts';

/** The zone of this machine's clock, for instance Europe/Berlin. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const units: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

const relative = /^([+-])((?:\d{1,6}[smhdw])+)$/;
const absolute = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?(Z|[+-]\d\d:\d\d)?$/;

/** The accepted formats of a time, for help and errors. */
export const timeForms = 'now, +2m, -1h30m, +3d, 2026-12-01T18:00 or 2026-12-01T18:00+01:00';

function span(text: string): number {
  const parts = text.match(/\d{1,6}[smhdw]/g) ?? [];
  return parts.reduce((sum, part) => sum + Number(part.slice(0, -1)) * (units[part.slice(-1)] ?? 0), 0);
}

function written(text: string, zone: string): number | null {
  const [, ...fields] = absolute.exec(text) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields
    .slice(0, 6)
    .map((field) => Number(field ?? 0));
  const asUtc = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const shown = [asUtc.getUTCMonth() + 1, asUtc.getUTCDate(), asUtc.getUTCHours(), asUtc.getUTCMinutes()];
  const isReal = shown.join() === [month, day, hour, minute].join() && second < 60;
  if (fields.length === 0 || !isReal) return null;
  const offset = fields[6];
  if (offset === undefined) return momentOf(zone, { year, month, day, hour, minute }) + second * 1000;
  const exact = Date.parse(`${asUtc.toISOString().slice(0, 19)}${offset}`);
  return Number.isNaN(exact) ? null : exact;
}

/**
 * Reads a time in epoch ms: relative to `now`, or absolute. Without an offset it is in the time zone `zone`.
 *
 * @throws {UsageError} naming the option and the accepted formats.
 */
export function readTime(option: string, text: string, now: number, zone = ownZone()): number {
  if (text === 'now') return now;
  const [, sign, amount] = relative.exec(text) ?? [];
  if (amount !== undefined) return now + (sign === '-' ? -1 : 1) * span(amount);
  const moment = written(text, zone);
  if (moment === null) throw new UsageError(`--${option}: '${text}' is no time. Write ${timeForms}.`);
  return moment;
}

/** Formats epoch ms for people, in this machine's time zone. */
export const showTime = (moment: number): string =>
  zonedIso(ownZone(), moment)
    .replace('T', ' ')
    .replace(/:\d\d(?=[+-])/, ' ');
