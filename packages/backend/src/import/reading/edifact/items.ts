import { RefusedList } from '../problem.ts';
import { broken, componentOf, type Message, MOST_TOGETHER } from './interchange.ts';
import type { EdifactSegment } from './packedSegments.ts';

/** A LIN with the segments that belong to it. */
export interface Item {
  readonly lin: EdifactSegment;
  readonly segments: readonly EdifactSegment[];
}

/** The segments of a message up to UNS. What stands behind it sums up and belongs to no item. */
function* bodyOf({ segments }: Message): Generator<EdifactSegment> {
  for (const segment of segments) {
    if (segment.name === 'UNS') return;
    yield segment;
  }
}

const together = (segments: EdifactSegment[], more: EdifactSegment): void => {
  if (segments.length >= MOST_TOGETHER) throw broken(more.number);
  segments.push(more);
};

/** What stands before the first LIN. */
export function headOf(message: Message): readonly EdifactSegment[] {
  const head: EdifactSegment[] = [];
  for (const segment of bodyOf(message)) {
    if (segment.name === 'LIN') break;
    together(head, segment);
  }
  return head;
}

/** The items one after another: a message may be as large as its file. */
export function* itemsOf(message: Message): Generator<Item> {
  let item: { readonly lin: EdifactSegment; readonly segments: EdifactSegment[] } | null = null;
  for (const segment of bodyOf(message))
    if (segment.name === 'LIN') {
      if (item) yield item;
      item = { lin: segment, segments: [] };
    } else if (item) together(item.segments, segment);
  if (item) yield item;
}

const itemNumbers = ['EN', 'SRV', 'UP', 'GTIN'];

/** The EAN of an item: in LIN, else in PIA+5. '' where it has none, which is refused as missing. */
export function eanOf({ lin, segments }: Item): string {
  if (itemNumbers.includes(componentOf(lin, 2, 1)) || componentOf(lin, 2, 1) === '') {
    const ean = componentOf(lin, 2);
    if (ean !== '') return ean;
  }
  const further = segments.filter((segment) => segment.name === 'PIA' && componentOf(segment, 0) === '5');
  for (const { elements } of further)
    for (const [number = '', type = ''] of elements.slice(1))
      if (itemNumbers.includes(type)) return number.trim();
  return '';
}

/** The pieces by the first of the qualifiers that a QTY has. '' where there is none. */
export function piecesOf(segments: readonly EdifactSegment[], qualifiers: readonly string[]): string {
  for (const qualifier of qualifiers) {
    const found = segments.find((segment) => segment.name === 'QTY' && componentOf(segment, 0) === qualifier);
    if (found) return componentOf(found, 0, 1).replace(/\.0+$/, '');
  }
  return '';
}

/** The number of the order to which a message or an item refers. */
export const orderAmong = (segments: readonly EdifactSegment[]): string =>
  segments
    .filter((segment) => segment.name === 'RFF' && componentOf(segment, 0) === 'ON')
    .map((segment) => componentOf(segment, 0, 1))[0] ?? '';

/** The document's number (BGM). */
export const numberOf = (head: readonly EdifactSegment[]): string => {
  const bgm = head.find(({ name }) => name === 'BGM');
  return bgm ? componentOf(bgm, 1) : '';
};

export const noOrder = ({ type, reference }: Message): RefusedList =>
  new RefusedList({ code: 'edifactOrder', values: { message: `${type} ${reference}` } });
