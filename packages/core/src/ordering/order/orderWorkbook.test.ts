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
  [',', ['EAN', 'Style number', 'Style name', 'Colour name', 'Length', 'Size', 'Quantity']],
  [';', ['EAN', 'Artikelnummer', 'Bezeichnung', 'Farbname', 'Länge', 'Größe', 'Menge']],
] as const)(
  'O4 an order that went out comes in with the same quantities (%s)',
  async (separator, heading) => {
    const text = csvText([heading, ...orderRows(lines)], separator);
    expect(text).not.toMatch(/[,;\n][=+]/);
    const back = await review(bytesOf(text), { styles: [style], elsewhere: [] }, new Map(), 'replace');
    expect(back.refused).toBe(0);
    expect(fills(back)).toEqual({ 'v-0': 3, 'v-1': 4, 'v-2': 5 });
  },
);
