import { expect, it } from 'vitest';
import { sampleColour, sampleLine, sampleStyle, sampleVariant } from '../../testing/index.ts';
import { rackOf } from '../check/rack.ts';
import { rackViewOf } from '../check/rackAddress.ts';
import { sharesOf } from './breakdown/shares.ts';
import { sumsOfColour, sumsOfStyles } from './cartSums.ts';
import { CellMap } from './cellMap.ts';
import { otherValuesOf } from './otherCurrencies.ts';

const colourOf = (articleColorId: string, colourGroup: string, ids: readonly string[]) =>
  sampleColour({
    articleColorId,
    colourGroup,
    variants: ids.map((articleVariantId) => sampleVariant({ articleVariantId, salesPrice: 1_000 })),
  });
const blue = colourOf('k-1', 'blue', ['a', 'b']);
const red = colourOf('k-2', 'red', ['c']);
const styles = [sampleStyle({ articleId: 's-1', colours: [blue, red] })];
const pieces = new Map([
  ['a', 2],
  ['b', 3],
  ['c', 4],
]);
const stored = (articleVariantId: string, storedPrice: number, storedCurrency?: string) =>
  [
    articleVariantId,
    sampleLine({ articleVariantId, storedPrice, ...(storedCurrency ? { storedCurrency } : {}) }),
  ] as const;
const lines = CellMap.of([stored('a', 500, 'CHF'), stored('b', 700), stored('c', 900, 'CHF')]);
const francs = (value: number) => [{ currency: 'CHF', value }];

it('N7 sums of styles and of colours name what is in another currency, and do not add it', () => {
  expect(sumsOfStyles(styles, pieces, lines)).toMatchObject({ value: 2_100, otherValues: francs(4_600) });
  expect(sumsOfColour(blue, pieces, lines)).toMatchObject({ value: 2_100, otherValues: francs(1_000) });
  expect(sumsOfColour(red, pieces, lines)).toMatchObject({ value: 0, otherValues: francs(3_600) });
});

it('N7 so do the parts of the distribution', () => {
  const shares = sharesOf(styles, pieces, lines, 'colourGroup');
  expect(shares.map(({ key, value, otherValues }) => [key, value, otherValues])).toEqual([
    ['blue', 2_100, francs(1_000)],
    ['red', 0, francs(3_600)],
  ]);
});

it('N7 O1 so does the rack of the Order-Check: each colour, each group and all that is shown', () => {
  const rack = rackOf(styles, pieces, lines, rackViewOf('?group=colourGroup'));
  expect(rack.sums).toMatchObject({ value: 2_100, otherValues: francs(4_600) });
  expect(rack.groups.map(({ sums }) => sums.otherValues)).toEqual([francs(1_000), francs(3_600)]);
  expect(rack.groups.map(({ hung }) => hung[0]?.sums.otherValues)).toEqual([francs(1_000), francs(3_600)]);
});

it('N7 nothing is named where every price is in the currency of the cart', () => {
  const own = CellMap.of([stored('a', 500), stored('b', 700)]);
  expect(otherValuesOf(styles, pieces, own)).toEqual([]);
  expect(sumsOfStyles(styles, pieces, own)).not.toHaveProperty('otherValues');
});
