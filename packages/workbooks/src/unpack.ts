import { Inflate } from 'fflate/browser';
import { createChecksum } from './checksum.ts';
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
  /** Bytes once unpacked, as the zip says. It may lie. */
  readonly size: number;
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
    size: view.getUint32(at + 24, true),
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

/** What takes the bytes of an unpacked file, piece by piece. A piece is not kept by who gives it. */
export type TakePiece = (piece: Uint8Array) => void;

/** @param take called with each unpacked piece; what it throws as {@link Unreadable} ends it */
async function inflated(packed: Uint8Array, take: TakePiece, pause: Pause): Promise<void> {
  let ended = false;
  const inflate = new Inflate((chunk, final) => {
    take(chunk);
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
  if (!ended) broken();
}

/** Pieces as one, with room for as many bytes as are expected: to join them at the end would hold them twice. */
function joining(expected: number): { readonly take: TakePiece; readonly whole: () => Uint8Array } {
  let bytes = new Uint8Array(expected);
  let used = 0;
  return {
    take(piece) {
      if (used + piece.length > bytes.length) {
        const larger = new Uint8Array(Math.max(used + piece.length, bytes.length * 2));
        larger.set(bytes.subarray(0, used));
        bytes = larger;
      }
      bytes.set(piece, used);
      used += piece.length;
    },
    whole: () => bytes.subarray(0, used),
  };
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
 * Unpacks files in a zip, each as it comes. The real unpacked size is counted, since a zip may state a smaller one.
 *
 * @param begin called before each file; the answer takes its pieces, and is told when it has all
 * @param most in bytes, of all files
 * @throws {Unreadable} `broken`, also where a file is not what was packed, or `tooLarge`
 */
export async function unpackEach(
  bytes: Uint8Array,
  { tell, pause, wanted = isText }: HowToUnpack,
  begin: (path: string, size: number) => { readonly take: TakePiece; readonly end: () => void },
  most: number = MOST_UNPACKED,
): Promise<void> {
  const entries = entriesOf(bytes).filter(({ path }) => wanted(path));
  const all = Math.max(
    1,
    entries.reduce((sum, { packed }) => sum + packed.length, 0),
  );
  let unpacked = 0;
  let done = 0;
  for (const { path, method, packed, size, checksum } of entries) {
    const sum = createChecksum();
    const { take, end } = begin(path, Math.min(size, most - unpacked));
    const counted: TakePiece = (piece) => {
      unpacked += piece.length;
      if (unpacked > most) throw new Unreadable({ code: 'tooLarge', bytes: unpacked, most });
      sum.add(piece);
      take(piece);
    };
    if (method === 8) await inflated(packed, counted, pause);
    else if (method === 0) counted(packed);
    else broken();
    if (sum.sum !== checksum) broken();
    end();
    done += packed.length;
    tell(done / all);
  }
}

/**
 * Unpacks files in a zip as {@link unpackEach} does, into memory.
 *
 * @returns the files by their paths, as the zip says them
 * @throws {Unreadable} `broken`, also where a file is not what was packed, or `tooLarge`
 */
export async function unpack(
  bytes: Uint8Array,
  how: HowToUnpack,
  most: number = MOST_UNPACKED,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const files: [string, Uint8Array][] = [];
  const begin = (path: string, size: number) => {
    const { take, whole } = joining(size);
    return { take, end: () => void files.push([path, whole()]) };
  };
  await unpackEach(bytes, how, begin, most);
  return Object.fromEntries(files);
}
