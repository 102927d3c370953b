import { expect, it } from 'vitest';
import type { OrderLine } from '../../contract/index.ts';
import { sampleColour, sampleOrder, sampleStyle, sampleVariant } from '../../testing/index.ts';
import { csvText } from '../entry/csvText.ts';
import { bytesOf, fills, review } from '../entry/testing/review.ts';
import { orderRows } from './orderWorkbook.ts';

const eans = ['4006381333931', '0012345678905', '4069812345677'];
const sizes = ['36/38', '3-4', '2XL'];
const style = sampleStyle({
  articleNumber: '13.00010',
  name: '=SUM(A1:A9)',
  sizes,
  lengths: ['32'],
  colours: [
    sampleColour({
      name: '+Größe 1',
      variants: sizes.map((size, at) =>
        sampleVariant({ articleVariantId: `v-${at}`, ean: eans[at] ?? '', articleLength: '32', size }),
      ),
    }),
  ],
});

const lines: OrderLine[] = sampleOrder().lines.flatMap((line) =>
  sizes.map((size, at) => ({
    ...line,
    articleNumber: style.articleNumber,
    styleName: style.name,
    colourName: '+Größe 1',
    articleVariantId: `v-${at}`,
    ean: eans[at] ?? '',
    size,
    quantity: 3 + at,
  })),
);

it.each([
  [
    ',',
    [
      'EAN',
      'Style number',
      'Style name',
      'Colour code',
      'Colour name',
      'Length',
      'Size',
      'Quantity',
      'Wholesale price',
      'Retail price',
      'Currency',
      'Delivery week',
    ],
  ],
  [
    ';',
    [
      'EAN',
      'Artikelnummer',
      'Bezeichnung',
      'Farbcode',
      'Farbname',
      'Länge',
      'Größe',
      'Menge',
      'Einkaufspreis',
      'UVP',
      'Währung',
      'Lieferwoche',
    ],
  ],
] as const)(
  'O4 an order that went out comes in with the same quantities (%s)',
  async (separator, heading) => {
    const text = csvText([heading, ...orderRows({ lines, currency: 'EUR' })], separator);
    expect(text).not.toMatch(/[,;\n][=+]/);
    expect(text).toContain(`\n4006381333931${separator}`);
    expect(text).toContain(separator === ';' ? ';49,9;119,9;EUR;' : ',49.9,119.9,EUR,');
    const back = await review(bytesOf(text), { styles: [style], elsewhere: [] }, new Map(), 'replace');
    expect(back.refused).toBe(0);
    expect(fills(back)).toEqual({ 'v-0': 3, 'v-1': 4, 'v-2': 5 });
  },
);
