import type { ImportValue, KnownEntry } from '../kinds/kind.ts';
import { GrowingTexts } from '../packed/growing.ts';
import type { Pages } from '../packed/pages.ts';

type Packed = readonly [shape: number, id: string, isEnded: 0 | 1, ...values: ImportValue[]];

/**
 * Rows as bytes, by their places from 0; an object is made of one only where somebody asks for it. Half a million
 * variants are 50 MB so, and ten times as much as objects.
 */
export class PackedRows {
  readonly #texts: GrowingTexts;
  readonly #shapes: (readonly string[])[] = [];
  /** Lines that belong together follow each other, and ask for the same row: the style of its variants. */
  #last: { readonly at: number; readonly row: KnownEntry } | null = null;

  constructor(pages: Pages) {
    this.#texts = new GrowingTexts(pages);
  }

  push({ id, entry, isEnded }: KnownEntry): number {
    const packed: Packed = [this.#shape(Object.keys(entry)), id, isEnded ? 1 : 0, ...Object.values(entry)];
    return this.#texts.push(JSON.stringify(packed));
  }

  at(index: number): KnownEntry {
    if (this.#last?.at === index) return this.#last.row;
    const [shape, id, isEnded, ...values]: Packed = JSON.parse(this.#texts.at(index));
    const fields = this.#shapes[shape] ?? [];
    const entry: Record<string, ImportValue> = {};
    for (let at = 0; at < fields.length; at += 1) entry[fields[at] ?? ''] = values[at] ?? null;
    const row = { id, entry, isEnded: isEnded === 1 };
    this.#last = { at: index, row };
    return row;
  }

  /** The number of a list of fields. A kind has few of them. */
  #shape(fields: readonly string[]): number {
    const isSame = (one: readonly string[]): boolean =>
      one.length === fields.length && one.every((field, at) => field === fields[at]);
    const known = this.#shapes.findIndex(isSame);
    return known >= 0 ? known : this.#shapes.push(fields) - 1;
  }
}
