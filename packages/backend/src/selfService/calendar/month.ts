import { momentOf, zonedIso } from '../../message/zonedTime.ts';

/** A month of the fashion calendar; `month` counts from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The house's time zone; the calendar shows its months. */
export const houseZone = 'Europe/Berlin';

/** The month, in the house's time zone, of a moment (epoch ms). */
export function monthAt(at: number): Month {
  const [year = 1970, month = 1] = zonedIso(houseZone, at).split('-').map(Number);
  return { year, month };
}

/** The month that an address asks for; null if it is none of the years 2000 to 2100. */
export function monthAsked(year: string | undefined, month: string | undefined): Month | null {
  if (!/^2\d{3}$/.test(year ?? '') || !/^(0?[1-9]|1[0-2])$/.test(month ?? '')) return null;
  const asked = { year: Number(year), month: Number(month) };
  return asked.year <= 2100 ? asked : null;
}

export const monthBefore = ({ year, month }: Month): Month =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

export const monthAfter = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** Its first and last moment, epoch ms. */
export const spanOf = (month: Month) => ({
  from: momentOf(houseZone, { ...month, day: 1 }),
  to: momentOf(houseZone, { ...monthAfter(month), day: 1 }) - 1,
});

/** The query of an event's address in the calendar. */
export function eventQuery(startsAt: number, id: string): string {
  const { year, month } = monthAt(startsAt);
  return new URLSearchParams({ year: String(year), month: String(month), id }).toString();
}
