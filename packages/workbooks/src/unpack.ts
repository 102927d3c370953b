import { Inflate } from 'fflate/browser';
import { checksum } from './checksum.ts';
import { entryName } from './entryName.ts';
import { MOST_UNPACKED } from './limits.ts';
import { broken, Unreadable } from './unreadable.ts';
import type { Pause } from './xml.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** The flag of an entry that a password locks. */
const ENCRYPTED = 1;
/** Length of the end record's own fields, and of the longest comment after it. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Number of bytes unpacked before the total is checked again. */
const SLICE = 16_384;

function endOf(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= least; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return broken();
}

interface Entry {
  readonly path: string;
  /** 0: stored; 8: deflated. */
  readonly method: number;
  readonly packed: Uint8Array;
  readonly checksum: number;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): Entry & { readonly next: number } {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return broken();
  if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) return broken();
  const nameLength = view.getUint16(at + 28, true);
  const packedSize = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL_ENTRY) return broken();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > view.byteLength) return broken();
  return {
    path: entryName(bytes.subarray(at + 46, at + 46 + nameLength)),
    method: view.getUint16(at + 10, true),
    packed: bytes.subarray(start, start + packedSize),
    checksum: view.getUint32(at + 16, true),
    next: at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

function entriesOf(bytes: Uint8Array): readonly Entry[] {
  if (bytes.byteLength < END_LENGTH) return broken();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 8, true);
  // In a zip in one part both counts are equal. Readers differ in which one they use, so others are refused.
  if (view.getUint16(end + 10, true) !== count) return broken();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { next, ...entry } = entryAt(bytes, view, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** @param count called with the size of each unpacked piece; throws when the total is too large */
async function inflated(
  packed: Uint8Array,
  count: (bytes: number) => void,
  pause: Pause,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let ended = false;
  const inflate = new Inflate((chunk, final) => {
    count(chunk.length);
    chunks.push(chunk);
    ended = final;
  });
  for (let at = 0; at < packed.length && !ended; at += SLICE) {
    try {
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    } catch (error) {
      // What the library throws for a stream that is none has no type of its own.
      if (error instanceof Unreadable) throw error;
      return broken();
    }
    await pause();
  }
  return ended ? joined(chunks) : broken();
}

const isText = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.rels');

interface HowToUnpack {
  /** Called with the progress, from 0 to 1. */
  readonly tell: (share: number) => void;
  /** Awaited between two pieces. */
  readonly pause: Pause;
  /** The paths to unpack: of a workbook its texts, but no pictures. */
  readonly wanted?: (path: string) => boolean;
}

/**
 * Unpacks files in a zip. The real unpacked size is counted, since a zip may state a smaller one.
 *
 * @param most in bytes
 * @returns the files by their paths, as the zip says them
 * @throws {Unreadable} `broken`, also where a file is not what was packed, or `tooLarge`
 */
export async function unpack(
  bytes: Uint8Array,
  { tell, pause, wanted = isText }: HowToUnpack,
  most: number = MOST_UNPACKED,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const entries = entriesOf(bytes).filter(({ path }) => wanted(path));
  const all = Math.max(
    1,
    entries.reduce((sum, { packed }) => sum + packed.length, 0),
  );
  let unpacked = 0;
  let done = 0;
  const count = (more: number): void => {
    unpacked += more;
    if (unpacked > most) throw new Unreadable({ code: 'tooLarge', bytes: unpacked, most });
  };
  const read = async ({ method, packed }: Entry): Promise<Uint8Array> => {
    if (method === 8) return inflated(packed, count, pause);
    if (method !== 0) return broken();
    count(packed.length);
    return packed;
  };
  const files: [string, Uint8Array][] = [];
  for (const entry of entries) {
    const file = await read(entry);
    if (checksum(file) !== entry.checksum) return broken();
    files.push([entry.path, file]);
    done += entry.packed.length;
    tell(done / all);
  }
  return Object.fromEntries(files);
}
