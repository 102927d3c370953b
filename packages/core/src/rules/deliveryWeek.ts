import { utc } from '@date-fns/utc';
import { getISOWeek, getISOWeekYear } from 'date-fns';

/** A week by ISO 8601: `week` from 1 to 53 of `year`. */
export type DeliveryWeek = { readonly week: number; readonly year: number };

/** The calendar week (ISO 8601, UTC) of an instant in epoch milliseconds. */
export const deliveryWeekOf = (at: number): DeliveryWeek => ({
  week: getISOWeek(at, { in: utc }),
  year: getISOWeekYear(at, { in: utc }),
});
