import { expect, it } from 'vitest';
import { sampleLine } from '../../testing/index.ts';
import { byVariant, emptyLedger, typed } from './ledger.ts';
import { piecesByStyle, storedValue } from './styleProgress.ts';

const lines = byVariant([
  sampleLine({ articleVariantId: 'v-1', quantity: 4, storedPrice: 100 }),
  sampleLine({ articleVariantId: 'v-2', quantity: 2, storedPrice: 200 }),
  sampleLine({ articleId: 's-2', articleVariantId: 'v-9', quantity: 1, storedPrice: null }),
]);

it('M4 counts pieces by style and their value, what is typed over a line included', () => {
  expect([...piecesByStyle({ lines, ledger: emptyLedger })]).toEqual([
    ['s-1', 6],
    ['s-2', 1],
  ]);
  expect(storedValue({ lines, ledger: emptyLedger })).toBe(800);
  expect(storedValue({ lines, ledger: emptyLedger }, 's-2')).toBe(800);
  expect(storedValue({ lines, ledger: emptyLedger }, 's-1')).toBe(0);
  const ledger = typed(emptyLedger, lines, [
    { articleVariantId: 'v-1', entry: '10' },
    { articleVariantId: 'v-9', entry: '' },
    { articleVariantId: 'v-2', entry: '1.5' },
    { articleVariantId: 'v-unknown', entry: '3' },
  ]);
  expect([...piecesByStyle({ lines, ledger })]).toEqual([['s-1', 12]]);
  expect(storedValue({ lines, ledger })).toBe(1400);
  expect(storedValue({ lines, ledger }, 's-1')).toBe(0);
});
