import { describe, expect, it } from 'vitest';
import { requestableWeeks, requestedWeekFault, startOfWeek, weekIn, weeksIn } from './requestedWeek.ts';

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);

describe('a requested delivery week', () => {
  it('O9: begins on a Monday, also where its year is not that of the Monday', () => {
    expect(startOfWeek('2027-W05')).toBe(Date.parse('2027-02-01T00:00:00Z'));
    expect(startOfWeek('2026-W01')).toBe(Date.parse('2025-12-29T00:00:00Z'));
    expect(startOfWeek('2026-W53')).toBe(Date.parse('2026-12-28T00:00:00Z'));
    expect(weekIn('2026-W53')).toEqual({ year: 2026, week: 53 });
  });

  it.each(['2027-W53', '2027-W00', '2027-5', '2027-W5', 'W05', '', '2027-W055', '05/2027'])(
    'O9: %j is no week',
    (text) => {
      expect(startOfWeek(text)).toBeNull();
      expect(weekIn(text)).toBeNull();
      expect(requestedWeekFault(text, at('2026-11-23'), { first: '2026-W48', last: '2027-W20' })).toBe(
        'unknown',
      );
    },
  );

  it('O9: lies in the period of delivery of the season, and never in the past', () => {
    const period = { from: at('2027-01-15'), to: at('2027-03-31') };
    const ahead = requestableWeeks(at('2026-11-23'), period);
    expect(ahead).toEqual({ first: '2027-W02', last: '2027-W13' });
    const meanwhile = at('2027-02-17');
    const rest = requestableWeeks(meanwhile, period);
    expect(rest).toEqual({ first: '2027-W07', last: '2027-W13' });
    expect(requestedWeekFault('2027-W07', meanwhile, rest)).toBeNull();
    expect(requestedWeekFault('2027-W13', meanwhile, rest)).toBeNull();
    expect(requestedWeekFault('2027-W06', meanwhile, rest)).toBe('past');
    expect(requestedWeekFault('2027-W14', meanwhile, rest)).toBe('outside');
    expect(requestedWeekFault('2027-W01', at('2026-11-23'), ahead)).toBe('outside');
  });

  it('O9: is one of the next year where no period is known, or it is over', () => {
    const now = at('2026-11-23');
    const year = { first: '2026-W48', last: '2027-W47' };
    expect(requestableWeeks(now, null)).toEqual(year);
    expect(requestableWeeks(now, { from: at('2026-01-01'), to: at('2026-06-30') })).toEqual(year);
  });

  it('O9: the weeks of a span, over the end of a year', () => {
    expect(weeksIn({ first: '2026-W52', last: '2027-W01' })).toEqual([
      { week: '2026-W52', start: Date.parse('2026-12-21T00:00:00Z') },
      { week: '2026-W53', start: Date.parse('2026-12-28T00:00:00Z') },
      { week: '2027-W01', start: Date.parse('2027-01-04T00:00:00Z') },
    ]);
  });
});
