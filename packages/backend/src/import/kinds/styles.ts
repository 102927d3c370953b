import { styleMarks } from '@selvedge/core/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queryable } from '../../database/database.ts';
import { type MaterialText, styles, type TermKind } from '../../ordering/style/style.schema.ts';
import { cell } from './cellTypes.ts';
import { column, texts } from './columns.ts';
import { fieldsOf, idOf, known, listOf, textOf, textsOf } from './fields.ts';
import { heldStyles } from './held.ts';
import type { ImportColumn, ImportKind } from './kind.ts';
import { placeColumns } from './placeColumns.ts';
import { readParts } from './readParts.ts';
import { term } from './terms.ts';
import { endedStyles, orderVariants, removeVariants, withdrawVariants } from './variantRows.ts';
import { writeRows } from './writeRows.ts';

const termColumn = (
  field: TermKind,
  headings: readonly [string, string, ...string[]],
  about: string,
  example: string,
  needed = false,
): ImportColumn =>
  column(field, headings, cell.addressCode, `${about}, a code of the terms`, example, {
    needed,
    otherwise: '',
    refers: term(field),
  });

/** Of a style's number. */
const shortWords = ['Artikel-Nr.', 'Art.-Nr.', 'Art.Nr.'];

export const styleColumn = column(
  'style',
  ['style', 'Artikel', 'style number', 'Artikelnummer', ...shortWords],
  cell.houseCode,
  'the style’s number',
  'LH-1001',
  { needed: true, refers: { kind: 'styles' } },
);

const parts = ['fabric', 'yarn', 'lining'] as const;
const materialColumns = [
  ...texts('fabric', ['material', 'Material'], 'the outer fabric', {
    en: '100 % cotton',
    de: '100 % Baumwolle',
  }),
  ...texts('yarn', ['yarn', 'Garn'], 'the yarn', {
    en: '70 % wool, 30 % silk',
    de: '70 % Wolle, 30 % Seide',
  }),
  ...texts('lining', ['lining', 'Futter'], 'the lining', { en: '100 % viscose', de: '100 % Viskose' }),
];

