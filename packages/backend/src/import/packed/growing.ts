import { PAGE, type Pages } from './pages.ts';

/** Whole numbers in a row, at 4 bytes each: a list of numbers takes two to four times as much while it grows. */
export class GrowingNumbers {
  #numbers: Int32Array;
  length = 0;

  constructor(atFirst = 16) {
    this.#numbers = new Int32Array(atFirst);
  }

  push(number: number): void {
    this.set(this.length, number);
  }

  /** 0 where nothing was set. */
  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  set(index: number, number: number): void {
    if (index >= this.#numbers.length) {
      // By halves: what is grown is held twice for a moment.
      const larger = new Int32Array(Math.max(index + 1, Math.ceil(this.#numbers.length * 1.5)));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[index] = number;
    if (index >= this.length) this.length = index + 1;
  }
}

/** Bytes of a page that is begun. */
const FIRST = 1_024;

/** Texts one after another as bytes outside of the heap, by their places from 0. None is ever changed or removed. */
export class GrowingTexts {
  readonly #pages: Pages;
  /** Of each page that is full: its number, and the place of the first text that is in it. */
  readonly #full = new GrowingNumbers();
  readonly #first = new GrowingNumbers();
  /** Where each text begins in its page. It ends where the next one begins, or at the end of what its page has. */
  readonly #from = new GrowingNumbers();
  readonly #used = new GrowingNumbers();
  #open: Buffer | null = null;
  #openUsed = 0;
  /** The full page that was asked for last: most texts are asked for in their order. */
  #last = 0;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  get length(): number {
    return this.#from.length;
  }

  push(text: string): number {
    // A character of a string is at most three bytes.
    const most = text.length * 3;
    if (this.#openUsed + most > PAGE || this.#open === null)
      this.#begin(most > PAGE ? Buffer.byteLength(text) : most);
    else if (this.#openUsed + most > this.#open.length) this.#widen(most);
    const open = this.#open ?? Buffer.alloc(0);
    this.#from.push(this.#openUsed);
    this.#openUsed += open.write(text, this.#openUsed);
    return this.#from.length - 1;
  }

  at(index: number): string {
    if (index < 0 || index >= this.#from.length) return '';
    const nth = this.#pageOf(index);
    const isOpen = nth === this.#full.length;
    const isLast = index + 1 === (isOpen ? this.#from.length : this.#first.at(nth + 1));
    const used = isOpen ? this.#openUsed : this.#used.at(nth);
    const bytes = isOpen ? this.#open : this.#pages.get(this.#full.at(nth));
    return bytes?.toString('utf8', this.#from.at(index), isLast ? used : this.#from.at(index + 1)) ?? '';
  }

  /** Begins a page, a small one at first: many lists stay short. */
  #begin(size: number): void {
    this.#close();
    const whole = this.#full.length > 0 || size > PAGE / 2;
    this.#open = this.#pages.take(whole ? Math.max(PAGE, size) : Math.max(FIRST, size));
    this.#openUsed = 0;
    this.#first.push(this.#from.length);
  }

  #widen(most: number): void {
    if (this.#open === null) return;
    const larger = this.#pages.take(Math.min(PAGE, Math.max(this.#open.length * 4, this.#openUsed + most)));
    this.#open.copy(larger, 0, 0, this.#openUsed);
    this.#open = larger;
  }

  #close(): void {
    if (this.#open === null) return;
    this.#used.push(this.#openUsed);
    this.#full.push(this.#pages.add(this.#open));
    this.#open = null;
  }

  /** Which of the pages has a text. The first one of the page that is open comes behind those of the full ones. */
  #pageOf(index: number): number {
    const begins = (nth: number): boolean => this.#first.at(nth) <= index;
    const ends = (nth: number): boolean => nth + 1 >= this.#first.length || this.#first.at(nth + 1) > index;
    for (const nth of [this.#last, this.#last + 1])
      if (nth < this.#first.length && begins(nth) && ends(nth)) {
        this.#last = nth;
        return nth;
      }
    let [low, high] = [0, this.#first.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (begins(middle)) low = middle;
      else high = middle - 1;
    }
    this.#last = low;
    return low;
  }
}
