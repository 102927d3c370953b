import { asLanguage, inEachLanguage } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { formCategories, formFiles, formPdfs } from '../../selfService/manuals/manual.schema.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { documentColumns, keptContent } from './documentColumns.ts';
import { elseUpdate, known, numberOf, textField, textOf } from './fields.ts';
import type { ImportKind } from './kind.ts';
import { fieldsOfTexts, textsOfFields } from './textFields.ts';
import { titledColumns, titledRows, titledTexts } from './titled.ts';

const categoryKind: ImportKind = {
  name: 'manualCategories',
  files: { en: ['manual categories', 'manual category'], de: ['Anleitungskategorien', 'Formularkategorien'] },
  about: 'The categories of forms and manuals.',
  columns: [
    column('category', ['category', 'Kategorie'], cell.addressCode, 'its code, in addresses', 'care', {
      needed: true,
    }),
    ...titledColumns('on the page', {
      title: ['Care', 'Pflege'],
      description: ['Washing, ironing, repairing.', 'Waschen, bügeln, ausbessern.'],
    }),
  ],
  ...titledRows(formCategories, 'category', 'It is removed, unless a form or a manual is in it.'),
};

const typeWords = {
  form: ['form', 'Formular'],
  manual: ['manual', 'Anleitung'],
  video: ['video', 'Video'],
} as const;
type DocumentType = keyof typeof typeWords;
const typeOf = (value: unknown): DocumentType => (value === 'form' || value === 'video' ? value : 'manual');

/** The name under which a file is saved: as it is called. */
const fileNameOf = (title: string): string => `${title.replace(/[\p{Cc}/\\:*?"<>|]/gu, '-')}.pdf`;

const manualKind: ImportKind = {
  name: 'manuals',
  files: { en: ['manuals', 'manual', 'forms'], de: ['Anleitungen', 'Formulare'] },
  about:
    'Forms and manuals. A file is saved under its title. Their PDFs come as files of their own; one without any is not shown.',
  key: ['manual'],
  columns: [
    column('manual', ['manual', 'Anleitung', 'code'], cell.addressCode, 'its code', 'care-guide', {
      needed: true,
    }),
    column('category', ['category', 'Kategorie'], cell.addressCode, 'its category', 'care', {
      needed: true,
      refers: { kind: 'manualCategories' },
    }),
    column('type', ['type', 'Typ'], cell.oneOf(typeWords), 'under which tab it is; blank: manual', 'manual', {
      otherwise: 'manual',
    }),
    ...titledColumns('within the category', {
      title: ['Care guide', 'Pflegehinweise'],
      description: ['For each fabric of the collection.', 'Für jeden Stoff der Kollektion.'],
    }),
  ],
  async read(db) {
    const rows = await db.select().from(formFiles);
    return rows.map(({ fileId, slug, documentType, position: place, texts: said }) =>
      known(fileId, {
        ...{ manual: fileId, category: slug, type: documentType, position: place },
        ...fieldsOfTexts(titledTexts, said),
      }),
    );
  },
  newId: (entry) => textOf(entry, 'manual'),
  async write(db, rows) {
    const there = await db
      .select({ fileId: formFiles.fileId, texts: formFiles.texts })
      .from(formFiles)
      .where(sql`${formFiles.fileId} = ${anyOf(rows.map(({ id }) => id))}`);
    // What the portal's own files are made of stays.
    const textsBefore = new Map(there.map(({ fileId, texts: said }) => [fileId, said]));
    await insertRows(
      db,
      formFiles,
      rows.map(({ id, entry }) => ({
        fileId: id,
        slug: textOf(entry, 'category'),
        position: numberOf(entry, 'position'),
        documentType: typeOf(entry.type),
        texts: inEachLanguage((language) => ({
          ...textsOfFields(titledTexts, entry, language),
          fileName: fileNameOf(textOf(entry, textField('title', language))),
          blocks: textsBefore.get(id)?.[language]?.blocks ?? [],
        })),
      })),
      elseUpdate(formFiles, ['fileId'], ['slug', 'position', 'documentType', 'texts']),
    );
  },
  withdrawal: {
    about: 'It is removed with its PDFs.',
    takes: ['manualFiles'],
    async remove(db, rows) {
      await db.delete(formFiles).where(sql`${formFiles.fileId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

const fileKind: ImportKind = {
  name: 'manualFiles',
  files: { en: ['manual files'], de: ['Anleitungsdateien'] },
  about: `The PDFs of forms and manuals: files, no list. Their names say of what and in which language: \`care-guide.en.pdf\`,
\`care-guide.de.pdf\`. Up to 20 MB each. Where one language is missing, the other one is given. The database keeps them, or
[a bucket](operations.md#files-in-a-bucket).`,
  key: ['of', 'language'],
  isOfFiles: true,
  keepsBytes: true,
  columns: documentColumns(
    column('of', ['manual', 'Anleitung'], cell.addressCode, 'which manual it is', 'care-guide', {
      needed: true,
      refers: { kind: 'manuals' },
    }),
  ),
  async read(db) {
    const rows = await db
      .select({ of: formPdfs.fileId, language: formPdfs.language, source: formPdfs.source })
      .from(formPdfs);
    return rows.map((entry) => known(JSON.stringify([entry.of, entry.language]), entry));
  },
  newId: (entry) => JSON.stringify([entry.of, entry.language]),
  async write(db, rows, _known, context) {
    for (const { entry } of rows) {
      const language = asLanguage(entry.language);
      if (!language) continue;
      const [source, kept] = [textOf(entry, 'source'), await keptContent(entry, context)];
      await db
        .insert(formPdfs)
        .values({ fileId: textOf(entry, 'of'), language, source, ...kept })
        .onConflictDoUpdate({ target: [formPdfs.fileId, formPdfs.language], set: { source, ...kept } });
    }
  },
  withdrawal: {
    about: 'It is removed.',
    async remove(db, rows) {
      await db.delete(formPdfs).where(
        sql`json_build_array(${formPdfs.fileId}, ${formPdfs.language})::jsonb
          in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::jsonb)`,
      );
    },
  },
};

export const manualKinds: readonly ImportKind[] = [categoryKind, manualKind, fileKind];
