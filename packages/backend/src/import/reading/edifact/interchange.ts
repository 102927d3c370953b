import { createRequire } from 'node:module';
import { func, type } from 'superstruct';
import { createTimeSlice } from '../../../work/timeSlice.ts';
import { RefusedList } from '../problem.ts';

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

/** A segment with its elements, each of components. */
export interface EdifactSegment {
  readonly name: string;
  readonly elements: readonly (readonly string[])[];
  /** Its place in the interchange, from 1. */
  readonly number: number;
}

export interface Message {
  /** Such as ORDRSP. */
  readonly type: string;
  readonly reference: string;
  /** Those between UNH and UNT. */
  readonly segments: readonly EdifactSegment[];
}

/** A component of a segment; '' where there is none. */
export const componentOf = ({ elements }: EdifactSegment, element: number, component = 0): string =>
  elements[element]?.[component]?.trim() ?? '';

const start = /^\s*UN[AB]/;
const headOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 200)).toString('latin1');

/** Whether a file is an EDIFACT interchange, whatever it is called. */
export const isEdifact = (bytes: Uint8Array): boolean => start.test(headOf(bytes).replace(/^ï»¿/, ''));

const encodings: Readonly<Record<string, string>> = {
  ...{ UNOA: 'iso-8859-1', UNOB: 'iso-8859-1', UNOC: 'iso-8859-1', UNOD: 'iso-8859-2', UNOE: 'iso-8859-5' },
  ...{ UNOF: 'iso-8859-7', UNOG: 'iso-8859-3', UNOH: 'iso-8859-4', UNOI: 'iso-8859-6', UNOJ: 'iso-8859-8' },
  ...{ UNOK: 'iso-8859-9', UNOW: 'utf-8', UNOY: 'utf-8' },
};

const broken = (segment: number): RefusedList =>
  new RefusedList({ code: 'edifactBroken', values: { segment } });

function decoded(bytes: Uint8Array): string {
  const [, level = ''] = /UNB[^A-Z](UNO[A-Z])/.exec(headOf(bytes)) ?? [];
  const encoding = encodings[level];
  if (encoding === undefined) throw broken(1);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).trimStart();
  } catch {
    throw broken(1);
  }
}

const CHUNK = 100_000;
/** Stands for a release sign that an interchange does not have; no level has it among its letters. */
const NO_SIGN = '\u001b';

/** A blank in the place of the release sign says that there is none; the parser would take it for one. */
const withRelease = (text: string): string =>
  /^UNA.{3} /.test(text) && !text.includes(NO_SIGN) ? `${text.slice(0, 6)}${NO_SIGN}${text.slice(7)}` : text;

async function segmentsIn(decodedText: string): Promise<EdifactSegment[]> {
  const text = withRelease(decodedText);
  const segments: { name: string; elements: string[][]; number: number }[] = [];
  const parser: EdifactParser = Reflect.construct(Parser, []);
  parser.onopensegment = (name) => segments.push({ name, elements: [], number: segments.length + 1 });
  parser.onelement = () => segments.at(-1)?.elements.push([]);
  parser.oncomponent = (component) => segments.at(-1)?.elements.at(-1)?.push(component);
  // All letters: the text is decoded already, by the level that the interchange says.
  parser.encoding('UNOY');
  const release = text.startsWith('UNA') ? text.charAt(6) : '?';
  const yieldWhenDue = createTimeSlice();
  try {
    for (let from = 0; from < text.length; ) {
      let end = Math.min(text.length, from + CHUNK);
      // The parser does not remember a release sign at the end of what it is given.
      while (end < text.length && text.charAt(end - 1) === release) end += 1;
      parser.write(text.slice(from, end));
      from = end;
      await yieldWhenDue();
    }
    parser.end();
  } catch {
    throw broken(Math.max(1, segments.length));
  }
  return segments;
}

function counted(segment: EdifactSegment, element: number, count: number): void {
  const said = componentOf(segment, element);
  if (!/^\d{1,9}$/.test(said) || Number(said) !== count)
    throw new RefusedList({
      code: 'edifactCount',
      values: { segment: `${segment.name} (${segment.number})`, said, counted: count },
    });
}

/** The messages among the segments within UNB and UNZ. */
function messagesIn(segments: readonly EdifactSegment[]): Message[] {
  const messages: Message[] = [];
  let open: { readonly head: EdifactSegment; readonly segments: EdifactSegment[] } | null = null;
  for (const segment of segments) {
    if (open === null) {
      if (segment.name === 'UNH') open = { head: segment, segments: [] };
      else if (!/^UN[GE]$/.test(segment.name)) throw broken(segment.number);
    } else if (segment.name === 'UNT') {
      const reference = componentOf(open.head, 0);
      counted(segment, 0, open.segments.length + 2);
      if (componentOf(segment, 1) !== reference) throw broken(segment.number);
      messages.push({ type: componentOf(open.head, 1), reference, segments: open.segments });
      open = null;
    } else if (/^UN[ABEGHZ]$/.test(segment.name)) throw broken(segment.number);
    else open.segments.push(segment);
  }
  if (open !== null) throw broken(open.head.number);
  return messages;
}

/**
 * The messages of an interchange. Its counts and references have to be right: a file that was cut or put together from
 * two is refused as a whole.
 *
 * @throws {RefusedList}
 */
export async function readInterchange(bytes: Uint8Array): Promise<Message[]> {
  const segments = await segmentsIn(decoded(bytes));
  const [first, last] = [segments[0], segments.at(-1)];
  if (first?.name !== 'UNB' || last?.name !== 'UNZ') throw broken(Math.max(1, segments.length));
  if (componentOf(first, 4) !== componentOf(last, 1)) throw broken(last.number);
  const messages = messagesIn(segments.slice(1, -1));
  const groups = segments.filter(({ name }) => name === 'UNG').length;
  counted(last, 0, groups > 0 ? groups : messages.length);
  return messages;
}
