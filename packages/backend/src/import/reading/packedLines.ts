import { GrowingTexts } from '../packed/growing.ts';
import type { Pages } from '../packed/pages.ts';
import type { ManyRows } from './manyRows.ts';
import type { RawLine } from './rawTable.ts';

type PackedLine = readonly [number: number, isBroken: 0 | 1, ...cells: (string | null)[]];

/** Lines as bytes, for what cannot be read out of its file again; each is an object only in its turn. */
export class PackedLines implements ManyRows<RawLine> {
  readonly #texts: GrowingTexts;

  constructor(pages: Pages) {
    this.#texts = new GrowingTexts(pages);
  }

  get length(): number {
    return this.#texts.length;
  }

  /** The line's place, from 0. */
  push({ number, cells, isBroken }: RawLine): number {
    // By index: a list with holes says nothing where it has one.
    const said = Array.from(cells, (cell) => cell ?? null);
    const packed: PackedLine = [number, isBroken ? 1 : 0, ...said];
    return this.#texts.push(JSON.stringify(packed));
  }

  at(place: number): RawLine {
    const [number, isBroken, ...cells]: PackedLine = JSON.parse(this.#texts.at(place));
    return {
      number,
      cells: cells.map((cell) => cell ?? undefined),
      ...(isBroken === 1 && { isBroken: true }),
    };
  }

  *[Symbol.iterator](): Generator<RawLine> {
    for (let place = 0; place < this.length; place += 1) yield this.at(place);
  }
}
