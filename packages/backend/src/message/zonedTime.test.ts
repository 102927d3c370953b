import { describe, expect, it } from 'vitest';
import { momentOf, utcOffset, zonedIso } from './zonedTime.ts';

const berlin = 'Europe/Berlin';
const utc = (iso: string): number => Date.parse(iso);

describe('a zone’s clocks', () => {
  it('F1, HZ29: have the offset of that moment, half hours included', () => {
    expect(utcOffset(berlin, utc('2026-03-29T00:59:59Z'))).toBe(60);
    expect(utcOffset(berlin, utc('2026-03-29T01:00:00Z'))).toBe(120);
    expect(utcOffset(berlin, utc('2026-10-25T00:59:59Z'))).toBe(120);
    expect(utcOffset(berlin, utc('2026-10-25T01:00:00Z'))).toBe(60);
    expect(utcOffset('Asia/Kolkata', utc('2026-01-01T00:00:00Z'))).toBe(330);
    expect(utcOffset('America/St_Johns', utc('2026-01-01T00:00:00Z'))).toBe(-210);
  });

  it('F1: are written with their offset', () => {
    expect(zonedIso(berlin, utc('2026-03-29T00:30:00Z'))).toBe('2026-03-29T01:30:00+01:00');
    expect(zonedIso(berlin, utc('2026-03-29T01:30:00Z'))).toBe('2026-03-29T03:30:00+02:00');
    expect(zonedIso(berlin, utc('2026-12-31T23:30:00Z'))).toBe('2027-01-01T00:30:00+01:00');
    expect(zonedIso('America/St_Johns', utc('2026-01-01T12:00:00Z'))).toBe('2026-01-01T08:30:00-03:30');
    expect(zonedIso('UTC', utc('2026-01-01T12:00:00Z'))).toBe('2026-01-01T12:00:00+00:00');
  });

  it('show a time at one moment: the first of two, and of a skipped one the hour after', () => {
    const at = (day: number, month: number, hour: number, minute = 0) =>
      new Date(momentOf(berlin, { year: 2026, month, day, hour, minute })).toISOString();
    expect(at(28, 3, 9)).toBe('2026-03-28T08:00:00.000Z');
    expect(at(29, 3, 9)).toBe('2026-03-29T07:00:00.000Z');
    expect(at(29, 3, 2, 30)).toBe('2026-03-29T01:30:00.000Z');
    expect(at(25, 10, 2, 30)).toBe('2026-10-25T00:30:00.000Z');
    expect(at(25, 10, 3)).toBe('2026-10-25T02:00:00.000Z');
    expect(at(32, 1, 9)).toBe('2026-02-01T08:00:00.000Z');
  });
});
