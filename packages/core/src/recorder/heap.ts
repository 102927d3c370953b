export type Scalar = string | number | boolean | null;
/** A list starts with −1, a form with −2 and its name, an object with the position of its shape (property names). */
export type HeapCell = Scalar | readonly (number | string)[];

export const LIST = -1;
export const FORM = -2;
export const NOTHING = -3;

/** The values of a recording, each stored once and referred to by its position. Equal values have the same position. */
export interface Values {
  readonly cells: readonly HeapCell[];
  readonly shapes: readonly (readonly string[])[];
}

/** {@link Values} that can be added to. */
export class Heap implements Values {
  readonly cells: HeapCell[] = [];
  readonly shapes: string[][] = [];
  private readonly cellAt = new Map<string, number>();
  private readonly shapeAt = new Map<string, number>();

  add(cell: HeapCell): number {
    const name = typeof cell === 'string' ? `"${cell}` : String(cell);
    const known = this.cellAt.get(name);
    if (known !== undefined) return known;
    this.cellAt.set(name, this.cells.length);
    return this.cells.push(cell) - 1;
  }

  /** Properties are sorted by name, so that equal objects have equal cells. */
  object(properties: readonly (readonly [string, number])[]): number {
    const sorted = [...properties].sort(([one], [other]) => (one < other ? -1 : 1));
    const names = sorted.map(([name]) => name);
    const key = names.join('\n');
    let shape = this.shapeAt.get(key);
    if (shape === undefined) {
      shape = this.shapes.push(names) - 1;
      this.shapeAt.set(key, shape);
    }
    return this.add([shape, ...sorted.map(([, value]) => value)]);
  }

  list(values: readonly number[]): number {
    return this.add([LIST, ...values]);
  }

  form(name: string, values: readonly number[]): number {
    return this.add([FORM, name, ...values]);
  }
}
