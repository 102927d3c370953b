import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKER_DAYS, tickerWindow } from './tickerWindow.ts';

const DAY = 86_400_000;

const partsIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (time: number): string => {
    const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  };
};

/** What a wall clock in a zone shows, and its offset, by the platform's own table of zones. */
const zoned = (zone: string) => {
  const wall = partsIn(zone);
  const utcOffset = (time: number) => {
    const second = Math.floor(time / 1000) * 1000;
    return (Date.parse(`${wall(second)}Z`) - second) / 60_000;
  };
  return { wall, utcOffset };
};

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'UTC',
];

const window = (zone: string, now: string) => tickerWindow(Date.parse(now), zoned(zone).utcOffset);

describe('F1 the window of the ticker', () => {
  it.each([
    ['Europe/Berlin', '2026-11-21T08:00:00Z', '2026-11-21T00:00:00+01:00', '2027-01-20T00:00:00+01:00'],
    ['Europe/Berlin', '2026-09-30T22:30:00Z', '2026-10-01T00:00:00+02:00', '2026-11-30T00:00:00+01:00'],
    ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21T00:00:00+05:30', '2027-01-20T00:00:00+05:30'],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22T00:00:00+05:30', '2027-01-21T00:00:00+05:30'],
    ['Australia/Lord_Howe', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00+11:00', '2026-04-30T00:00:00+10:30'],
    ['America/St_Johns', '2026-07-01T12:00:00Z', '2026-07-01T00:00:00-02:30', '2026-08-30T00:00:00-02:30'],
  ])('F1 in %s at %s begins %s and ends %s', (zone, now, from, to) => {
    expect(window(zone, now)).toEqual({ from, to });
  });

  it('F1 has at both ends of a day on which the clock changes the offset of its midnight', () => {
    expect(window('Europe/Berlin', '2026-03-29T12:00:00Z')?.from).toBe('2026-03-29T00:00:00+01:00');
    expect(window('Europe/Berlin', '2026-10-25T12:00:00Z')?.from).toBe('2026-10-25T00:00:00+02:00');
    expect(window('Australia/Lord_Howe', '2026-10-03T22:00:00Z')?.from).toBe('2026-10-04T00:00:00+10:30');
  });

  it('F1 begins a day without a midnight when the clock is put on, one with two at the first', () => {
    expect(window('Africa/Cairo', '2026-04-24T10:00:00Z')?.from).toBe('2026-04-24T00:00:00+02:00');
    expect(window('America/Havana', '2026-11-01T12:00:00Z')?.from).toBe('2026-11-01T00:00:00-04:00');
  });

  it('F1 is none without a day to begin with', () => {
    for (const now of [null, Number.NaN, Number.POSITIVE_INFINITY, 9e15])
      expect(tickerWindow(now, () => 60)).toBeNull();
  });

  it.each(zones)('F1 in %s begins when the local day does, whatever the moment', (zone) => {
    const { wall, utcOffset } = zoned(zone);
    const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 11, 31) });
    fc.assert(
      fc.property(moment, (now) => {
        const found = tickerWindow(now, utcOffset);
        if (!found) throw new Error('There is no window');
        for (const [text, day] of [
          [found.from, 0],
          [found.to, TICKER_DAYS],
        ] as const) {
          expect(text).toMatch(/^\d{4}-\d\d-\d\dT00:00:00[+-]\d\d:\d\d$/);
          const local = new Date(Date.parse(`${wall(now).slice(0, 10)}T00:00:00Z`) + day * DAY).toISOString();
          expect(text.slice(0, 10)).toBe(local.slice(0, 10));
          const begins = Date.parse(text);
          // The day has begun by then, and had not the second before.
          expect(wall(begins).slice(0, 10)).toBe(text.slice(0, 10));
          expect(wall(begins - 1000).slice(0, 10) < text.slice(0, 10)).toBe(true);
        }
        expect(Date.parse(found.from)).toBeLessThanOrEqual(now);
      }),
      { numRuns: 150 },
    );
  });
});
