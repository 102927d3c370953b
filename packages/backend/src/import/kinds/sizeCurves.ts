import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { houseCurves, type Share } from '../../ordering/sizeCurve/sizeCurve.schema.ts';
import { shown } from '../reading/problem.ts';
import { cell } from './cellTypes.ts';
import { column, position, texts } from './columns.ts';
import { elseUpdate, fieldsOf, known, listOf, numberOf, textOf, textsOf } from './fields.ts';
import type { CellType, ImportEntry, ImportKind } from './kind.ts';
import { term } from './terms.ts';

const MOST_WEIGHT = 1_000;

/** A size and its share, such as 'M:3'. It stays as it is written: sizes may be 'W30' or '3/4'. */
const share: CellType = {
  rule: `a size, a colon and its share from 0 to ${MOST_WEIGHT}`,
  read(text) {
    const found = /^([^:]{1,12}):\s*(\d{1,4})$/.exec(text);
    const weight = Number(found?.[2] ?? -1);
    const size = found?.[1]?.trim() ?? '';
    return size !== '' && weight >= 0 && weight <= MOST_WEIGHT
      ? { value: `${size}:${weight}` }
      : { problem: { code: 'share', values: { value: shown(text), most: MOST_WEIGHT } } };
  },
  show: String,
};

const sharesOf = (entry: ImportEntry, field: string): Share[] =>
  listOf(entry, field).map((one): Share => {
    const at = one.lastIndexOf(':');
    return [one.slice(0, at), Number(one.slice(at + 1))];
  });

/** What the shares of a field cannot mean. */
function faultOf(entry: ImportEntry, field: string): ReturnType<NonNullable<ImportKind['check']>> {
  const shares = sharesOf(entry, field);
  const names = shares.map(([of]) => of);
  const twice = names.find((of, at) => names.indexOf(of) !== at);
  if (twice !== undefined) return [{ code: 'sizeTwice', field, values: { value: twice } }];
  const isEmpty = shares.length > 0 && shares.every(([, weight]) => weight === 0);
  return isEmpty ? [{ code: 'noShare', field, values: {} }] : [];
}

const cellsOf = (shares: readonly Share[]): string[] => shares.map(([of, weight]) => `${of}:${weight}`);

export const sizeCurveKind: ImportKind = {
  name: 'sizeCurves',
  files: { en: ['size curves', 'size curve'], de: ['Größenschlüssel', 'Größenverteilungen'] },
  about: `The house’s size curves, for the quick order. One is offered for a style if it is meant for its gender and
commodity class and names each of its sizes. Where there is one, the portal’s own standards are not offered.`,
  key: ['curve'],
  columns: [
    column('curve', ['curve', 'Schlüssel', 'code'], cell.addressCode, 'its code', 'tops-broad', {
      needed: true,
    }),
    ...texts(
      'name',
      ['name', 'Name'],
      'how it is called',
      { en: 'Tops, broad', de: 'Oberteile, breit' },
      { needed: true, most: 80 },
    ),
    column(
      'gender',
      ['gender', 'Geschlecht'],
      cell.addressCode,
      'for whom, a code of the terms; blank: everybody',
      'women',
      {
        otherwise: '',
        refers: term('gender'),
      },
    ),
    column(
      'commodityClass',
      ['commodity class', 'Warengruppe'],
      cell.addressCode,
      'for what kind of goods, a code of the terms; blank: all',
      'shirt',
      { otherwise: '', refers: term('commodityClass') },
    ),
    column(
      'sizes',
      ['sizes', 'Größen'],
      cell.severalOf(share),
      'each size with its share',
      'XS:1|S:2|M:3|L:2|XL:1',
      { needed: true, otherwise: [] },
    ),
    column(
      'lengths',
      ['lengths', 'Längen'],
      cell.severalOf(share),
      'each length with its share; blank: most in the middle',
      '30:1|32:2|34:1',
      { otherwise: [] },
    ),
    position('its place among the others; blank: as in the file'),
  ],
  check: (entry) => [...faultOf(entry, 'sizes'), ...faultOf(entry, 'lengths')],
  async read(db) {
    const rows = await db.select().from(houseCurves);
    return rows.map(({ curveId, name, sizes, lengths, ...own }) =>
      known(curveId, {
        ...own,
        curve: curveId,
        ...fieldsOf('name', name),
        sizes: cellsOf(sizes),
        lengths: cellsOf(lengths),
      }),
    );
  },
  newId: (entry) => textOf(entry, 'curve'),
  write: (db, rows) =>
    insertRows(
      db,
      houseCurves,
      rows.map(({ id, entry }) => ({
        curveId: id,
        name: textsOf(entry, 'name'),
        gender: textOf(entry, 'gender'),
        commodityClass: textOf(entry, 'commodityClass'),
        sizes: sharesOf(entry, 'sizes'),
        lengths: sharesOf(entry, 'lengths'),
        position: numberOf(entry, 'position'),
      })),
      elseUpdate(
        houseCurves,
        ['curveId'],
        ['name', 'gender', 'commodityClass', 'sizes', 'lengths', 'position'],
      ),
    ),
  withdrawal: {
    about: 'It is removed.',
    async remove(db, rows) {
      await db.delete(houseCurves).where(sql`${houseCurves.curveId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};
