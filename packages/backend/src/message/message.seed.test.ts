import { describe, expect, it } from 'vitest';
import { house } from '../demo/house/house.ts';
import { demoMessages } from './message.seed.ts';
import { utcOffset, zonedIso } from './zonedTime.ts';

describe.each([
  '2026-01-15T12:00:00Z',
  '2026-03-28T22:30:00Z',
  '2026-10-25T00:30:00Z',
  '2027-12-31T23:59:59Z',
])('F1: the demo’s messages of %s', (iso) => {
  const now = Date.parse(iso);
  const seeded = demoMessages(now);
  const spans = ({ startsAt, endsAt }: (typeof seeded)[number]) =>
    endsAt !== null && utcOffset('Europe/Berlin', startsAt) !== utcOffset('Europe/Berlin', endsAt);

  it('end after they start, and are of the house’s brands', () => {
    const brands = house.map(({ displayName }) => displayName);
    for (const { messageId, startsAt, endsAt, brands: own } of seeded) {
      expect(endsAt ?? startsAt + 1, messageId).toBeGreaterThan(startsAt);
      expect(brands).toEqual(expect.arrayContaining([...own]));
    }
  });

  it('are past, running, without an end, and across the next change of clocks at whole hours', () => {
    expect(seeded.some(({ endsAt }) => endsAt !== null && endsAt < now)).toBe(true);
    expect(seeded.some(({ startsAt, endsAt }) => startsAt <= now && endsAt !== null && endsAt > now)).toBe(
      true,
    );
    expect(seeded.some(({ endsAt }) => endsAt === null)).toBe(true);
    const [fair] = seeded.filter((message) => message.messageId === 'trade-fair' && spans(message));
    expect(zonedIso('Europe/Berlin', fair?.startsAt ?? 0)).toContain('T10:00:00');
    expect(zonedIso('Europe/Berlin', fair?.endsAt ?? 0)).toContain('T17:00:00');
  });
});
