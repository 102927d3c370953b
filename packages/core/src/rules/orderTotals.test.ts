import { expect, it } from 'vitest';
import { toldTotals, totalsOf } from './orderTotals.ts';

const line = (articleId: string, colour: string, quantity: number) => ({
  articleId,
  articleColorId: `${articleId}-${colour}`,
  quantity,
});

it('N4 O1 O4 counts a style once, a style in a colour as an option, and no line without pieces', () => {
  const lines = [
    line('a', 'x', 2),
    line('a', 'x', 3),
    line('a', 'y', 1),
    line('b', 'x', 4),
    line('c', 'x', 0),
  ];
  expect(totalsOf(lines)).toEqual({ styles: 2, options: 3, pieces: 10 });
  expect(totalsOf([])).toEqual({ styles: 0, options: 0, pieces: 0 });
});

it('O4 tells no totals of a head that has only its pieces', () => {
  expect(toldTotals({ pieces: 4 })).toBeNull();
  expect(toldTotals({ styles: 1, options: 2, pieces: 4 })).toEqual({ styles: 1, options: 2, pieces: 4 });
});
