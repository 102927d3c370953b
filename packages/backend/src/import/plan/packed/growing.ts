/** Whole numbers in a row, at 4 bytes each: a list of numbers takes two to four times as much while it grows. */
export class GrowingNumbers {
  #numbers: Int32Array;
  length = 0;

  constructor(atFirst = 1_024) {
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

/** Bytes of a piece: what does not fit into the rest of one begins the next. */
const PIECE = 1 << 20;

/** Texts one after another as bytes outside of the heap, by their places from 0. None is ever changed or removed. */
export class GrowingTexts {
  readonly #pieces: Buffer[] = [];
  readonly #piece = new GrowingNumbers();
  readonly #from = new GrowingNumbers();
  readonly #size = new GrowingNumbers();
  #used = 0;

  get length(): number {
    return this.#size.length;
  }

  push(text: string): number {
    // A character of a string is at most three bytes.
    const most = text.length * 3;
    let piece = this.#pieces.at(-1);
    if (!piece || piece.length - this.#used < most) {
      const size = most > PIECE ? Buffer.byteLength(text) : 0;
      piece = Buffer.allocUnsafeSlow(Math.max(PIECE, size));
      this.#pieces.push(piece);
      this.#used = 0;
    }
    const size = piece.write(text, this.#used);
    this.#piece.push(this.#pieces.length - 1);
    this.#from.push(this.#used);
    this.#size.push(size);
    this.#used += size;
    return this.#size.length - 1;
  }

  at(index: number): string {
    const from = this.#from.at(index);
    return this.#pieces[this.#piece.at(index)]?.toString('utf8', from, from + this.#size.at(index)) ?? '';
  }
}
