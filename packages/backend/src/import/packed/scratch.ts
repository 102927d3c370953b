import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where an import keeps what its memory need not hold, in the data folder: the only one that a portal may be allowed to write. */
export const scratchFolder = (dataDir: string): string => join(dataDir, 'import.work');

/**
 * A file for bytes of which memory is to have only the part in use. It has no name once it is open, so that the system
 * removes it however the process ends, and nobody else finds what a delivery holds. Pieces are small and go to the
 * system's cache, so that the loop waits for microseconds.
 */
export class Scratch {
  /** -1 once it is closed: another file may have the number then. */
  #file: number;
  #size = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${randomUUID()}.part`);
    this.#file = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
  }

  /** Bytes so far. */
  get size(): number {
    return this.#size;
  }

  /** Where the bytes begin that were put to the end. */
  append(bytes: Uint8Array): number {
    const from = this.#size;
    for (let at = 0; at < bytes.length; )
      at += writeSync(this.#file, bytes, at, bytes.length - at, from + at);
    this.#size += bytes.length;
    return from;
  }

  /** Fills `into` with the bytes from a place on. */
  read(into: Uint8Array, from: number): void {
    for (let at = 0; at < into.length; ) {
      const count = readSync(this.#file, into, at, into.length - at, from + at);
      if (count === 0) throw new Error('A scratch file ends before what was written to it.');
      at += count;
    }
  }

  close(): void {
    const file = this.#file;
    this.#file = -1;
    if (file >= 0) closeSync(file);
  }
}
