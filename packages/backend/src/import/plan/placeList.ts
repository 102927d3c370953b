import type { KindName, KnownEntry, PlannedRow } from '../kinds/kind.ts';
import { GrowingNumbers } from '../packed/growing.ts';
import type { ManyRows } from '../reading/manyRows.ts';
import type { PlannedPlaces, PlannedRows } from './knownRows.ts';

/** Stands where no further row has the name. */
const NONE = -1;

/** The places of rows, from 0: those with the same name together and in their order, by the order in which the names come. */
function* groupsOf<Row>(rows: Iterable<Row>, nameOf: (row: Row) => string): Generator<number[]> {
  const names = new Map<string, number>();
  const [first, last, next] = [new GrowingNumbers(), new GrowingNumbers(), new GrowingNumbers()];
  for (const row of rows) {
    const name = nameOf(row);
    const place = next.length;
    const known = names.get(name);
    if (known === undefined) {
      names.set(name, first.length);
      first.push(place);
      last.push(place);
    } else {
      next.set(last.at(known), place);
      last.set(known, place);
    }
    next.push(NONE);
  }
  for (let name = 0; name < first.length; name += 1) {
    const places: number[] = [];
    for (let place = first.at(name); place !== NONE; place = next.at(place)) places.push(place);
    yield places;
  }
}

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

  /** The rows in parts of some `most`, so that those with the same name are in one part. They keep their order within a name. */
  *inGroups(nameOf: (row: PlannedRow) => string, most: number): Generator<PlannedRow[]> {
    let part: PlannedRow[] = [];
    for (const places of groupsOf(this, nameOf)) {
      for (const place of places) part.push(this.#row(place));
      if (part.length < most) continue;
      yield part;
      part = [];
    }
    if (part.length > 0) yield part;
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
