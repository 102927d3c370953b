import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { colours, variants } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { cell } from './cellTypes.ts';
import { column, position, texts } from './columns.ts';
import {
  elseUpdate,
  fieldsOf,
  idOf,
  known,
  listOf,
  maybeNumber,
  numberOf,
  textOf,
  textsOf,
} from './fields.ts';
import { heldColours, heldVariants } from './held.ts';
import type { ImportKind } from './kind.ts';
import { styleColumn } from './styles.ts';
import { term } from './terms.ts';
import { cancelVariants, endedColours, orderVariants, removeVariants } from './variantRows.ts';

export const colourColumn = column(
  'colour',
  ['colour', 'Farbe', 'color', 'colour code', 'color code', 'Farbcode'],
  cell.houseCode,
  'the colour’s code within the style',
  '410',
  { needed: true },
);

const colourKind: ImportKind = {
  name: 'colours',
  files: { en: ['colours', 'colors'], de: ['Farben'] },
  about: 'The colours of the styles, with their delivery.',
  key: ['style', 'colour'],
  columns: [
    styleColumn,
    colourColumn,
    ...texts(
      'name',
      ['name', 'Name'],
      'its name',
      { en: 'Fjord blue', de: 'Fjordblau' },
      { needed: true, most: 80 },
    ),
    column(
      'hex',
      ['hex', 'Farbwert'],
      cell.hex,
      'how it is painted where there is no picture; blank: grey',
      '#31506b',
      {
        otherwise: '#8c8c8c',
      },
    ),
    column(
      'colourGroup',
      ['colour group', 'Farbgruppe', 'color group'],
      cell.addressCode,
      'its group, a code of the terms',
      'blue',
      {
        needed: true,
        refers: term('colourGroup'),
      },
    ),
    column(
      'colourStock',
      ['colour stock', 'Farbart', 'color stock'],
      cell.addressCode,
      'a code of the terms; blank: `season`',
      'season',
      {
        otherwise: 'season',
      },
    ),
    column(
      'deliveryFrom',
      ['delivery from', 'Lieferung ab', 'delivery'],
      cell.day({ isUtc: true }),
      'the first day of delivery',
      '2028-02-01',
      {
        needed: true,
      },
    ),
    column(
      'deliveryTo',
      ['delivery to', 'Lieferung bis'],
      cell.lastDeliveryDay,
      'the last day of delivery',
      '2028-02-28',
      { needed: true },
    ),
    column(
      'salesPeriodTo',
      ['order deadline', 'Orderschluss'],
      cell.day({ isEnd: true }),
      'the last day to order it; blank: as the season',
      '2027-10-31',
    ),
    position('its place within the style; blank: as in the file'),
  ],
  check: (entry) =>
    numberOf(entry, 'deliveryFrom') < numberOf(entry, 'deliveryTo') ? [] : [{ code: 'period', values: {} }],
  async read(db) {
    const ended = await endedColours(db);
    const rows = await db
      .select({ colour: colours, style: styles.articleNumber })
      .from(colours)
      .innerJoin(styles, eq(styles.articleId, colours.articleId));
    return rows.map(({ colour: row, style }) =>
      known(
        row.articleColorId,
        {
          style,
          colour: row.code,
          ...fieldsOf('name', row.name),
          hex: row.hex,
          colourGroup: row.colourGroup,
          colourStock: row.colourStock,
          deliveryFrom: row.deliveryFrom,
          deliveryTo: row.deliveryTo,
          salesPeriodTo: row.salesPeriodTo,
          position: row.position,
        },
        ended.has(row.articleColorId),
      ),
    );
  },
  newId: (entry) => idOf('colour', entry.style, entry.colour),
  write: (db, rows, rowsKnown) =>
    insertRows(
      db,
      colours,
      rows.map(({ id, entry }) => ({
        articleColorId: id,
        articleId: rowsKnown.find('styles', [textOf(entry, 'style')])?.id ?? '',
        position: numberOf(entry, 'position'),
        code: textOf(entry, 'colour'),
        name: textsOf(entry, 'name'),
        hex: textOf(entry, 'hex'),
        colourGroup: textOf(entry, 'colourGroup'),
        colourStock: textOf(entry, 'colourStock'),
        salesPeriodTo: maybeNumber(entry, 'salesPeriodTo'),
        deliveryFrom: numberOf(entry, 'deliveryFrom'),
        deliveryTo: numberOf(entry, 'deliveryTo'),
        pictured: false,
      })),
      elseUpdate(
        colours,
        ['articleColorId'],
        [
          'position',
          'name',
          'hex',
          'colourGroup',
          'colourStock',
          'salesPeriodTo',
          'deliveryFrom',
          'deliveryTo',
        ],
      ),
    ),
  withdrawal: {
    about:
      'It is removed with its variants. One that is in a cart or an order stays, and its variants become not buyable and cancelled.',
    takes: ['variants', 'variantPrices', 'stock', 'pictures'],
    held: heldColours,
    async remove(db, rows) {
      const ids = anyOf(rows.map(({ id }) => id));
      await removeVariants(db, sql`colours.article_color_id = ${ids}`);
      await db.delete(colours).where(sql`${colours.articleColorId} = ${ids}`);
    },
    end: (db, rows) => cancelVariants(db, sql`colours.article_color_id = ${anyOf(rows.map(({ id }) => id))}`),
  },
};

