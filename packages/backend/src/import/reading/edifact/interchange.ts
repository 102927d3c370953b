import { createRequire } from 'node:module';
import { func, type } from 'superstruct';
import { createTimeSlice } from '../../../work/timeSlice.ts';
import { type FileContent, piecesOf } from '../../packed/content.ts';
import { GrowingNumbers } from '../../packed/growing.ts';
import type { Pages } from '../../packed/pages.ts';
import { type ManyRows, manyRows } from '../manyRows.ts';
import { RefusedList } from '../problem.ts';
import { type EdifactSegment, PackedSegments } from './packedSegments.ts';

const require = createRequire(import.meta.url);
// The library has no types.
const { Parser } = type({ Parser: func() }).create(require('edifact'));

interface EdifactParser {
  onopensegment: (name: string) => void;
  onelement: () => void;
  oncomponent: (text: string) => void;
  encoding(level: string): void;
  write(chunk: string): void;
  end(): void;
}

export interface Message {
  /** Such as ORDRSP. */
  readonly type: string;
  readonly reference: string;
  /** Those between UNH and UNT. */
  readonly segments: ManyRows<EdifactSegment>;
}

/** Of what belongs together there is not more than this: an article's segments, a segment's components. */
export const MOST_TOGETHER = 10_000;

/** A component of a segment; '' where there is none. */
export const componentOf = ({ elements }: EdifactSegment, element: number, component = 0): string =>
  elements[element]?.[component]?.trim() ?? '';

const start = /^\s*UN[AB]/;
const HEAD = 200;
const textOfHead = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');

/** Whether a file is an EDIFACT interchange, whatever it is called. `head`: how it begins. */
export const isEdifact = (head: Uint8Array): boolean => start.test(textOfHead(head).replace(/^ï»¿/, ''));

const encodings: Readonly<Record<string, string>> = {
  ...{ UNOA: 'iso-8859-1', UNOB: 'iso-8859-1', UNOC: 'iso-8859-1', UNOD: 'iso-8859-2', UNOE: 'iso-8859-5' },
  ...{ UNOF: 'iso-8859-7', UNOG: 'iso-8859-3', UNOH: 'iso-8859-4', UNOI: 'iso-8859-6', UNOJ: 'iso-8859-8' },
  ...{ UNOK: 'iso-8859-9', UNOW: 'utf-8', UNOY: 'utf-8' },
};

export const broken = (segment: number): RefusedList =>
  new RefusedList({ code: 'edifactBroken', values: { segment } });

/** The text of an interchange in pieces, by the level that it says, from its first letter on. */
function* decoded(content: FileContent): Generator<string> {
  const [, level = ''] = /UNB[^A-Z](UNO[A-Z])/.exec(textOfHead(content.slice(0, HEAD))) ?? [];
  const encoding = encodings[level];
  if (encoding === undefined) throw broken(1);
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isBegun = false;
  const said = (bytes?: Uint8Array): string => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      return isBegun ? text : text.trimStart();
    } catch {
      throw broken(1);
    }
  };
  for (const piece of piecesOf(content)) {
    const text = said(piece);
    isBegun ||= text !== '';
    if (text !== '') yield text;
  }
  yield said();
}

/** Stands for a release sign that an interchange does not have; no level has it among its letters. */
const NO_SIGN = '\u001b';

const hasSign = (content: FileContent): boolean => {
  for (const piece of piecesOf(content)) if (piece.includes(NO_SIGN.charCodeAt(0))) return true;
  return false;
};

/** A blank in the place of the release sign says that there is none; the parser would take it for one. */
const withRelease = (head: string, content: FileContent): string =>
  /^UNA.{3} /.test(head) && !hasSign(content) ? `${head.slice(0, 6)}${NO_SIGN}${head.slice(7)}` : head;

/** Characters of one component at most: no message has as many. */
const LONGEST_COMPONENT = 1_000_000;

/** Characters that the parser is given before others have their turn. */
const CHUNK = 100_000;

/** What the parser is given, none of it with a release sign at its end: it does not remember it. */
function* partsOf(content: FileContent): Generator<string> {
  let release = '';
  let held = '';
  for (const piece of decoded(content)) {
    const text = release === '' ? withRelease(piece, content) : held + piece;
    if (release === '') release = text.startsWith('UNA') ? text.charAt(6) : '?';
    let from = 0;
    while (from < text.length) {
      let end = Math.min(text.length, from + CHUNK);
      while (end > from && text.charAt(end - 1) === release) end -= 1;
      if (end === from) break;
      yield text.slice(from, end);
      from = end;
    }
    held = text.slice(from);
  }
  if (held !== '') yield held;
}

