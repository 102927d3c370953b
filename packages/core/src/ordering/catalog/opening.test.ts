import { expect, it, vi } from 'vitest';
import { sampleIndex } from '../../testing/index.ts';
import { openCatalog, openCatalogInSlices } from './opening.ts';

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
