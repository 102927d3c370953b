import type { KindName, KnownEntry, PlannedRow } from '../kinds/kind.ts';
import { GrowingNumbers } from '../packed/growing.ts';
import type { ManyRows } from '../reading/manyRows.ts';
import type { PlannedPlaces, PlannedRows } from './knownRows.ts';

/** The rows of a kind that are to be written. */
export class PlannedList implements ManyRows<PlannedRow> {
  readonly #kind: KindName;
  readonly #known: PlannedRows;
  readonly #at = new GrowingNumbers();
  readonly #before = new GrowingNumbers();

  constructor(kind: KindName, known: PlannedRows) {
    this.#kind = kind;
    this.#known = known;
  }

  get length(): number {
    return this.#at.length;
  }

  add({ at, before }: PlannedPlaces): void {
    this.#at.push(at);
    this.#before.push(before);
  }

  *[Symbol.iterator](): Generator<PlannedRow> {
    for (let index = 0; index < this.length; index += 1) yield this.#row(index);
  }

  /** The rows that are there already. */
  *changed(): Generator<PlannedRow> {
    for (let index = 0; index < this.length; index += 1)
      if (this.#before.at(index) >= 0) yield this.#row(index);
  }

  #row(index: number): PlannedRow {
    return this.#known.planned(this.#kind, { at: this.#at.at(index), before: this.#before.at(index) });
  }
}

/** The rows of a kind that are withdrawn. */
export class WithdrawnList implements ManyRows<KnownEntry> {
  readonly #kind: KindName;
  readonly #known: PlannedRows;
  readonly #places = new GrowingNumbers();

  constructor(kind: KindName, known: PlannedRows) {
    this.#kind = kind;
    this.#known = known;
  }

  get length(): number {
    return this.#places.length;
  }

  add(place: number): void {
    this.#places.push(place);
  }

  *[Symbol.iterator](): Generator<KnownEntry> {
    for (let index = 0; index < this.length; index += 1) {
      const row = this.#known.rowAt(this.#kind, this.#places.at(index));
      if (row) yield row;
    }
  }
}