async function readSegments(content: FileContent, into: PackedSegments): Promise<void> {
  let open: { readonly name: string; readonly elements: string[][]; components: number } | null = null;
  const close = (): void => {
    if (open) into.push(open);
    open = null;
  };
  /** Characters since a component, element or segment began or ended. */
  let unheard = 0;
  const parser: EdifactParser = Reflect.construct(Parser, []);
  parser.onopensegment = (name) => {
    unheard = 0;
    close();
    open = { name, elements: [], components: 0 };
  };
  parser.onelement = () => open?.elements.push([]);
  parser.oncomponent = (component) => {
    unheard = 0;
    if (!open) return;
    open.components += 1;
    if (open.components > MOST_TOGETHER) throw broken(into.length + 1);
    open.elements.at(-1)?.push(component);
  };
  // All letters: the text is decoded already, by the level that the interchange says.
  parser.encoding('UNOY');
  const yieldWhenDue = createTimeSlice();
  const opened = (): number => Math.max(1, into.length + (open ? 1 : 0));
  try {
    for (const part of partsOf(content)) {
      parser.write(part);
      unheard += part.length;
      if (unheard > LONGEST_COMPONENT) throw broken(opened());
      await yieldWhenDue();
    }
    parser.end();
  } catch (error) {
    throw error instanceof RefusedList ? error : broken(opened());
  }
  close();
}

function counted(segment: EdifactSegment, element: number, count: number): void {
  const said = componentOf(segment, element);
  if (!/^\d{1,9}$/.test(said) || Number(said) !== count)
    throw new RefusedList({
      code: 'edifactCount',
      values: { segment: `${segment.name} (${segment.number})`, said, counted: count },
    });
}

/** Where messages begin and end, by the places of their first and last segments. */
class MessagePlaces {
  readonly heads = new GrowingNumbers();
  readonly ends = new GrowingNumbers();
  #open: EdifactSegment | null = null;
  /** The place of the segment before, of those that open or close something. */
  #before = 0;

  take(segment: EdifactSegment): void {
    if (this.#open === null) this.#begin(segment);
    else this.#end(segment, this.#open);
    this.#before = segment.number - 1;
  }

  /** `last`: the place of UNZ. */
  close(last: number): void {
    if (this.#open !== null) throw broken(this.#open.number);
    this.#nothingUpTo(last);
  }

  #begin(segment: EdifactSegment): void {
    this.#nothingUpTo(segment.number - 1);
    if (segment.name === 'UNH') {
      this.#open = segment;
      this.heads.push(segment.number - 1);
    } else if (!/^UN[GE]$/.test(segment.name)) throw broken(segment.number);
  }

  #end(segment: EdifactSegment, head: EdifactSegment): void {
    if (segment.name !== 'UNT') throw broken(segment.number);
    counted(segment, 0, segment.number - head.number + 1);
    if (componentOf(segment, 1) !== componentOf(head, 0)) throw broken(segment.number);
    this.ends.push(segment.number - 1);
    this.#open = null;
  }

  /** Between messages there is nothing. */
  #nothingUpTo(place: number): void {
    if (place > this.#before + 1) throw broken(this.#before + 2);
  }
}

/**
 * The messages of an interchange. Its counts and references have to be right: a file that was cut or put together from
 * two is refused as a whole.
 *
 * @throws {RefusedList}
 */
export async function readInterchange(content: FileContent, pages: Pages): Promise<ManyRows<Message>> {
  const segments = new PackedSegments(pages);
  await readSegments(content, segments);
  const count = segments.length;
  const [first, last] = count > 0 ? [segments.at(0), segments.at(count - 1)] : [];
  if (first?.name !== 'UNB' || last?.name !== 'UNZ') throw broken(Math.max(1, count));
  if (componentOf(first, 4) !== componentOf(last, 1)) throw broken(last.number);
  const places = new MessagePlaces();
  for (const place of segments.servicePlaces())
    if (place > 0 && place < count - 1) places.take(segments.at(place));
  places.close(count - 1);
  if (segments.miscount)
    throw new RefusedList({
      code: 'edifactCount',
      values: { ...segments.miscount, segment: `CNT (${segments.miscount.segment})` },
    });
  const { heads, ends } = places;
  counted(last, 0, segments.groups > 0 ? segments.groups : heads.length);
  return manyRows(heads.length, function* () {
    for (let nth = 0; nth < heads.length; nth += 1) {
      const head = segments.at(heads.at(nth));
      const between = segments.between(heads.at(nth) + 1, ends.at(nth));
      yield { type: componentOf(head, 1), reference: componentOf(head, 0), segments: between };
    }
  });
}
