import { SaxesParser } from 'saxes';
import { MOST_ATTRIBUTES, MOST_CHARACTERS, MOST_DEPTH } from './limits.ts';
import { broken } from './unreadable.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Handlers for elements. Names come without their prefix. */
export interface XmlHandlers {
  open?(name: string, parent: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string, parent: string): void;
}

/** Awaited between two pieces of the work, where others need the thread as well. */
export type Pause = () => Promise<void>;

/** Bytes read at a time. */
const SLICE = 65_536;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** XML is UTF-8, unless it begins with the byte order mark of UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Reads one part of a workbook, piece by piece. No content can make the reader keep more than the limits allow. A
 * document type, which could declare entities, is refused: no part of a workbook has one.
 *
 * @param pause awaited after each piece
 * @param tell called with the number of bytes of each piece, once it is read
 * @throws {Unreadable} `broken` if it is not well-formed or exceeds a limit, and whatever the handlers throw
 */
export async function readXml(
  part: Uint8Array,
  { open, text, close }: XmlHandlers,
  pause: Pause,
  tell: (bytes: number) => void = () => {},
): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: boolean }>({ xmlns: false, position: false });
  const within: string[] = [];
  const parent = (): string => within.at(-1) ?? '';
  let attributes = 0;
  let unheard = 0;
  const heard = (): void => {
    unheard = 0;
  };
  const said = (more: string): void => {
    heard();
    text?.(more);
  };
  parser.on('error', broken);
  parser.on('doctype', broken);
  parser.on('comment', heard);
  parser.on('processinginstruction', heard);
  parser.on('text', said);
  parser.on('cdata', said);
  parser.on('attribute', () => {
    heard();
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) broken();
  });
  parser.on('opentag', (tag) => {
    heard();
    attributes = 0;
    const name = localName(tag.name);
    open?.(name, parent(), tag.attributes);
    within.push(name);
    if (within.length > MOST_DEPTH) broken();
  });
  parser.on('closetag', () => {
    heard();
    const name = within.pop() ?? '';
    close?.(name, parent());
  });
  const decoder = new TextDecoder(encodingOf(part));
  for (let at = 0; at < part.length; at += SLICE) {
    const piece = part.subarray(at, at + SLICE);
    unheard += piece.length;
    parser.write(decoder.decode(piece, { stream: true }));
    // The parser keeps anything that has begun but not ended, however long it becomes.
    if (unheard > MOST_CHARACTERS) broken();
    tell(piece.length);
    await pause();
  }
  parser.write(decoder.decode()).close();
}
