import { GrowingNumbers } from '../packed/growing.ts';

/** Where a key was delivered first. */
export interface SeenPlace {
  readonly file: string;
  readonly line: number;
}

/** The keys of a kind that were delivered, by their numbers in its table of keys. */
export class SeenKeys {
  readonly #files: string[] = [];
  /** The number of the file, from 1. */
  readonly #file = new GrowingNumbers();
  readonly #line = new GrowingNumbers();
  readonly #taken = new GrowingNumbers();

  at(key: number): SeenPlace | undefined {
    const file = this.#file.at(key);
    return file === 0 ? undefined : { file: this.#files[file - 1] ?? '', line: this.#line.at(key) };
  }

  see(key: number, { file, line }: SeenPlace): void {
    if (this.#files.at(-1) !== file) this.#files.push(file);
    this.#file.set(key, this.#files.length);
    this.#line.set(key, line);
  }

  has(key: number): boolean {
    return this.#file.at(key) > 0;
  }

  /** That a line with the key is not refused. */
  take(key: number): void {
    this.#taken.set(key, 1);
  }

  isTaken(key: number): boolean {
    return this.#taken.at(key) === 1;
  }
}
