import { GrowingNumbers } from '../../packed/growing.ts';
import { KeyTable } from '../../packed/keyTable.ts';
import type { Pages } from '../../packed/pages.ts';
import { mostLines } from '../bounds.ts';
import { PackedLines } from '../packedLines.ts';
import type { RawLine } from '../rawTable.ts';
import { dayAmong } from './days.ts';
import { componentOf, type Message } from './interchange.ts';
import { eanOf, headOf, type Item, itemsOf, noOrder, numberOf, orderAmong, piecesOf } from './items.ts';
import type { MessageRows } from './messageRows.ts';
import type { EdifactSegment } from './packedSegments.ts';

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

/** What is in parcels so far: an article that a parcel has in several batches is a line. */
class ParcelLines {
  readonly #keys: KeyTable;
  readonly #lines: PackedLines;
  readonly #place = new GrowingNumbers();
  readonly #pieces: number[] = [];

  constructor(pages: Pages) {
    this.#keys = new KeyTable(pages);
    this.#lines = new PackedLines(pages);
  }

  add(number: number, [order, name, ean]: readonly string[], said: string): void {
    const key = this.#keys.add(JSON.stringify([order, name, ean]));
    const isKnown = key < this.#pieces.length;
    if (isKnown && /^\d{1,6}$/.test(said)) {
      this.#pieces[key] = (this.#pieces[key] ?? 0) + Number(said);
      return;
    }
    this.#place.set(key, this.#lines.push({ number, cells: [order, name, ean, said] }));
    this.#pieces[key] = Number(said);
    mostLines(this.#pieces.length);
  }

  *lines(on: string | undefined): Generator<RawLine> {
    for (const [key, pieces] of this.#pieces.entries()) {
      const { number, cells } = this.#lines.at(this.#place.at(key));
      const [order, name, ean, said] = cells;
      yield { number, cells: [order, name, ean, Number.isFinite(pieces) ? String(pieces) : said, on] };
    }
  }
}

/** A DESADV as lines of a list: what is in each parcel (O8). One without marked parcels is a parcel of its own number. */
export function despatchAdvice(message: Message, pages: Pages): MessageRows {
  const head = headOf(message);
  const whole = numberOf(head);
  const on = dayAmong(head, ['11', '137']);
  const ofMessage = orderAmong(head);
  let parcel = parcelsAmong(lastPackage(head));
  const parcels = new ParcelLines(pages);
  let isEmpty = true;
  for (const item of itemsOf(message)) {
    isEmpty = false;
    const { own, next } = splitAtPackage(item);
    const order = orderAmong(own.segments) || ofMessage;
    if (order === '') throw noOrder(message);
    const name = parcelsAmong(own.segments) || parcel || whole;
    parcels.add(own.lin.number, [order, name, eanOf(own)], piecesOf(own.segments, ['12', '46', '21']));
    if (next) parcel = parcelsAmong(lastPackage(next));
  }
  if (!isEmpty) return { parcels: parcels.lines(on) };
  if (ofMessage === '') throw noOrder(message);
  const cells = [ofMessage, parcel || whole, undefined, undefined, on];
  return { parcels: [{ number: head[0]?.number ?? 1, cells }] };
}
