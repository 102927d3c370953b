import { describe, expect, it } from 'vitest';
import { deliveryWeekOf } from './deliveryWeek.ts';

describe('calendar week of a delivery', () => {
  it.each([
    ['2027-02-20T00:00:00Z', { week: 7, year: 2027 }],
    ['2026-12-31T23:59:59Z', { week: 53, year: 2026 }],
    ['2027-01-03T23:59:59Z', { week: 53, year: 2026 }],
    ['2027-01-04T00:00:00Z', { week: 1, year: 2027 }],
    ['2024-12-30T00:00:00Z', { week: 1, year: 2025 }],
  ])('of %s, whatever the time zone of the page', (at, week) =>
    expect(deliveryWeekOf(Date.parse(at))).toEqual(week),
  );
});
