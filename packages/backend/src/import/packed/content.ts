import { Scratch } from './scratch.ts';

/** The bytes of a file, which need not be in memory. */
export interface FileContent {
  readonly size: number;
  /** The bytes from a place on, as many as are asked for or as there are. */
  slice(from: number, length: number): Uint8Array;
}

/** Bytes that are in memory anyway. */
export const heldContent = (bytes: Uint8Array): FileContent => ({
  size: bytes.length,
  slice: (from, length) => bytes.subarray(from, from + length),
});

export const wholeOf = (content: FileContent): Uint8Array => content.slice(0, content.size);

/** Reads the whole once it is asked for. */
export const readerOf = (content: FileContent) => async (): Promise<Uint8Array> => wholeOf(content);

/** Bytes of a piece. */
const PIECE = 1 << 18;

/** The bytes of a file in order, in pieces that stay as they are. */
export function* piecesOf(content: FileContent): Generator<Uint8Array> {
  for (let at = 0; at < content.size; at += PIECE) yield content.slice(at, PIECE);
}

/** Files of an import in one scratch file, of which there is none before the first byte. */
export class ScratchFiles {
  readonly #folder: string;
  #scratch: Scratch | null = null;
  #isClosed = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Begins a file, which takes pieces until it is ended. Only one is under way at a time. */
  begin(): { put(piece: Uint8Array): void; end(): FileContent } {
    // Whoever still writes what was given back must not begin another file, which nobody would give back.
    if (this.#isClosed) throw new Error('The files of an import are closed.');
    this.#scratch ??= new Scratch(this.#folder);
    const scratch = this.#scratch;
    const begin = scratch.size;
    return {
      put: (piece) => void scratch.append(piece),
      end: () => {
        const size = scratch.size - begin;
        return {
          size,
          slice(from, length) {
            const bytes = new Uint8Array(Math.max(0, Math.min(length, size - from)));
            scratch.read(bytes, begin + from);
            return bytes;
          },
        };
      },
    };
  }

  keep(bytes: Uint8Array): FileContent {
    const file = this.begin();
    file.put(bytes);
    return file.end();
  }

  /** Gives the file back. What is in it is not to be asked for any more. */
  close(): void {
    this.#isClosed = true;
    this.#scratch?.close();
    this.#scratch = null;
  }
}