const flagColumn = (field: string, headings: readonly [string, string], about: string, value: boolean) =>
  column(field, headings, cell.flag, about, value ? 'yes' : 'no', { otherwise: value });

const variantKind: ImportKind = {
  name: 'variants',
  files: { en: ['variants', 'variant', 'sizes'], de: ['Varianten', 'Größen'] },
  about: 'The smallest things that are ordered: a colour in a length and a size, with its EAN.',
  key: ['style', 'colour', 'length', 'size'],
  unique: 'ean',
  columns: [
    column('ean', ['EAN', 'GTIN', 'barcode', 'Strichcode'], cell.ean, 'its EAN', '2080000000017', {
      needed: true,
    }),
    styleColumn,
    {
      ...colourColumn,
      refers: { kind: 'colours', key: (value, entry) => [entry.style ?? '', value] },
    },
    column(
      'length',
      ['length', 'Länge'],
      cell.text(12),
      'its length; blank where the style comes in one',
      '32',
      {
        otherwise: 'REG',
      },
    ),
    column('size', ['size', 'Größe'], cell.text(12), 'its size, one of the style’s', 'M', { needed: true }),
    flagColumn('buyable', ['buyable', 'kaufbar'], 'whether it may be ordered; blank: yes', true),
    flagColumn('cancelled', ['cancelled', 'storniert'], 'whether it is no longer made; blank: no', false),
    flagColumn('preorderable', ['pre-order', 'Vororder'], 'whether pre-order may have it; blank: yes', true),
    flagColumn('reorderable', ['re-order', 'Nachorder'], 'whether re-order may have it; blank: yes', true),
  ],
  check(entry, rows) {
    const style = rows.find('styles', [textOf(entry, 'style')]);
    if (!style) return [];
    const wrong = (['sizes', 'lengths'] as const).filter(
      (field) => !listOf(style.entry, field).includes(textOf(entry, field === 'sizes' ? 'size' : 'length')),
    );
    return wrong.map((field) => ({
      code: 'size' as const,
      values: {
        value: textOf(entry, field === 'sizes' ? 'size' : 'length'),
        style: textOf(entry, 'style'),
        choices: listOf(style.entry, field).slice(0, 20).join(', '),
      },
    }));
  },
  async read(db) {
    const rows = await db
      .select({ variant: variants, colour: colours.code, style: styles.articleNumber })
      .from(variants)
      .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
      .innerJoin(styles, eq(styles.articleId, colours.articleId));
    return rows.map(({ variant, colour, style }) => {
      const { ean, articleLength: length, size, buyable, cancelled, preorderable, reorderable } = variant;
      return known(
        variant.articleVariantId,
        { ean, style, colour, length, size, buyable, cancelled, preorderable, reorderable },
        cancelled && !buyable,
      );
    });
  },
  newId: (entry) => idOf('variant', entry.style, entry.colour, entry.length, entry.size),
  async write(db, rows, rowsKnown) {
    await insertRows(
      db,
      variants,
      rows.map(({ id, entry }) => ({
        articleVariantId: id,
        articleColorId:
          rowsKnown.find('colours', [textOf(entry, 'style'), textOf(entry, 'colour')])?.id ?? '',
        ean: textOf(entry, 'ean'),
        articleLength: textOf(entry, 'length'),
        size: textOf(entry, 'size'),
        position: 0,
        stock: null,
        permittedQuantity: null,
        buyable: entry.buyable === true,
        cancelled: entry.cancelled === true,
        reorderable: entry.reorderable === true,
        preorderable: entry.preorderable === true,
      })),
      elseUpdate(
        variants,
        ['articleVariantId'],
        ['ean', 'buyable', 'cancelled', 'reorderable', 'preorderable'],
      ),
    );
    const ids = [
      ...new Set(rows.map(({ entry }) => rowsKnown.find('styles', [textOf(entry, 'style')])?.id ?? '')),
    ];
    await orderVariants(db, sql`styles.article_id = ${anyOf(ids)}`);
  },
  withdrawal: {
    about: 'It is removed. One that is in a cart or an order stays, not buyable and cancelled.',
    takes: ['variantPrices', 'stock'],
    held: heldVariants,
    remove: (db, rows) =>
      removeVariants(db, sql`variants.article_variant_id = ${anyOf(rows.map(({ id }) => id))}`),
    end: (db, rows) =>
      cancelVariants(db, sql`variants.article_variant_id = ${anyOf(rows.map(({ id }) => id))}`),
    revived: { buyable: true, cancelled: false },
  },
};

export const colourKinds: readonly ImportKind[] = [colourKind, variantKind];
