import { languages } from '@selvedge/core/contract';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { textOf } from './fields.ts';
import { fingerprint } from './fingerprint.ts';
import type { ImportColumn, ImportEntry, TakenFiles, WriteContext } from './kind.ts';

/** What the name and the content of a text or a document say. */
export const documentColumns = (of: ImportColumn): readonly ImportColumn[] => [
  of,
  column(
    'language',
    ['language', 'Sprache'],
    cell.oneOf(Object.fromEntries(languages.map((language) => [language, [language]]))),
    'its language',
    'de',
    { needed: true },
  ),
  column('source', ['content', 'Inhalt'], fingerprint, 'the content itself', '5f0c3a9be417', {
    needed: true,
  }),
];

/** The content of a row that a delivery brings. */
export async function takenContent(entry: ImportEntry, taken: TakenFiles): Promise<Uint8Array> {
  const content = taken.get(textOf(entry, 'source'));
  if (!content) throw new Error('A file is gone that was planned.');
  return content();
}

/** What a row of kept bytes has: the bytes themselves, or the key under which they are in the bucket. */
export async function keptContent(entry: ImportEntry, { files, fileKeys }: WriteContext) {
  if (fileKeys === null) return { bytes: await takenContent(entry, files), fileKey: null };
  const fileKey = fileKeys.get(textOf(entry, 'source'));
  if (fileKey === undefined) throw new Error('A file was not put that was planned.');
  return { bytes: null, fileKey };
}
