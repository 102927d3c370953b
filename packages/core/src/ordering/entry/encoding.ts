import { UnreadableList } from './table.ts';

const hasMark = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

const utf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Text in a single-byte encoding contains no zero bytes. */
const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 4096).includes(0);

/**
 * The text of a file: UTF-8 or UTF-16 if it has a byte order mark, UTF-8 if it is well-formed, else Windows-1252,
 * which Excel uses for CSV in western Europe.
 *
 * @throws {UnreadableList} `kind` if the file is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (hasMark(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (hasMark(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (!isText(bytes)) throw new UnreadableList({ code: 'kind', old: false });
  return utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
