const day = 86_400_000;

export type DeliveryWeek = { readonly week: number; readonly year: number };

/** The calendar week (ISO 8601, UTC) of an instant in epoch milliseconds. */
export function deliveryWeekOf(at: number): DeliveryWeek {
  const midnight = Math.floor(at / day) * day;
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  // A week belongs to the year of its Thursday.
  const thursday = midnight + (3 - weekday) * day;
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * day)) + 1 };
}
