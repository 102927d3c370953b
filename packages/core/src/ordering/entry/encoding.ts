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

/** What Windows-1252 has from 0x80 to 0x9F; five of them are not assigned. */
const ownOf1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some releases of Node decode these bytes as ISO 8859-1, which has control characters there. */
const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => ownOf1252[sign.charCodeAt(0) - 0x80] ?? sign);

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
  return utf8(bytes) ?? windows1252(bytes);
}
