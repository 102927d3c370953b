import { expect, it } from 'vitest';
import { sampleStyle } from '../../testing/index.ts';
import { openStyles } from './openedStyles.ts';
import { packedStylesStruct, packStyles } from './packedStyles.ts';
import type { Style } from './style.ts';

const sent = (styles: readonly Style[]) =>
  packedStylesStruct.create(JSON.parse(JSON.stringify(packStyles(styles))));

/** As the house makes them: ids of parts, EANs in runs. */
const houseStyle = (serial: number, colours: number): Style => {
  const style = sampleStyle();
  const sizes = ['S', 'M', 'L'];
  const [colour] = style.colours;
  const [variant] = colour?.variants ?? [];
  if (!colour || !variant) throw new Error('The sample has no variant');
  const articleId = `A${serial}`;
  return {
    ...style,
    articleId,
    sizes,
    colours: Array.from({ length: colours }, (_, at) => {
      const articleColorId = `${articleId}-${at}`;
      return {
        ...colour,
        articleColorId,
        salesPeriodTo: at === 1 ? 7 : null,
        variants: sizes.map((size, nth) => ({
          ...variant,
          articleVariantId: `${articleColorId}-${variant.articleLength}-${size}`,
          size,
          ean: ['4006381333931', '4006381333948', '4012345678901'][nth] ?? '',
          salesPrice: nth === 2 ? null : 100 + nth,
          permittedQuantity: nth === 0 ? 3 : null,
          buyable: nth !== 1,
        })),
      };
    }),
  };
};

it.each([
  ['nothing', []],
  [
    'samples with ids and EANs of any kind',
    [sampleStyle(), { ...sampleStyle(), articleId: 'other', care: [] }],
  ],
  ['a style without colours between two others', [houseStyle(1, 2), houseStyle(2, 0), houseStyle(3, 4)]],
])('B6 packs and opens %s without losing anything', (_, styles) => {
  expect(openStyles(sent(styles))).toEqual(styles);
});

it('opens a style when it is asked for, and is then as any other: spread, cloned, written', () => {
  const styles = [houseStyle(1, 2), houseStyle(2, 3), houseStyle(3, 1)];
  const opened = openStyles(sent(styles));
  const last = opened[2];
  expect(last?.colours).toEqual(styles[2]?.colours);
  expect(last?.colours).toBe(last?.colours);
  expect({ ...opened[1] }).toEqual(styles[1]);
  expect(structuredClone(opened)).toEqual(styles);
  expect(JSON.parse(JSON.stringify(opened))).toEqual(styles);
});

it('sends what repeats itself once', () => {
  const styles = Array.from({ length: 200 }, (_, serial) => houseStyle(serial, 8));
  expect(JSON.stringify(packStyles(styles)).length * 10).toBeLessThan(JSON.stringify(styles).length);
  expect(packStyles(styles)).toMatchObject({ articleVariantIds: null, eans: { lengths: expect.any(Array) } });
});

it('M4 takes styles whose tax is not known: of an earlier release, which has no such column, and among others', () => {
  const before = JSON.parse(JSON.stringify(packStyles([houseStyle(1, 2), houseStyle(2, 1)])));
  expect(before.styles).not.toHaveProperty('vatPerMille');
  expect(openStyles(packedStylesStruct.create(before))[1]).not.toHaveProperty('vatPerMille');
  const mixed = [
    { ...houseStyle(1, 2), vatPerMille: 190 },
    houseStyle(2, 1),
    { ...houseStyle(3, 1), vatPerMille: 0 },
  ];
  const opened = openStyles(sent(mixed));
  expect(opened).toEqual(mixed);
  expect(opened.map((style) => 'vatPerMille' in style)).toEqual([true, false, true]);
});

it('B6 an earlier page passes over a column that it does not know', () => {
  const packed = packStyles([houseStyle(1, 2)]);
  const later = { ...packed, styles: { ...packed.styles, weight: { values: [null], rows: '' } } };
  expect(openStyles(packedStylesStruct.create(later))).toEqual([houseStyle(1, 2)]);
});

it('B6 takes no columns that do not fit each other', () => {
  const packed = packStyles([houseStyle(1, 2), houseStyle(2, 3)]);
  const wrong = [
    { ...packed, colourCount: packed.colourCount.slice(1) },
    { ...packed, variantCount: packed.variantCount.slice(1) },
    { ...packed, styles: { ...packed.styles, name: { values: [], rows: '' } } },
    { ...packed, colours: { ...packed.colours, salesPeriodTo: { values: [null, 7], rows: '##' } } },
    { ...packed, variants: { ...packed.variants, size: { values: ['S'], rows: packed.variants.size.rows } } },
    { ...packed, variants: { ...packed.variants, buyable: { values: ['yes'], rows: '' } } },
    { ...packed, styles: { ...packed.styles, vatPerMille: { values: [1.5], rows: '' } } },
    { ...packed, articleVariantIds: ['one'] },
    { ...packed, eans: { steps: [1], lengths: [1] } },
    { ...packed, eans: { steps: [1, 2], lengths: [15] } },
    { ...packed, eans: { steps: [1, 2], lengths: [16, -1] } },
  ];
  for (const one of wrong) expect(packedStylesStruct.is(one)).toBe(false);
  expect(packedStylesStruct.is(packed)).toBe(true);
});
