import { RefusedList } from '../problem.ts';
import { componentOf, type EdifactSegment, type Message } from './interchange.ts';

/** A LIN with the segments that belong to it. */
export interface Item {
  readonly lin: EdifactSegment;
  readonly segments: readonly EdifactSegment[];
}

/** What stands before the first LIN, and the items. What stands behind UNS sums up and belongs to none. */
export function partsOf({ segments }: Message): {
  readonly head: readonly EdifactSegment[];
  readonly items: readonly Item[];
} {
  const end = segments.findIndex(({ name }) => name === 'UNS');
  const body = end < 0 ? segments : segments.slice(0, end);
  const head: EdifactSegment[] = [];
  const items: { lin: EdifactSegment; segments: EdifactSegment[] }[] = [];
  for (const segment of body) {
    if (segment.name === 'LIN') items.push({ lin: segment, segments: [] });
    else (items.at(-1)?.segments ?? head).push(segment);
  }
  return { head, items };
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
