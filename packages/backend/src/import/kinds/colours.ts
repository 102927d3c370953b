import { getTableColumns, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { colours } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { settlePictured } from '../../pictures/pictureService.ts';
import { cell } from './cellTypes.ts';
import { column, position, texts } from './columns.ts';
import { fieldsOf, idOf, known, maybeNumber, numberOf, textOf, textsOf } from './fields.ts';
import { heldColours } from './held.ts';
import type { ImportKind } from './kind.ts';
import { readParts } from './readParts.ts';
import { styleColumn } from './styles.ts';
import { term } from './terms.ts';
import { endedColours, removeVariants, withdrawVariants } from './variantRows.ts';
import { writeRows } from './writeRows.ts';

export const colourColumn = column(
  'colour',
  ['colour', 'Farbe', 'color', 'colour code', 'color code', 'Farbcode', 'Farbnummer', 'Farbnr.'],
  cell.houseCode,
  'the colour’s code within the style',
  '410',
  { needed: true },
);

export const colourKind: ImportKind = {
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
    column(
      'servedViews',
      ['pictures at the service', 'Bilder beim Dienst'],
      cell.wholeNumber(0, 20),
      'how many views of it the house’s picture service has, see `PICTURE_SERVICE`; blank: none',
      '1',
      { otherwise: 0 },
    ),
    position('its place within the style; blank: as in the file'),
  ],
  check: (entry) =>
    numberOf(entry, 'deliveryFrom') < numberOf(entry, 'deliveryTo') ? [] : [{ code: 'period', values: {} }],
  async *read(db) {
    const ended = await endedColours(db);
    yield* readParts(
      db,
      { ...getTableColumns(colours), style: styles.articleNumber },
      sql`${colours} join ${styles} on ${styles.articleId} = ${colours.articleId}`,
      (row) =>
        known(
          row.articleColorId,
          {
            style: row.style,
            colour: row.code,
            ...fieldsOf('name', row.name),
            hex: row.hex,
            colourGroup: row.colourGroup,
            colourStock: row.colourStock,
            deliveryFrom: row.deliveryFrom,
            deliveryTo: row.deliveryTo,
            salesPeriodTo: row.salesPeriodTo,
            servedViews: row.servedViews,
            position: row.position,
          },
          ended.has(row.articleColorId),
        ),
    );
  },
  newId: (entry) => idOf('colour', entry.style, entry.colour),
  async write(db, rows, rowsKnown) {
    await writeRows(db, colours, rows, {
      rowOf: ({ id, entry }) => ({
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
        servedViews: numberOf(entry, 'servedViews'),
        pictured: false,
      }),
      key: ['articleColorId'],
      changed: [
        'position',
        'name',
        'hex',
        'colourGroup',
        'colourStock',
        'salesPeriodTo',
        'deliveryFrom',
        'deliveryTo',
        'servedViews',
      ],
    });
    const changed = rows.filter(({ before, entry }) => (before?.servedViews ?? 0) !== entry.servedViews);
    if (changed.length > 0)
      await settlePictured(
        db,
        changed.map(({ id }) => id),
      );
  },
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
    end: (db, rows) =>
      withdrawVariants(db, sql`colours.article_color_id = ${anyOf(rows.map(({ id }) => id))}`),
  },
};