export const styleKind: ImportKind = {
  name: 'styles',
  files: { en: ['styles', 'style'], de: ['Artikel', 'Artikelstamm'] },
  about: 'The styles, one row each. A style is in one season, subdivision and collection type.',
  key: ['style'],
  columns: [
    column(
      'style',
      ['style number', 'Artikelnummer', 'style', 'Artikel', ...shortWords],
      cell.houseCode,
      'its number',
      'LH-1001',
      {
        needed: true,
      },
    ),
    ...placeColumns,
    ...texts(
      'name',
      ['name', 'Name'],
      'its name',
      { en: 'Shirt Agnete', de: 'Hemd Agnete' },
      { needed: true, most: 120 },
    ),
    ...texts(
      'description',
      ['description', 'Beschreibung'],
      'what is said about it',
      { en: 'Garment-washed poplin.', de: 'Gewaschene Popeline.' },
      { most: 2_000 },
    ),
    termColumn('gender', ['gender', 'Geschlecht'], 'for whom', 'women', true),
    termColumn('commodityClass', ['commodity class', 'Warengruppe'], 'what kind of goods', 'shirt', true),
    termColumn('commodityMainClass', ['main class', 'Hauptwarengruppe'], 'the class above', 'tops'),
    termColumn('commoditySubclass', ['subclass', 'Unterwarengruppe'], 'the class below', 'poplin'),
    termColumn('styleRole', ['style role', 'Artikelrolle', 'role'], 'its role in the range', 'core'),
    termColumn('fit', ['fit', 'Passform'], 'its fit', 'regular'),
    termColumn('shape', ['shape', 'Form'], 'its shape', 'straight'),
    column(
      'line',
      ['line', 'Linie'],
      cell.addressCode,
      'the line that lends it; blank: that of the subdivision',
      '70-2',
      {
        refers: { kind: 'lines' },
      },
    ),
    column('model', ['model', 'Modell'], cell.text(80), 'the name of its cut', 'Agnete', { otherwise: '' }),
    column('look', ['look', 'Look'], cell.addressCode, 'the look in which it is shown', 'harbour', {
      refers: { kind: 'looks' },
    }),
    column(
      'marks',
      ['marks', 'Kennzeichen'],
      cell.setOf(cell.oneOf(Object.fromEntries(styleMarks.map((mark) => [mark, [mark]])))),
      'what the house says of it',
      'new|recommended',
      { otherwise: [] },
    ),
    ...materialColumns,
    column(
      'care',
      ['care', 'Pflege'],
      cell.severalOf(cell.addressCode),
      'care instructions, codes of the terms',
      'wash30|noBleach',
      {
        otherwise: [],
        refers: { kind: 'terms', key: (value) => ['care', value] },
      },
    ),
    column(
      'sizes',
      ['sizes', 'Größen'],
      cell.severalOf(cell.text(12), { ofSizes: true }),
      'in the order in which they are shown',
      'XS|S|M|L|XL',
      {
        needed: true,
        otherwise: [],
      },
    ),
    column(
      'lengths',
      ['lengths', 'Längen'],
      cell.severalOf(cell.text(12)),
      'likewise; blank where it comes in one length',
      '30|32|34',
      { otherwise: ['REG'] },
    ),
  ],
  async *read(db) {
    const ended = await endedStyles(db);
    yield* readParts(db, getTableColumns(styles), sql`${styles}`, (row) => {
      const material = Object.assign(
        {},
        ...parts.map((part) => fieldsOf(part, row.material.find((one) => one.part === part) ?? {})),
      );
      const entry = {
        style: row.articleNumber,
        season: row.season,
        subdivision: row.subdivision,
        collectionType: row.collectionType,
        ...fieldsOf('name', row.name),
        ...fieldsOf('description', row.description),
        gender: row.gender,
        commodityClass: row.commodityClass,
        commodityMainClass: row.commodityMainClass,
        commoditySubclass: row.commoditySubclass,
        styleRole: row.styleRole,
        fit: row.fit,
        shape: row.shape,
        line: row.lineId,
        model: row.model,
        look: row.keylookId,
        marks: row.marks.toSorted(),
        ...material,
        care: row.care,
        sizes: row.sizes,
        lengths: row.lengths,
      };
      return known(row.articleId, entry, ended.has(row.articleId));
    });
  },
  newId: (entry) => idOf('style', entry.style),
  async write(db, rows) {
    await writeRows(db, styles, rows, {
      rowOf: ({ id, entry }) => ({
        articleId: id,
        articleNumber: textOf(entry, 'style'),
        season: textOf(entry, 'season'),
        subdivision: textOf(entry, 'subdivision'),
        collectionType: textOf(entry, 'collectionType'),
        name: textsOf(entry, 'name'),
        description: textsOf(entry, 'description'),
        gender: textOf(entry, 'gender'),
        commodityClass: textOf(entry, 'commodityClass'),
        commodityMainClass: textOf(entry, 'commodityMainClass'),
        commoditySubclass: textOf(entry, 'commoditySubclass'),
        styleRole: textOf(entry, 'styleRole'),
        lineId: entry.line === null ? null : textOf(entry, 'line'),
        model: textOf(entry, 'model'),
        shape: textOf(entry, 'shape'),
        fit: textOf(entry, 'fit'),
        marks: styleMarks.filter((mark) => listOf(entry, 'marks').includes(mark)),
        keylookId: entry.look === null ? null : textOf(entry, 'look'),
        material: parts.flatMap((part): MaterialText[] => {
          const composition = textsOf(entry, part);
          return Object.values(composition).every((text) => text === '') ? [] : [{ part, ...composition }];
        }),
        care: listOf(entry, 'care'),
        sizes: listOf(entry, 'sizes'),
        lengths: listOf(entry, 'lengths'),
        drawing: 0,
      }),
      key: ['articleId'],
      changed: [
        ...['season', 'subdivision', 'collectionType', 'name', 'description', 'gender', 'commodityClass'],
        ...[
          'commodityMainClass',
          'commoditySubclass',
          'styleRole',
          'lineId',
          'model',
          'shape',
          'fit',
          'marks',
          'keylookId',
        ],
        ...['material', 'care', 'sizes', 'lengths'],
      ],
    });
    const resized = rows.filter(
      ({ entry, before }) =>
        before && !['sizes', 'lengths'].every((field) => String(before[field]) === String(entry[field])),
    );
    if (resized.length > 0)
      await orderVariants(db, sql`styles.article_id = ${anyOf(resized.map(({ id }) => id))}`);
  },
  withdrawal: {
    about:
      'It is removed with its colours, variants and prices. One that is in a cart or an order stays, and its variants become not buyable and cancelled.',
    takes: ['colours', 'variants', 'prices', 'variantPrices', 'stock', 'pictures'],
    held: heldStyles,
    remove: (db, rows) => removeStyles(db, rows),
    end: (db, rows) => withdrawVariants(db, sql`colours.article_id = ${anyOf(rows.map(({ id }) => id))}`),
  },
};

async function removeStyles(db: Queryable, rows: readonly { readonly id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await removeVariants(db, sql`colours.article_id = ${anyOf(ids)}`);
  await db.delete(styles).where(sql`${styles.articleId} = ${anyOf(ids)}`);
}
