import { UnreadableList } from './table.ts';

const hasMark = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Text in a single-byte encoding contains no zero bytes. */
const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 4096).includes(0);

/** What Windows-1252 has from 0x80 to 0x9F; five of them are not assigned. */
const ownOf1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some releases of Node decode these bytes as ISO 8859-1, which has control characters there. */
const own1252 = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => ownOf1252[sign.charCodeAt(0) - 0x80] ?? sign);

/** How the bytes of a file are its text. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

function isUtf8(pieces: Iterable<Uint8Array>): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const piece of pieces) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/**
 * The encoding of a file: UTF-8 or UTF-16 if it has a byte order mark, UTF-8 if it is well-formed, else Windows-1252,
 * which Excel uses for CSV in western Europe.
 *
 * @param pieces gives the bytes in order whenever it is called; the first piece has four kilobytes at least, or all
 * @throws {UnreadableList} `kind` if the file is not text.
 */
export function encodingOf(pieces: () => Iterable<Uint8Array>): TextEncoding {
  const [first = new Uint8Array()] = pieces();
  if (hasMark(first, 0xff, 0xfe)) return 'utf-16le';
  if (hasMark(first, 0xfe, 0xff)) return 'utf-16be';
  if (!isText(first)) throw new UnreadableList({ code: 'kind', old: false });
  return isUtf8(pieces()) ? 'utf-8' : 'windows-1252';
}

/** The text of bytes that come in pieces, in pieces. */
export function* decodedPieces(pieces: Iterable<Uint8Array>, encoding: TextEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  const said = (text: string): string => (encoding === 'windows-1252' ? own1252(text) : text);
  for (const piece of pieces) yield said(decoder.decode(piece, { stream: true }));
  yield said(decoder.decode());
}

/**
 * The text of a file that is in memory as a whole.
 *
 * @throws {UnreadableList} `kind` if the file is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const whole = [bytes];
  return [
    ...decodedPieces(
      whole,
      encodingOf(() => whole),
    ),
  ].join('');
}
