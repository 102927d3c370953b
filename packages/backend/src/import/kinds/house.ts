import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { brands, lines, seasons, subdivisions } from '../../ordering/season/season.schema.ts';
import { cell } from './cellTypes.ts';
import { column, position, texts } from './columns.ts';
import { elseUpdate, fieldsOf, known, numberOf, textOf, textsOf } from './fields.ts';
import { heldLines, heldPlaces } from './held.ts';
import type { ImportKind } from './kind.ts';

const name = (example: string) =>
  column('name', ['name', 'Name', 'Bezeichnung'], cell.text(80), 'how it is called', example, {
    needed: true,
  });

const brandKind: ImportKind = {
  name: 'brands',
  files: { en: ['brands', 'brand'], de: ['Marken', 'Marke'] },
  about: 'The brands of the house.',
  key: ['brand'],
  columns: [
    column(
      'brand',
      ['brand', 'Marke', 'brand number', 'Markennummer'],
      cell.wholeNumber(1, 999_999),
      'its number',
      '70',
      {
        needed: true,
      },
    ),
    name('Lindhaven'),
  ],
  async read(db) {
    const rows = await db.select().from(brands);
    return rows.map(({ brandId, displayName }) =>
      known(String(brandId), { brand: brandId, name: displayName }),
    );
  },
  newId: (entry) => textOf(entry, 'brand'),
  write: (db, rows) =>
    insertRows(
      db,
      brands,
      rows.map(({ entry }) => ({ brandId: numberOf(entry, 'brand'), displayName: textOf(entry, 'name') })),
      elseUpdate(brands, ['brandId'], ['displayName']),
    ),
  withdrawal: {
    about: 'It is removed, unless a line is of it.',
    async remove(db, rows) {
      await db.delete(brands).where(sql`${brands.brandId}::text = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

const lineKind: ImportKind = {
  name: 'lines',
  files: { en: ['lines', 'line'], de: ['Linien', 'Linie'] },
  about: 'The lines of a brand.',
  key: ['line'],
  columns: [
    column('line', ['line', 'Linie', 'line code', 'Liniencode'], cell.addressCode, 'its code', '70-1', {
      needed: true,
    }),
    column(
      'brand',
      ['brand', 'Marke', 'brand number', 'Markennummer'],
      cell.wholeNumber(1, 999_999),
      'its brand',
      '70',
      {
        needed: true,
        refers: { kind: 'brands', key: (value) => [Number(value)] },
      },
    ),
    name('Lindhaven Women'),
    position('its place within the brand; blank: as in the file'),
  ],
  async read(db) {
    const rows = await db.select().from(lines);
    return rows.map(({ lineId, brandId, displayName, position: place }) =>
      known(lineId, { line: lineId, brand: brandId, name: displayName, position: place }),
    );
  },
  newId: (entry) => textOf(entry, 'line'),
  write: (db, rows) =>
    insertRows(
      db,
      lines,
      rows.map(({ entry }) => ({
        lineId: textOf(entry, 'line'),
        brandId: numberOf(entry, 'brand'),
        displayName: textOf(entry, 'name'),
        position: numberOf(entry, 'position'),
      })),
      elseUpdate(lines, ['lineId'], ['brandId', 'displayName', 'position']),
    ),
  withdrawal: {
    about: 'It is removed, unless a subdivision or a style is of it.',
    held: heldLines,
    async remove(db, rows) {
      await db.delete(lines).where(sql`${lines.lineId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

const subdivisionKind: ImportKind = {
  name: 'subdivisions',
  files: { en: ['subdivisions', 'subdivision'], de: ['Teilbereiche', 'Teilbereich'] },
  about: 'The subdivisions of a line: what a customer carries and in which a cart is made.',
  key: ['subdivision'],
  columns: [
    column('subdivision', ['subdivision', 'Teilbereich'], cell.addressCode, 'its code', '71-0', {
      needed: true,
    }),
    column('line', ['line', 'Linie', 'line code', 'Liniencode'], cell.addressCode, 'its line', '70-1', {
      needed: true,
      refers: { kind: 'lines' },
    }),
    name('Women'),
  ],
  async read(db) {
    const rows = await db.select().from(subdivisions);
    return rows.map(({ subdivision, lineId, displayName }) =>
      known(subdivision, { subdivision, line: lineId, name: displayName }),
    );
  },
  newId: (entry) => textOf(entry, 'subdivision'),
  write: (db, rows) =>
    insertRows(
      db,
      subdivisions,
      rows.map(({ entry }) => ({
        subdivision: textOf(entry, 'subdivision'),
        lineId: textOf(entry, 'line'),
        displayName: textOf(entry, 'name'),
      })),
      elseUpdate(subdivisions, ['subdivision'], ['lineId', 'displayName']),
    ),
  withdrawal: {
    about: 'It is removed, unless something is in it or a cart was made in it.',
    held: heldPlaces('subdivision'),
    async remove(db, rows) {
      await db
        .delete(subdivisions)
        .where(sql`${subdivisions.subdivision} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

const seasonKind: ImportKind = {
  name: 'seasons',
  files: { en: ['seasons', 'season'], de: ['Saisons', 'Saison', 'Saisonen'] },
  about: 'The seasons. When one is open is said by its selling times.',
  key: ['season'],
  columns: [
    column('season', ['season', 'Saison'], cell.addressCode, 'its code', 'FS28', { needed: true }),
    ...texts(
      'name',
      ['name', 'Name'],
      'how it is called',
      { en: 'Spring/Summer 2028', de: 'Frühjahr/Sommer 2028' },
      {
        needed: true,
        most: 80,
      },
    ),
  ],
  async read(db) {
    const rows = await db.select().from(seasons);
    return rows.map(({ season, name: texts }) => known(season, { season, ...fieldsOf('name', texts) }));
  },
  newId: (entry) => textOf(entry, 'season'),
  write: (db, rows) =>
    insertRows(
      db,
      seasons,
      rows.map(({ entry }) => ({ season: textOf(entry, 'season'), name: textsOf(entry, 'name') })),
      elseUpdate(seasons, ['season'], ['name']),
    ),
  withdrawal: {
    about: 'It is removed, unless something is in it or a cart was made in it.',
    held: heldPlaces('season'),
    async remove(db, rows) {
      await db.delete(seasons).where(sql`${seasons.season} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

export const houseKinds: readonly ImportKind[] = [brandKind, lineKind, subdivisionKind, seasonKind];
