import { GrowingNumbers, GrowingTexts } from './growing.ts';
import type { Pages } from './pages.ts';

/** FNV-1a over the characters: keys are short, and many differ at their end only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The slots are chosen by the last bits, which this spreads the others over.
  return hash ^ (hash >>> 15);
}

/** Texts, each once, numbered from 0 in the order in which they came. Takes about 20 bytes a text besides its own. */
export class KeyTable {
  readonly #texts: GrowingTexts;
  readonly #hashes = new GrowingNumbers();
  /** Numbers plus one, each at the first free slot from its hash on; 0 is free. At most two thirds are taken. */
  #slots = new Int32Array(64);
  /** Lines that belong together follow each other, and ask for the same: the style of its variants. */
  #last: { readonly text: string; readonly number: number } | null = null;

  constructor(pages: Pages) {
    this.#texts = new GrowingTexts(pages);
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The number of a text; -1 if it never came. */
  find(text: string): number {
    if (this.#last?.text === text) return this.#last.number;
    const number = this.#at(this.#slotOf(text, hashOf(text)));
    if (number >= 0) this.#last = { text, number };
    return number;
  }

  /** The number of a text, which from now on is known. */
  add(text: string): number {
    const hash = hashOf(text);
    const slot = this.#slotOf(text, hash);
    const found = this.#at(slot);
    if (found >= 0) return found;
    const number = this.#texts.push(text);
    this.#hashes.push(hash);
    this.#slots[slot] = number + 1;
    if (this.#texts.length * 3 > this.#slots.length * 2) this.#widen();
    return number;
  }

  #at(slot: number): number {
    return (this.#slots[slot] ?? 0) - 1;
  }

  /** The slot of a text, or the free one at which it belongs. */
  #slotOf(text: string, hash: number): number {
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (let number = this.#at(slot); number >= 0; number = this.#at(slot)) {
      if (this.#hashes.at(number) === hash && this.#texts.at(number) === text) return slot;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #widen(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const last = this.#slots.length - 1;
    for (let number = 0; number < this.#hashes.length; number += 1) {
      let slot = this.#hashes.at(number) & last;
      while (this.#slots[slot]) slot = (slot + 1) & last;
      this.#slots[slot] = number + 1;
    }
  }
}
