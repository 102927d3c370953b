import { Scratch } from './scratch.ts';

/** Bytes of a page; what is larger is a page of its own. */
export const PAGE = 1 << 16;

/** Bytes of full pages that stay in memory. Rows come in an order, so that few pages are in use at a time. */
const MOST_HELD = 24 << 20;

/** Buffers that wait for the next page: memory of one that is let go stays taken until the heap is collected. */
const MOST_SPARE = 16;

interface HeldPage {
  readonly page: number;
  readonly bytes: Buffer;
  isUsed: boolean;
}

/**
 * Full pages of bytes, by their numbers. So many are in memory as there is room for; those that nobody asked for of late are
 * in a file. None is ever changed, so that each is written once at most.
 */
export class Pages {
  readonly #folder: string | null;
  readonly #most: number;
  #scratch: Scratch | null = null;
  readonly #held: (HeldPage | null)[] = [];
  /** The place of each page in the file; negative: it never left memory. */
  readonly #at: number[] = [];
  readonly #size: number[] = [];
  readonly #ring: HeldPage[] = [];
  #hand = 0;
  #bytes = 0;
  readonly #spare: Buffer[] = [];

  /** @param folder of the file; null: all stay in memory */
  constructor(folder: string | null = null, most = MOST_HELD) {
    this.#folder = folder;
    this.#most = most;
  }

  /** A buffer for a page that is to be filled. */
  take(size = PAGE): Buffer {
    return (size === PAGE && this.#spare.pop()) || Buffer.allocUnsafeSlow(size);
  }

  /** The number of a page that is full. Its buffer belongs to the pages from now on. */
  add(bytes: Buffer): number {
    this.#at.push(-1);
    this.#size.push(bytes.length);
    return this.#hold(this.#at.length - 1, bytes).page;
  }

  /** The bytes of a page, until the pages are asked for anything else. */
  get(page: number): Buffer {
    const held = this.#held[page];
    if (held) {
      held.isUsed = true;
      return held.bytes;
    }
    this.#makeRoom();
    const bytes = this.take(this.#size[page]);
    this.#scratch?.read(bytes, this.#at[page] ?? 0);
    return this.#hold(page, bytes).bytes;
  }

  /** Gives the file back. The pages are not to be asked any more. */
  close(): void {
    this.#scratch?.close();
    this.#scratch = null;
    this.#held.length = 0;
    this.#ring.length = 0;
    this.#spare.length = 0;
  }

  #hold(page: number, bytes: Buffer): HeldPage {
    const held = { page, bytes, isUsed: true };
    this.#held[page] = held;
    this.#ring.push(held);
    this.#bytes += bytes.length;
    this.#makeRoom(held);
    return held;
  }

  /** The hand goes round and lets go what nobody asked for since it came by. */
  #makeRoom(kept?: HeldPage): void {
    if (this.#folder === null) return;
    while (this.#bytes > this.#most && this.#ring.length > 1) {
      if (this.#hand >= this.#ring.length) this.#hand = 0;
      const held = this.#ring[this.#hand];
      if (!held) return;
      if (held.isUsed || held === kept) {
        held.isUsed = false;
        this.#hand += 1;
      } else this.#letGo(held, this.#folder);
    }
  }

  #letGo({ page, bytes }: HeldPage, folder: string): void {
    if ((this.#at[page] ?? -1) < 0) {
      this.#scratch ??= new Scratch(folder);
      this.#at[page] = this.#scratch.append(bytes);
    }
    this.#held[page] = null;
    this.#bytes -= bytes.length;
    const last = this.#ring.pop();
    if (last && this.#hand < this.#ring.length) this.#ring[this.#hand] = last;
    if (bytes.length === PAGE && this.#spare.length < MOST_SPARE) this.#spare.push(bytes);
  }
}
