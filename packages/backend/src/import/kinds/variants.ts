import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { colours, variants } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { cell } from './cellTypes.ts';
import { colourColumn } from './colours.ts';
import { column } from './columns.ts';
import { idOf, known, listOf, textOf } from './fields.ts';
import { heldVariants } from './held.ts';
import type { ImportEntry, ImportKind, KnownRows } from './kind.ts';
import { readParts } from './readParts.ts';
import { styleColumn } from './styles.ts';
import { isEnded, removeVariants, saidBuyable, saidCancelled, withdrawVariants } from './variantRows.ts';
import { writeRows } from './writeRows.ts';

const flagColumn = (field: string, headings: readonly [string, string], about: string, value: boolean) =>
  column(field, headings, cell.flag, about, value ? 'yes' : 'no', { otherwise: value });

/** A variant's place in the order of its style's lengths and sizes, as `orderVariants` has it. */
function positionOf(entry: ImportEntry, rows: KnownRows): number {
  const style = rows.find('styles', [textOf(entry, 'style')])?.entry ?? {};
  const placeIn = (choices: readonly string[], one: string): number => {
    const place = choices.indexOf(one);
    return place < 0 ? 999 : place;
  };
  const sizes = listOf(style, 'sizes');
  return (
    placeIn(listOf(style, 'lengths'), textOf(entry, 'length')) * sizes.length +
    placeIn(sizes, textOf(entry, 'size'))
  );
}

/** The length of a style that comes in one; nobody reads it. */
const ONE_LENGTH = 'REG';

export const variantKind: ImportKind = {
  name: 'variants',
  files: { en: ['variants', 'variant', 'sizes'], de: ['Varianten', 'Größen'] },
  about: `The smallest things that are ordered: a colour in a length and a size, with its EAN. An EAN stays with its colour,
length and size: where one of them gets another name, a full delivery without it comes first, then one with the new name. In a
cart or an order it keeps its EAN for good.`,
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
      { ...cell.text(12), show: (value) => (value === ONE_LENGTH ? '' : String(value ?? '')) },
      'its length; blank where the style comes in one',
      '32',
      {
        otherwise: ONE_LENGTH,
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
  read: (db) =>
    readParts(
      db,
      {
        id: variants.articleVariantId,
        ean: variants.ean,
        style: styles.articleNumber,
        colour: colours.code,
        length: variants.articleLength,
        size: variants.size,
        buyable: saidBuyable,
        cancelled: saidCancelled,
        preorderable: variants.preorderable,
        reorderable: variants.reorderable,
        isEnded,
      },
      sql`${variants} join ${colours} on ${colours.articleColorId} = ${variants.articleColorId}
        join ${styles} on ${styles.articleId} = ${colours.articleId}`,
      ({ id, isEnded, ...entry }) => known(id, entry, isEnded),
    ),
  newId: (entry) => idOf('variant', entry.style, entry.colour, entry.length, entry.size),
  write: (db, rows, rowsKnown) =>
    writeRows(db, variants, rows, {
      rowOf: ({ id, entry }) => ({
        articleVariantId: id,
        articleColorId:
          rowsKnown.find('colours', [textOf(entry, 'style'), textOf(entry, 'colour')])?.id ?? '',
        ean: textOf(entry, 'ean'),
        articleLength: textOf(entry, 'length'),
        size: textOf(entry, 'size'),
        position: positionOf(entry, rowsKnown),
        stock: null,
        permittedQuantity: null,
        buyable: entry.buyable === true,
        cancelled: entry.cancelled === true,
        reorderable: entry.reorderable === true,
        preorderable: entry.preorderable === true,
        buyableBefore: null,
        cancelledBefore: null,
      }),
      key: ['articleVariantId'],
      changed: [
        'ean',
        'buyable',
        'cancelled',
        'reorderable',
        'preorderable',
        'buyableBefore',
        'cancelledBefore',
      ],
    }),
  withdrawal: {
    about: 'It is removed. One that is in a cart or an order stays, not buyable and cancelled.',
    takes: ['variantPrices', 'stock'],
    held: heldVariants,
    remove: (db, rows) =>
      removeVariants(db, sql`variants.article_variant_id = ${anyOf(rows.map(({ id }) => id))}`),
    end: (db, rows) =>
      withdrawVariants(db, sql`variants.article_variant_id = ${anyOf(rows.map(({ id }) => id))}`),
    isTakenBack: true,
  },
};
