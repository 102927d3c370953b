import { asLanguage } from '@selvedge/core/contract';
import { insertRows } from '../../database/insertRows.ts';
import { type LegalKind, legalTexts } from '../../legal/legal.schema.ts';
import { legalPages, writtenIn } from '../../legal/legal.store.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { documentColumns, takenContent } from './documentColumns.ts';
import { elseUpdate, known, textOf } from './fields.ts';
import { sourceOf } from './fingerprint.ts';
import type { ImportEntry, ImportKind } from './kind.ts';

/** General conditions are named by the number of their document, pages by a word. */
const legalKindOf = (name: string): LegalKind => (/^\d+$/.test(name) ? 'conditions' : 'page');

const onlyIn = (entry: ImportEntry): string => {
  const name = textOf(entry, 'of');
  const language = asLanguage(entry.language);
  return language ? writtenIn(legalKindOf(name), name, language) : '';
};

export const legalTextKind: ImportKind = {
  name: 'legalTexts',
  files: { en: ['legal texts'], de: ['Rechtstexte'] },
  about: `The texts of the house: files of HTML, no list. Their names say what they are and in which language:
\`imprint.en.html\`, \`imprint.de.html\`. Pages are called \`imprint\`, \`we-care\`, \`code-of-conduct-en\` and
\`code-of-conduct-de\`, general conditions by the number of their document. Up to 300,000 characters, as UTF-8 or
Windows-1252. The imprint has to keep a link to \`/tracking-off\`, by which the analysis is turned off (H2). What they say
binds the house, so a program's token does not bring them.`,
  key: ['of', 'language'],
  isOfFiles: true,
  columns: documentColumns(
    column('of', ['text', 'Text'], cell.addressCode, 'which text it is', 'imprint', { needed: true }),
  ),
  check(entry) {
    const name = textOf(entry, 'of');
    if (legalKindOf(name) === 'page' && !legalPages.includes(name))
      return [{ code: 'textName', field: 'of', values: { value: name, names: legalPages.join(', ') } }];
    const only = onlyIn(entry);
    return only === entry.language
      ? []
      : [{ code: 'textLanguage', field: 'language', values: { value: name, only } }];
  },
  async read(db) {
    const rows = await db.select().from(legalTexts);
    return rows.map(({ kind, name, language, html }) =>
      known(JSON.stringify([kind, name, language]), { of: name, language, source: sourceOf(html) }),
    );
  },
  newId: (entry) => JSON.stringify([legalKindOf(textOf(entry, 'of')), entry.of, entry.language]),
  async write(db, rows, _known, { files }) {
    const texts = rows.map(async ({ entry }) => {
      const language = asLanguage(entry.language);
      const name = textOf(entry, 'of');
      const html = new TextDecoder().decode(await takenContent(entry, files));
      return language ? [{ kind: legalKindOf(name), name, language, html }] : [];
    });
    const replaced = elseUpdate(legalTexts, ['kind', 'name', 'language'], ['html']);
    await insertRows(db, legalTexts, (await Promise.all(texts)).flat(), replaced);
  },
  withdrawal: {
    about: 'It stays: the portal needs its texts.',
    isNever: true,
    remove: async () => undefined,
  },
};
