import { GrowingNumbers, GrowingTexts } from '../../packed/growing.ts';
import type { Pages } from '../../packed/pages.ts';
import { type ManyRows, manyRows } from '../manyRows.ts';

/** A segment with its elements, each of components. */
export interface EdifactSegment {
  readonly name: string;
  readonly elements: readonly (readonly string[])[];
  /** Its place in the interchange, from 1. */
  readonly number: number;
}

/** CNT 6069: the number of articles in a message. */
const LINES = '2';

/** Segments that open or close something; UNS parts a message and does neither. */
const service = /^UN[ABEGHTZ]$/;

/** The segments of an interchange as bytes, by their places from 0: as objects they are twenty times as much as their file. */
export class PackedSegments {
  readonly #texts: GrowingTexts;
  readonly #service = new GrowingNumbers();
  /** How many groups of messages begin. */
  groups = 0;
  /** The articles of the message that is open, and those among them that are below no other. */
  #lines = { all: 0, own: 0 };
  /** The first segment that says another number of articles than there are; with sub-lines senders count in two ways. */
  miscount: { readonly segment: number; readonly said: string; readonly counted: number } | null = null;

  constructor(pages: Pages) {
    this.#texts = new GrowingTexts(pages);
  }

  get length(): number {
    return this.#texts.length;
  }

  push({ name, elements }: Omit<EdifactSegment, 'number'>): void {
    if (service.test(name)) this.#service.push(this.length);
    if (name === 'UNG') this.groups += 1;
    this.#count(name, elements);
    this.#texts.push(JSON.stringify([name, elements]));
  }

  #count(name: string, elements: EdifactSegment['elements']): void {
    if (name === 'UNH') this.#lines = { all: 0, own: 0 };
    else if (name === 'LIN') {
      this.#lines.all += 1;
      if ((elements[3]?.[1] ?? '') === '') this.#lines.own += 1;
    } else if (name === 'CNT' && elements[0]?.[0] === LINES) {
      const said = elements[0][1] ?? '';
      const { all, own } = this.#lines;
      if (said !== '' && Number(said) !== all && Number(said) !== own)
        this.miscount ??= { segment: this.length + 1, said, counted: all };
    }
  }

  at(place: number): EdifactSegment {
    const [name, elements]: [string, string[][]] = JSON.parse(this.#texts.at(place));
    return { name, elements, number: place + 1 };
  }

  /** The places of UNB, UNH and the like. */
  *servicePlaces(): Generator<number> {
    for (let nth = 0; nth < this.#service.length; nth += 1) yield this.#service.at(nth);
  }

  /** The segments from a place on up to another one. */
  between(from: number, to: number): ManyRows<EdifactSegment> {
    const each = function* (this: PackedSegments): Generator<EdifactSegment> {
      for (let place = from; place < to; place += 1) yield this.at(place);
    };
    return manyRows(to - from, each.bind(this));
  }
}
