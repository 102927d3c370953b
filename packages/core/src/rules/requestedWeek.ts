import { utc } from '@date-fns/utc';
import { addWeeks, setISOWeek, startOfISOWeek } from 'date-fns';
import type { WeekSpan } from '../contract/index.ts';
import { type DeliveryWeek, deliveryWeekOf } from './deliveryWeek.ts';

/** Weeks that can be asked for where the season's period of delivery is not known, from the current one on. */
const WEEKS_AHEAD = 52;

const written = /^(\d{4})-W(\d{2})$/;

/** A week as it is stored and exported: 2027-W05. The order of these texts is that of the weeks. */
export const weekText = ({ year, week }: DeliveryWeek): string =>
  `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;

/** The first moment of a week of {@link weekText} (ISO 8601, Monday, UTC), in epoch ms; null: there is no such week. */
export function startOfWeek(text: string): number | null {
  const [, year = '', week = ''] = written.exec(text) ?? [];
  if (year === '') return null;
  const january = Date.UTC(Number(year), 0, 4);
  const start = startOfISOWeek(setISOWeek(january, Number(week), { in: utc }), { in: utc }).getTime();
  return weekText(deliveryWeekOf(start)) === text ? start : null;
}

/** The year and week of {@link weekText}; null: there is no such week. */
export function weekIn(text: string): DeliveryWeek | null {
  const start = startOfWeek(text);
  return start === null ? null : deliveryWeekOf(start);
}

/**
 * The weeks that an order can ask for (O9): those of the season's period of delivery from the current one on. Where no
 * period is known (null, epoch ms) or it is over, a year from now.
 */
export function requestableWeeks(
  now: number,
  period: { readonly from: number; readonly to: number } | null,
): WeekSpan {
  const current = weekText(deliveryWeekOf(now));
  const last = period && weekText(deliveryWeekOf(period.to));
  if (period === null || last === null || last < current) {
    return {
      first: current,
      last: weekText(deliveryWeekOf(addWeeks(now, WEEKS_AHEAD, { in: utc }).getTime())),
    };
  }
  const first = weekText(deliveryWeekOf(period.from));
  return { first: first < current ? current : first, last };
}

/** Every week of a span, in order, with its first moment in epoch ms. */
export function weeksIn({ first, last }: WeekSpan): { readonly week: string; readonly start: number }[] {
  const weeks: { readonly week: string; readonly start: number }[] = [];
  let start = startOfWeek(first);
  while (start !== null) {
    const week = weekText(deliveryWeekOf(start));
    if (week > last) break;
    weeks.push({ week, start });
    start = addWeeks(start, 1, { in: utc }).getTime();
  }
  return weeks;
}

/** `unknown`: no week of ISO 8601. */
export type RequestedWeekFault = 'unknown' | 'past' | 'outside';

/** What is wrong with a requested delivery week (O9); null: nothing. */
export function requestedWeekFault(text: string, now: number, weeks: WeekSpan): RequestedWeekFault | null {
  if (startOfWeek(text) === null) return 'unknown';
  if (text < weekText(deliveryWeekOf(now))) return 'past';
  return text < weeks.first || text > weeks.last ? 'outside' : null;
}
