import { describe, expect, it } from 'vitest';
import { readFairUse } from './fairUse.ts';

describe('FAIR_USE', () => {
  it('changes what it names and leaves the rest', () => {
    const usual = readFairUse({});
    const changed = readFairUse({ FAIR_USE: 'search=10/20, documents=5,tracking=//9' });
    expect(changed.search).toEqual({ ...usual.search, person: 10, address: 20 });
    expect(changed.documents).toEqual({ ...usual.documents, person: 5 });
    expect(changed.tracking).toEqual({ ...usual.tracking, strangers: 9 });
    expect(changed.groups).toEqual(usual.groups);
  });

  it('limits nothing where it is off', () => {
    for (const { person, address, strangers } of Object.values(readFairUse({ FAIR_USE: 'off' })))
      expect([person, address, strangers]).toEqual(Array(3).fill(Number.MAX_SAFE_INTEGER));
  });

  it.each(['search', 'search=0', 'search=-1', 'search=1/2/3/4', 'none=5', 'search=1=2', 'search=x'])(
    'refuses %s',
    (value) => {
      expect(() => readFairUse({ FAIR_USE: value })).toThrow('FAIR_USE');
    },
  );
});
