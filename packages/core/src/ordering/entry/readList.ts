import type { WorkbookPort } from '../../platform/ports.ts';
import { decodeText } from './encoding.ts';
import { MOST_BYTES, MOST_TEXT, type NamedTable, tableOf, UnreadableList } from './table.ts';
import { boundedText } from './textBounds.ts';
import { readText } from './textLines.ts';

/** A file as received from the page. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type ListSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: ChosenFile };

/** The source to read, and a callback for the progress, from 0 to 1. */
export interface ListReading {
  readonly source: ListSource;
  readonly tell: (share: number) => void;
}

const begins = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

/** The zip format used by Excel and many others, and the Excel format before 2007. */
const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 3, 4);
const isOldExcel = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const textTable = (name: string, text: string): NamedTable => {
  if (text.trimStart().startsWith('<')) throw new UnreadableList({ code: 'kind', old: false });
  return { name, ...tableOf(readText(boundedText(text))) };
};

async function sheetsOf(
  bytes: Uint8Array,
  workbooks: Pick<WorkbookPort, 'read'>,
  how: Parameters<WorkbookPort['read']>[1],
): Promise<NamedTable[]> {
  const sheets = await workbooks.read(bytes, how);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (filled.length === 0) throw new UnreadableList({ code: 'empty' });
  return filled.map(({ name, rows }) => ({ name, ...tableOf(rows.map((cells) => ({ cells }))) }));
}

/**
 * Reads the tables of a source: one for a text, one per non-empty sheet for a file.
 *
 * @throws {UnreadableList} if there is nothing to read, or it cannot be read.
 */
export async function readList(
  source: ListSource,
  workbooks: Pick<WorkbookPort, 'read'>,
  how: Parameters<WorkbookPort['read']>[1] = {},
): Promise<NamedTable[]> {
  if (source.kind === 'text') {
    const characters = source.text.length;
    if (characters > MOST_TEXT)
      throw new UnreadableList({ code: 'tooMuchText', characters, most: MOST_TEXT });
    return [textTable('', source.text)];
  }
  const { file } = source;
  if (file.size > MOST_BYTES)
    throw new UnreadableList({ code: 'tooLarge', bytes: file.size, most: MOST_BYTES });
  const bytes = new Uint8Array(await file.arrayBuffer().catch(unreadable));
  if (isOldExcel(bytes)) throw new UnreadableList({ code: 'kind', old: true });
  return isZip(bytes) ? sheetsOf(bytes, workbooks, how) : [textTable('', decodeText(bytes))];
}

const unreadable = (): never => {
  throw new UnreadableList({ code: 'broken' });
};
