import type { ImportValue, KnownEntry } from '../../kinds/kind.ts';
import { GrowingTexts } from './growing.ts';

type Packed = readonly [shape: number, id: string, isEnded: 0 | 1, ...values: ImportValue[]];

/**
 * Rows as bytes, by their places from 0; an object is made of one only where somebody asks for it. Half a million
 * variants are 50 MB so, and ten times as much as objects.
 */
export class PackedRows {
  readonly #texts = new GrowingTexts();
  readonly #shapes: (readonly string[])[] = [];
  readonly #shapeOf = new Map<string, number>();
  /** Lines that belong together follow each other, and ask for the same row: the style of its variants. */
  #last: { readonly at: number; readonly row: KnownEntry } | null = null;

  push({ id, entry, isEnded }: KnownEntry): number {
    const fields = Object.keys(entry);
    const shape: Packed = [this.#shape(fields), id, isEnded ? 1 : 0, ...Object.values(entry)];
    return this.#texts.push(JSON.stringify(shape));
  }

  at(index: number): KnownEntry {
    if (this.#last?.at === index) return this.#last.row;
    const [shape, id, isEnded, ...values]: Packed = JSON.parse(this.#texts.at(index));
    const entry: Record<string, ImportValue> = {};
    for (const [at, field] of (this.#shapes[shape] ?? []).entries()) entry[field] = values[at] ?? null;
    const row = { id, entry, isEnded: isEnded === 1 };
    this.#last = { at: index, row };
    return row;
  }

  /** The number of a list of fields. */
  #shape(fields: readonly string[]): number {
    const name = fields.join();
    const known = this.#shapeOf.get(name);
    if (known !== undefined) return known;
    this.#shapeOf.set(name, this.#shapes.length);
    return this.#shapes.push(fields) - 1;
  }
}
