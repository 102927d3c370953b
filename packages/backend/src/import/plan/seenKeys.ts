import { GrowingNumbers } from './packed/growing.ts';
import type { KeyTable } from './packed/keyTable.ts';

/** Where a key was delivered first. */
export interface SeenPlace {
  readonly file: string;
  readonly line: number;
}

/** The keys of a kind that were delivered, by their numbers in a table of keys. */
export class SeenKeys {
  readonly #keys: KeyTable;
  readonly #files: string[] = [];
  /** The number of the file, from 1. */
  readonly #file = new GrowingNumbers();
  readonly #line = new GrowingNumbers();
  readonly #taken = new GrowingNumbers();

  constructor(keys: KeyTable) {
    this.#keys = keys;
  }

  get(key: string): SeenPlace | undefined {
    const number = this.#keys.find(key);
    const file = this.#file.at(number);
    return file === 0 ? undefined : { file: this.#files[file - 1] ?? '', line: this.#line.at(number) };
  }

  set(key: string, { file, line }: SeenPlace): void {
    const number = this.#keys.add(key);
    if (this.#files.at(-1) !== file) this.#files.push(file);
    this.#file.set(number, this.#files.length);
    this.#line.set(number, line);
  }

  hasNumber(number: number): boolean {
    return this.#file.at(number) > 0;
  }

  /** That a line with the key is not refused. */
  take(key: string): void {
    this.#taken.set(this.#keys.add(key), 1);
  }

  isTaken(key: string): boolean {
    return this.#taken.at(this.#keys.find(key)) === 1;
  }
}
