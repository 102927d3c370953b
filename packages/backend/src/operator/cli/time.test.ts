import { describe, expect, it } from 'vitest';
import { UsageError } from './failures.ts';
import { readTime } from './time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const berlin = (text: string): string =>
  new Date(readTime('start', text, now, 'Europe/Berlin')).toISOString();

describe('a time of the command line', () => {
  it.each([
    ['now', '2026-11-21T12:00:00.000Z'],
    ['+2m', '2026-11-21T12:02:00.000Z'],
    ['-1h30m', '2026-11-21T10:30:00.000Z'],
    ['+1w2d', '2026-11-30T12:00:00.000Z'],
    ['+90s', '2026-11-21T12:01:30.000Z'],
    ['2026-12-01T18:00', '2026-12-01T17:00:00.000Z'],
    ['2026-07-01 18:00:05', '2026-07-01T16:00:05.000Z'],
    ['2026-12-01', '2026-11-30T23:00:00.000Z'],
    ['2026-12-01T18:00Z', '2026-12-01T18:00:00.000Z'],
    ['2026-12-01T18:00:30-03:30', '2026-12-01T21:30:30.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('E1: %s is understood on the clocks of a zone', (text, moment) => {
    expect(berlin(text)).toBe(moment);
  });

  it.each([
    '',
    'tomorrow',
    '2m',
    '+',
    '+2',
    '+2y',
    '+1.5h',
    '1795262400',
    '2026-02-30T10:00',
    '2026-13-01',
    '2026-12-01T24:00',
    '2026-12-01T10:60',
    '2026-12-01T10:00:60',
    '2026-12-01T10:00+99:00',
    '01.12.2026',
  ])('E1: %j is refused with the forms that are', (text) => {
    expect(() => berlin(text)).toThrow(UsageError);
    expect(() => berlin(text)).toThrow(/^--start: '.*' is no time\. Write now, \+2m, /);
  });
});
