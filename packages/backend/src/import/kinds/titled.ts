import { inEachLanguage } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import type { contactDepartments } from '../../selfService/contacts/contact.schema.ts';
import type { formCategories } from '../../selfService/manuals/manual.schema.ts';
import { position, texts } from './columns.ts';
import { elseUpdate, known, numberOf, textOf } from './fields.ts';
import type { ImportColumn, ImportKind } from './kind.ts';
import { fieldsOfTexts, textsOfFields } from './textFields.ts';

/** The texts of what has a title and is described in a line. */
export const titledTexts = ['title', 'description'] as const;

interface TitledExample {
  readonly title: readonly [en: string, de: string];
  readonly description: readonly [en: string, de: string];
}

/** Title, description and place of a row. `within`: of what it is a part. */
export const titledColumns = (
  within: string,
  { title, description }: TitledExample,
  headings: readonly [en: string, de: string] = ['title', 'Titel'],
): readonly ImportColumn[] => [
  ...texts(
    'title',
    headings,
    'how it is called',
    { en: title[0], de: title[1] },
    { needed: true, most: 120 },
  ),
  ...texts('description', ['description', 'Beschreibung'], 'what it is about', {
    en: description[0],
    de: description[1],
  }),
  position(`its place ${within}; blank: as in the file`),
];

/** How the rows of a table that holds nothing else are read, written and removed; `field` is their code. */
export const titledRows = (
  table: typeof contactDepartments | typeof formCategories,
  field: string,
  about: string,
): Pick<ImportKind, 'key' | 'read' | 'newId' | 'write' | 'withdrawal'> => ({
  key: [field],
  async read(db) {
    const rows = await db.select().from(table);
    return rows.map(({ slug, position: place, texts: said }) =>
      known(slug, { [field]: slug, position: place, ...fieldsOfTexts(titledTexts, said) }),
    );
  },
  newId: (entry) => textOf(entry, field),
  write: (db, rows) =>
    insertRows(
      db,
      table,
      rows.map(({ id, entry }) => ({
        slug: id,
        position: numberOf(entry, 'position'),
        texts: inEachLanguage((language) => textsOfFields(titledTexts, entry, language)),
      })),
      elseUpdate(table, ['slug'], ['position', 'texts']),
    ),
  withdrawal: {
    about,
    async remove(db, rows) {
      await db.delete(table).where(sql`${table.slug} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
});
