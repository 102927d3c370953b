import type { RawLine } from '../rawTable.ts';
import { dayAmong } from './days.ts';
import { componentOf, type EdifactSegment, type Message } from './interchange.ts';
import { eanOf, type Item, noOrder, numberOf, orderAmong, partsOf, piecesOf } from './items.ts';
import type { MessageRows } from './messageRows.ts';

/** The numbers of parcels (SSCC) that GIN+BJ segments name, as one text; '' for none. */
const parcelsAmong = (segments: readonly EdifactSegment[]): string =>
  segments
    .filter((segment) => segment.name === 'GIN' && componentOf(segment, 0) === 'BJ')
    .flatMap(({ elements }) => elements.slice(1).flat())
    .map((number) => number.trim())
    .filter((number) => number !== '')
    .join(', ');

/** The segments of an item that are its own, and those of the packages that begin behind it. */
function splitAtPackage(item: Item): { readonly own: Item; readonly next: readonly EdifactSegment[] | null } {
  const at = item.segments.findIndex(({ name }) => name === 'CPS');
  return at < 0
    ? { own: item, next: null }
    : { own: { lin: item.lin, segments: item.segments.slice(0, at) }, next: item.segments.slice(at) };
}

/** What follows the last CPS: an outer package says nothing of what is in an inner one. */
const lastPackage = (segments: readonly EdifactSegment[]): readonly EdifactSegment[] =>
  segments.slice(
    Math.max(
      0,
      segments.findLastIndex(({ name }) => name === 'CPS'),
    ),
  );

/** A DESADV as lines of a list: what is in each parcel (O8). One without marked parcels is a parcel of its own number. */
export function despatchAdvice(message: Message): MessageRows {
  const { head, items } = partsOf(message);
  const whole = numberOf(head);
  const on = dayAmong(head, ['11', '137']);
  const ofMessage = orderAmong(head);
  let parcel = parcelsAmong(lastPackage(head));
  const rows = new Map<string, { readonly number: number; readonly cells: string[]; pieces: number }>();
  const lines: RawLine[] = [];
  for (const item of items) {
    const { own, next } = splitAtPackage(item);
    const order = orderAmong(own.segments) || ofMessage;
    if (order === '') throw noOrder(message);
    const ean = eanOf(own);
    const said = piecesOf(own.segments, ['12', '46', '21']);
    const name = parcelsAmong(own.segments) || parcel || whole;
    const known = rows.get(JSON.stringify([order, name, ean]));
    // A parcel may have an article in several batches.
    if (known && /^\d{1,6}$/.test(said)) known.pieces += Number(said);
    else {
      const row = { number: own.lin.number, cells: [order, name, ean, said], pieces: Number(said) };
      rows.set(JSON.stringify([order, name, ean]), row);
    }
    if (next) parcel = parcelsAmong(lastPackage(next));
  }
  for (const { number, cells, pieces } of rows.values()) {
    const [order, name, ean, said] = cells;
    lines.push({ number, cells: [order, name, ean, Number.isFinite(pieces) ? String(pieces) : said, on] });
  }
  if (items.length === 0) {
    if (ofMessage === '') throw noOrder(message);
    lines.push({
      number: head[0]?.number ?? 1,
      cells: [ofMessage, parcel || whole, undefined, undefined, on],
    });
  }
  return { parcels: lines };
}
