import { expect, it } from 'vitest';
import { sampleLine } from '../../testing/index.ts';
import { byVariant, typed } from './edits.ts';
import { piecesByStyle, storedValue } from './styleProgress.ts';

const lines = byVariant([
  sampleLine({ articleVariantId: 'v-1', quantity: 4, storedPrice: 100 }),
  sampleLine({ articleVariantId: 'v-2', quantity: 2, storedPrice: 200 }),
  sampleLine({ articleId: 's-2', articleVariantId: 'v-9', quantity: 1, storedPrice: null }),
]);

it('counts pieces by style and their value, what is typed over a line included', () => {
  expect([...piecesByStyle({ lines, edits: {} })]).toEqual([
    ['s-1', 6],
    ['s-2', 1],
  ]);
  expect(storedValue({ lines, edits: {} })).toBe(800);
  expect(storedValue({ lines, edits: {} }, 's-2')).toBe(800);
  expect(storedValue({ lines, edits: {} }, 's-1')).toBe(0);
  const edits = typed(typed(typed({}, lines, 'v-1', '10'), lines, 'v-9', ''), lines, 'v-2', '1.5');
  expect([...piecesByStyle({ lines, edits })]).toEqual([['s-1', 12]]);
  expect(storedValue({ lines, edits })).toBe(1400);
});
