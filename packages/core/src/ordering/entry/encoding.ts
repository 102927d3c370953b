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

/** Zero bytes stand in no text of one byte a character. */
const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 4096).includes(0);

/**
 * The text of a file: UTF-8 or UTF-16 where it says so, UTF-8 where it is well-formed, else Windows-1252, as
 * Excel writes CSV in western Europe.
 *
 * @throws {UnreadableList} `kind` where it is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (hasMark(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (hasMark(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (!isText(bytes)) throw new UnreadableList({ code: 'kind', old: false });
  return utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
