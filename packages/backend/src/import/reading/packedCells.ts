import { GrowingNumbers, GrowingTexts } from '../packed/growing.ts';
import type { Pages } from '../packed/pages.ts';

/** The rows of a sheet as bytes, by their numbers. Five million cells are 60 MB so, and five times as much as texts. */
export class PackedCells {
  readonly #texts: GrowingTexts;
  /** One more than the place of a row's text; 0: there is none. */
  readonly #place = new GrowingNumbers();

  constructor(pages: Pages) {
    this.#texts = new GrowingTexts(pages);
  }

  get(row: number): string[] | undefined {
    const place = this.#place.at(row) - 1;
    return place < 0 ? undefined : JSON.parse(this.#texts.at(place));
  }

  /** A row that is put again takes the place of the one before. */
  set(row: number, cells: readonly string[]): void {
    this.#place.set(row, this.#texts.push(JSON.stringify(cells)) + 1);
  }
}
