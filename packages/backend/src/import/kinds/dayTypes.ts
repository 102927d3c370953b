import { TZDate } from '@date-fns/tz';
import { shown } from '../reading/problem.ts';
import type { CellType, ImportValue, ReadCell } from './kind.ts';

const plain = (value: ImportValue): string => String(value ?? '');

const dayForms: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00)?(?:\.0+)?Z?)?$/, [1, 2, 3]],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, [3, 2, 1]],
];

/** In ms. */
const DAY = 86_400_000;

/** One for each of few time zones: it takes some ten kilobytes that the heap does not count, so that they add up unseen. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment (epoch ms) in a time zone, as 2027-03-01. */
export function dayIn(timeZone: string, at: number): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(at);
}

/** So many days are remembered: a large list has few of them. A longer cell is none, and would keep its file. */
const MOST_DAYS = 1_000;
const LONGEST_DAY = 30;

/** The midnight with which a day begins or ends, or an hour of it, in the house's time zone or in UTC. */
export const day = ({ isEnd = false, isUtc = false, hour = 0 } = {}): CellType => {
  const zoneOf = (timeZone: string): string => (isUtc ? 'UTC' : timeZone);
  const remembered = new Map<string, ReadCell>();
  const read: CellType['read'] = (cell, { timeZone }) => {
    for (const [form, [year, month, date]] of dayForms) {
      const found = form.exec(cell);
      if (!found) continue;
      const [y, m, d] = [Number(found[year]), Number(found[month]), Number(found[date])];
      const utc = new Date(Date.UTC(y, m - 1, d));
      if (utc.getUTCMonth() !== m - 1 || utc.getUTCDate() !== d || y < 2000 || y > 2100) break;
      return { value: new TZDate(y, m - 1, d + (isEnd ? 1 : 0), hour, zoneOf(timeZone)).getTime() };
    }
    return { problem: { code: 'day', values: { value: shown(cell) } } };
  };
  return {
    rule: `day, \`2027-03-01\` or \`01.03.2027\`, ${isEnd ? 'the last one' : 'the first one'}`,
    read(cell, context) {
      if (cell.length > LONGEST_DAY) return read(cell, context);
      const written = `${context.timeZone} ${cell}`;
      const known = remembered.get(written);
      if (known) return known;
      if (remembered.size === MOST_DAYS) remembered.clear();
      const now = read(cell, context);
      if ('value' in now) remembered.set(written, now);
      return now;
    },
    show: (value, { timeZone }) =>
      typeof value === 'number' ? dayIn(zoneOf(timeZone), value - (isEnd ? 1 : 0)) : '',
  };
};

/**
 * The last day on which something is delivered, kept as its noon in UTC: weeks are those of UTC, and whoever reads the
 * day by a clock of their own reads the same one.
 */
export const lastDeliveryDay: CellType = {
  ...day({ isUtc: true, hour: 12 }),
  rule: 'day, `2027-03-01` or `01.03.2027`, the last one',
};

const dayInUtc = day({ isUtc: true });

/** A day of the calendar, kept as it is written in lists: 2027-03-01. */
export const calendarDay: CellType = {
  rule: 'day, `2027-03-01` or `01.03.2027`',
  read(cell, context) {
    const read = dayInUtc.read(cell, context);
    return 'problem' in read ? read : { value: dayIn('UTC', Number(read.value)) };
  },
  show: plain,
};

/** A day on which something happened; clocks may differ by a day. */
export const pastDay: CellType = {
  ...calendarDay,
  rule: `${calendarDay.rule}, tomorrow at the latest, since clocks differ`,
  read(cell, context) {
    const read = calendarDay.read(cell, context);
    const isAhead = 'value' in read && plain(read.value) > dayIn(context.timeZone, context.now + DAY);
    return isAhead ? { problem: { code: 'ahead', values: { value: shown(cell) } } } : read;
  },
};
