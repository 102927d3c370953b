import { sql } from 'drizzle-orm';
import { insertRows } from '../../database/insertRows.ts';
import { type TermKind, termKinds, terms } from '../../ordering/style/style.schema.ts';
import { cell } from './cellTypes.ts';
import { column, texts } from './columns.ts';
import { elseUpdate, fieldsOf, known, textOf, textsOf } from './fields.ts';
import type { ColumnReference, ImportKind } from './kind.ts';

const termWords: Readonly<Record<TermKind, readonly string[]>> = {
  gender: ['gender', 'Geschlecht'],
  commodityClass: ['commodity class', 'Warengruppe'],
  commodityMainClass: ['main class', 'Hauptwarengruppe'],
  commoditySubclass: ['subclass', 'Unterwarengruppe'],
  fit: ['fit', 'Passform'],
  shape: ['shape', 'Form'],
  styleRole: ['style role', 'Artikelrolle'],
  colourGroup: ['colour group', 'Farbgruppe', 'color group'],
  colourStock: ['colour stock', 'Farbart', 'color stock'],
  care: ['care', 'Pflege'],
};

const isTermKind = (value: unknown): value is TermKind => termKinds.some((kind) => kind === value);

export const termKind: ImportKind = {
  name: 'terms',
  files: { en: ['terms', 'vocabulary'], de: ['Begriffe', 'Wörter'] },
  about: 'The catalogue’s own words. Styles and colours name them by their codes.',
  key: ['termKind', 'code'],
  columns: [
    column('termKind', ['kind', 'Art'], cell.oneOf(termWords), 'what the word is for', 'colour group', {
      needed: true,
    }),
    column('code', ['code', 'Code'], cell.addressCode, 'its code', 'blue', { needed: true }),
    ...texts(
      'label',
      ['label', 'Bezeichnung'],
      'the word',
      { en: 'Blue', de: 'Blau' },
      { needed: true, most: 80 },
    ),
  ],
  async read(db) {
    const rows = await db.select().from(terms);
    return rows.map(({ kind, code, label }) =>
      known(JSON.stringify([kind, code]), { termKind: kind, code, ...fieldsOf('label', label) }),
    );
  },
  newId: (entry) => JSON.stringify([entry.termKind, entry.code]),
  write: (db, rows) =>
    insertRows(
      db,
      terms,
      rows.flatMap(({ entry }) =>
        isTermKind(entry.termKind)
          ? [{ kind: entry.termKind, code: textOf(entry, 'code'), label: textsOf(entry, 'label') }]
          : [],
      ),
      elseUpdate(terms, ['kind', 'code'], ['label']),
    ),
  withdrawal: {
    about: 'It is removed, unless a style or a colour has it.',
    async remove(db, rows) {
      await db.delete(terms).where(
        sql`json_build_array(${terms.kind}, ${terms.code})::jsonb
          in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::jsonb)`,
      );
    },
  },
};

export const term = (kind: TermKind): ColumnReference => ({
  kind: 'terms',
  key: (value) => (value === '' ? null : [kind, value]),
});
