import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followSteps } from './testing/followSteps.ts';
import { paths } from './testing/steps.ts';
import { events } from './testing/visitor.ts';

const SEED = 20_270_301;
const MINUTES = 60_000;

// XState warns of a chart that is told something by an action of another one; that is how a maintenance ends.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** What the paths came by; a failure names its seed. */
const look = async (numRuns: number, seed?: number): Promise<string[]> => {
  const met = new Set<string>();
  const property = fc.asyncProperty(paths, async (path) => {
    for (const event of await followSteps(path)) met.add(event);
  });
  await fc.assert(property, seed === undefined ? { numRuns } : { numRuns, seed });
  return [...met].sort();
};

it(
  'A12 N4: address, screen and session agree after any steps, who logs out is out or asked, and nothing typed is lost',
  async () => {
    expect(await look(400, SEED)).toEqual([...events].sort());
  },
  10 * MINUTES,
);

it(
  'A12 N4: and after steps that nobody has walked yet',
  async () => {
    expect(await look(100)).not.toEqual([]);
  },
  10 * MINUTES,
);
