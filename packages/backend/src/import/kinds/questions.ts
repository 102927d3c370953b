import { inEachLanguage } from '@selvedge/core/contract';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queryable } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import { faqArticles, faqTopics } from '../../selfService/faq/faq.schema.ts';
import { cell } from './cellTypes.ts';
import { column, position, texts } from './columns.ts';
import { elseUpdate, known, numberOf, textField, textOf } from './fields.ts';
import type { ImportKind, KindName, KnownEntry, PlannedRow } from './kind.ts';
import { fieldsOfTexts, textsOfFields } from './textFields.ts';
import { titledColumns, titledTexts } from './titled.ts';

const writeTopics = (
  db: Queryable,
  rows: readonly PlannedRow[],
  parentOf: (row: PlannedRow) => string | null,
): Promise<void> =>
  insertRows(
    db,
    faqTopics,
    rows.map((row) => ({
      slug: row.id,
      parentSlug: parentOf(row),
      position: numberOf(row.entry, 'position'),
      texts: inEachLanguage((language) => textsOfFields(titledTexts, row.entry, language)),
    })),
    elseUpdate(faqTopics, ['slug'], ['parentSlug', 'position', 'texts']),
  );

/** Categories and sections are rows of one table, and have addresses on one page. */
const takenBy =
  (field: 'category' | 'section', other: KindName): ImportKind['check'] =>
  (entry, rows) => {
    const value = textOf(entry, field);
    const found = rows.find(other, [value]);
    return found
      ? [{ code: 'taken', field, values: { value, other: textOf(found.entry, textField('title', 'en')) } }]
      : [];
  };

async function removeTopics(db: Queryable, rows: readonly KnownEntry[]): Promise<void> {
  await db.delete(faqTopics).where(sql`${faqTopics.slug} = ${anyOf(rows.map(({ id }) => id))}`);
}

const categoryKind: ImportKind = {
  name: 'questionCategories',
  files: { en: ['question categories', 'question category'], de: ['Fragenkategorien', 'Fragenkategorie'] },
  about: 'The categories of questions and answers. No category has the code of a section.',
  key: ['category'],
  columns: [
    column('category', ['category', 'Kategorie'], cell.addressCode, 'its code, in addresses', 'ordering', {
      needed: true,
    }),
    ...titledColumns('on the page', {
      title: ['Ordering', 'Ordern'],
      description: ['From the list to the order.', 'Von der Liste bis zum Auftrag.'],
    }),
  ],
  looksAt: ['questionSections'],
  check: takenBy('category', 'questionSections'),
  async read(db) {
    const rows = await db.select().from(faqTopics).where(isNull(faqTopics.parentSlug));
    return rows.map(({ slug, position: place, texts: said }) =>
      known(slug, { category: slug, position: place, ...fieldsOfTexts(titledTexts, said) }),
    );
  },
  newId: (entry) => textOf(entry, 'category'),
  write: (db, rows) => writeTopics(db, rows, () => null),
  withdrawal: { about: 'It is removed, unless a section is in it.', remove: removeTopics },
};

const sectionKind: ImportKind = {
  name: 'questionSections',
  files: { en: ['question sections', 'question section'], de: ['Fragenabschnitte', 'Fragenabschnitt'] },
  about: 'The sections of a category. No section has the code of a category.',
  key: ['section'],
  columns: [
    column('section', ['section', 'Abschnitt'], cell.addressCode, 'its code, in addresses', 'quantities', {
      needed: true,
    }),
    column('category', ['category', 'Kategorie'], cell.addressCode, 'its category', 'ordering', {
      needed: true,
      refers: { kind: 'questionCategories' },
    }),
    ...titledColumns('within the category', {
      title: ['Quantities', 'Mengen'],
      description: ['Sizes, curves, limits.', 'Größen, Größenschlüssel, Limits.'],
    }),
  ],
  check: takenBy('section', 'questionCategories'),
  async read(db) {
    const rows = await db.select().from(faqTopics).where(isNotNull(faqTopics.parentSlug));
    return rows.map(({ slug, parentSlug, position: place, texts: said }) =>
      known(slug, {
        section: slug,
        category: parentSlug,
        position: place,
        ...fieldsOfTexts(titledTexts, said),
      }),
    );
  },
  newId: (entry) => textOf(entry, 'section'),
  write: (db, rows) => writeTopics(db, rows, ({ entry }) => textOf(entry, 'category')),
  withdrawal: { about: 'It is removed, unless a question is in it.', remove: removeTopics },
};

const questionKind: ImportKind = {
  name: 'questions',
  files: { en: ['questions', 'question', 'faq'], de: ['Fragen', 'Frage'] },
  about: 'Questions and their answers.',
  key: ['code'],
  columns: [
    column(
      'code',
      ['question code', 'Fragencode', 'code'],
      cell.addressCode,
      'its code, in addresses',
      'order-again',
      {
        needed: true,
      },
    ),
    column('section', ['section', 'Abschnitt'], cell.addressCode, 'its section', 'quantities', {
      needed: true,
      refers: { kind: 'questionSections' },
    }),
    ...texts(
      'question',
      ['question', 'Frage'],
      'the question',
      { en: 'How do I order the same again?', de: 'Wie bestelle ich dasselbe noch einmal?' },
      { needed: true },
    ),
    ...texts(
      'answer',
      ['answer', 'Antwort'],
      'the answer',
      {
        en: 'Open the order and choose “Order again”.',
        de: 'Öffnen Sie den Auftrag und wählen Sie „Erneut bestellen“.',
      },
      { needed: true, type: cell.paragraphs(8_000) },
    ),
    position('its place within the section; blank: as in the file'),
  ],
  async read(db) {
    const rows = await db.select().from(faqArticles);
    return rows.map(({ slug, sectionSlug, position: place, texts: said }) =>
      known(slug, {
        code: slug,
        section: sectionSlug,
        position: place,
        ...fieldsOfTexts(
          ['question', 'answer'],
          inEachLanguage((language) => ({
            question: said[language]?.title ?? '',
            answer: said[language]?.paragraphs.join('\n') ?? '',
          })),
        ),
      }),
    );
  },
  newId: (entry) => textOf(entry, 'code'),
  write: (db, rows) =>
    insertRows(
      db,
      faqArticles,
      rows.map(({ id, entry }) => ({
        slug: id,
        sectionSlug: textOf(entry, 'section'),
        position: numberOf(entry, 'position'),
        texts: inEachLanguage((language) => ({
          title: textOf(entry, textField('question', language)),
          paragraphs: textOf(entry, textField('answer', language)).split('\n'),
        })),
      })),
      elseUpdate(faqArticles, ['slug'], ['sectionSlug', 'position', 'texts']),
    ),
  withdrawal: {
    about: 'It is removed.',
    async remove(db, rows) {
      await db.delete(faqArticles).where(sql`${faqArticles.slug} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

export const questionKinds: readonly ImportKind[] = [categoryKind, sectionKind, questionKind];
