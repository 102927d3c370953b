import { MOST_PIECES } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { variants } from '../../ordering/style/colour.schema.ts';
import { stylePrices, variantPrices } from '../../ordering/style/price.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { known, maybeNumber, numberOf, textOf } from './fields.ts';
import type { ImportKind } from './kind.ts';
import { currencyOfPriceList, priceListColumn } from './priceLists.ts';
import { readParts } from './readParts.ts';
import { styleColumn } from './styles.ts';
import { writeRows } from './writeRows.ts';

const amount = cell.money(1, currencyOfPriceList);
const salesPriceHeadings = ['wholesale price', 'Einkaufspreis', 'EK', 'CP', 'sales price'] as const;
const retailPriceColumn = column(
  'retailPrice',
  ['retail price', 'UVP', 'RRP', 'Verkaufspreis'],
  amount,
  'what the shop sells it for, with tax; blank: not told',
  '1199',
);

const priceId = (article: string, priceList: string): string => JSON.stringify([article, priceList]);

const inIds = (first: unknown, second: unknown, ids: readonly string[]) =>
  sql`json_build_array(${first}, ${second})::jsonb
    in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::jsonb)`;

const stylePriceKind: ImportKind = {
  name: 'prices',
  files: { en: ['prices', 'price', 'style prices'], de: ['Preise', 'Artikelpreise'] },
  about:
    'The prices of a style in a price list. Without one it cannot be ordered by customers who have the list.',
  key: ['style', 'priceList'],
  columns: [
    styleColumn,
    priceListColumn,
    column('salesPrice', salesPriceHeadings, amount, 'what the shop pays, without tax', '479.50', {
      needed: true,
    }),
    retailPriceColumn,
  ],
  read: (db) =>
    readParts(
      db,
      {
        id: stylePrices.articleId,
        style: styles.articleNumber,
        priceList: stylePrices.priceListId,
        salesPrice: stylePrices.salesPrice,
        retailPrice: stylePrices.retailPrice,
      },
      sql`${stylePrices} join ${styles} on ${styles.articleId} = ${stylePrices.articleId}`,
      ({ id, ...entry }) => known(priceId(id, entry.priceList), entry),
    ),
  newId: () => '',
  write: (db, rows, rowsKnown) =>
    writeRows(db, stylePrices, rows, {
      rowOf: ({ entry }) => ({
        articleId: rowsKnown.find('styles', [textOf(entry, 'style')])?.id ?? '',
        priceListId: textOf(entry, 'priceList'),
        salesPrice: numberOf(entry, 'salesPrice'),
        retailPrice: maybeNumber(entry, 'retailPrice'),
      }),
      key: ['articleId', 'priceListId'],
      changed: ['salesPrice', 'retailPrice'],
    }),
  withdrawal: {
    about: 'It is removed: the style has no price in the list.',
    async remove(db, rows) {
      await db.delete(stylePrices).where(
        inIds(
          stylePrices.articleId,
          stylePrices.priceListId,
          rows.map(({ id }) => id),
        ),
      );
    },
  },
};

const eanColumn = column(
  'ean',
  ['EAN', 'GTIN', 'barcode', 'Strichcode'],
  cell.ean,
  'the variant’s EAN',
  '2080000000017',
  {
    needed: true,
    refers: { kind: 'variants', byUnique: true },
  },
);

const variantPriceKind: ImportKind = {
  name: 'variantPrices',
  files: { en: ['variant prices', 'size prices'], de: ['Variantenpreise', 'Größenpreise'] },
  about: 'Prices of single variants, in place of those of their style.',
  key: ['ean', 'priceList'],
  columns: [
    eanColumn,
    priceListColumn,
    column(
      'salesPrice',
      salesPriceHeadings,
      amount,
      'what the shop pays; blank: it cannot be ordered',
      '529.50',
    ),
    retailPriceColumn,
  ],
  read: (db) =>
    readParts(
      db,
      {
        id: variantPrices.articleVariantId,
        ean: variants.ean,
        priceList: variantPrices.priceListId,
        salesPrice: variantPrices.salesPrice,
        retailPrice: variantPrices.retailPrice,
      },
      sql`${variantPrices} join ${variants} on ${variants.articleVariantId} = ${variantPrices.articleVariantId}`,
      ({ id, ...entry }) => known(priceId(id, entry.priceList), entry),
    ),
  newId: () => '',
  write: (db, rows, rowsKnown) =>
    writeRows(db, variantPrices, rows, {
      rowOf: ({ entry }) => ({
        articleVariantId: rowsKnown.findUnique('variants', textOf(entry, 'ean'))?.id ?? '',
        priceListId: textOf(entry, 'priceList'),
        salesPrice: maybeNumber(entry, 'salesPrice'),
        retailPrice: maybeNumber(entry, 'retailPrice'),
      }),
      key: ['articleVariantId', 'priceListId'],
      changed: ['salesPrice', 'retailPrice'],
    }),
  withdrawal: {
    about: 'It is removed: the price of the style is valid again.',
    async remove(db, rows) {
      await db.delete(variantPrices).where(
        inIds(
          variantPrices.articleVariantId,
          variantPrices.priceListId,
          rows.map(({ id }) => id),
        ),
      );
    },
  },
};

const stockKind: ImportKind = {
  name: 'stock',
  files: { en: ['stock', 'stocks'], de: ['Bestand', 'Bestände', 'Lagerbestand'] },
  about: 'The pieces that are there, for re-order.',
  key: ['ean'],
  columns: [
    eanColumn,
    column(
      'stock',
      ['stock', 'Bestand', 'pieces', 'Stück'],
      cell.wholeNumber(0, 9_999_999),
      'pieces; blank: not limited',
      '120',
    ),
    column(
      'permittedQuantity',
      ['permitted quantity', 'zulässige Menge'],
      cell.wholeNumber(0, MOST_PIECES),
      'the most that a customer may take; blank: not limited',
      '24',
    ),
  ],
  read: (db) =>
    readParts(
      db,
      {
        id: variants.articleVariantId,
        ean: variants.ean,
        stock: variants.stock,
        permittedQuantity: variants.permittedQuantity,
      },
      sql`${variants}`,
      ({ id, ...entry }) => known(id, entry, entry.stock === 0 || entry.stock === null),
    ),
  newId: () => '',
  async write(db, rows, rowsKnown) {
    const records = rows.map(({ entry }) => ({
      id: rowsKnown.findUnique('variants', textOf(entry, 'ean'))?.id ?? '',
      stock: maybeNumber(entry, 'stock'),
      permitted: maybeNumber(entry, 'permittedQuantity'),
    }));
    await db.execute(sql`
      update variants set stock = told.stock, permitted_quantity = told.permitted
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as told(id text, stock integer, permitted integer)
      where told.id = variants.article_variant_id`);
  },
  withdrawal: {
    about: 'It has no pieces any more: 0. One whose pieces are not limited stays so.',
    async remove(db, rows) {
      await db.execute(sql`
        update variants set stock = 0 where article_variant_id = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

export const priceKinds: readonly ImportKind[] = [stylePriceKind, variantPriceKind, stockKind];
