import { getISOWeek, getISOWeekYear } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { deliveryWeekOf } from './deliveryWeek.ts';

describe('calendar week of a delivery', () => {
  it('is the ISO week on every day of forty years', () => {
    for (let at = Date.UTC(2005, 0, 1); at < Date.UTC(2045, 0, 1); at += 86_400_000) {
      const date = new Date(at);
      const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
      expect(deliveryWeekOf(at)).toEqual({ week: getISOWeek(local), year: getISOWeekYear(local) });
    }
  });
});
