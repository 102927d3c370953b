import { afterEach, expect, it, vi } from 'vitest';
import { sampleIndex } from '../../testing/index.ts';
import { openCatalog, openCatalogInSlices } from './opening.ts';
import { whenIdle } from './turns.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('work that can wait goes on when the page rests, and in time where it never does', async () => {
  const asked: { act: () => void; timeout: number }[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void, { timeout }: { timeout: number }) => {
    asked.push({ act, timeout });
  });
  let rested = false;
  const turn = whenIdle().then(() => {
    rested = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(rested).toBe(false);
  expect(asked.map(({ timeout }) => timeout)).toEqual([1_000]);
  asked[0]?.act();
  await turn;
  expect(rested).toBe(true);
});

it('where nobody tells when the page rests, it goes on soon', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await expect(whenIdle()).resolves.toBeUndefined();
});

it('M1 a large season is opened a slice at each turn, and is then the same', async () => {
  const index = sampleIndex();
  const wide = { ...index, name: index.name.padEnd(1_000, index.name) };
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 100;
    return time;
  });
  let turns = 0;
  const { names, articleIds } = await openCatalogInSlices(wide, new AbortController().signal, async () => {
    turns += 1;
  });
  vi.restoreAllMocks();
  expect(turns).toBeGreaterThan(3);
  expect({ names, articleIds }).toEqual({
    names: openCatalog(index).names,
    articleIds: openCatalog(index).articleIds,
  });
});
