/** A set of style positions, one bit each. Bits beyond the last style are 0. */
export type Bits = Uint32Array;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const noBits = (size: number): Bits => new Uint32Array(wordsFor(size));

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

export const setBit = (bits: Bits, position: number): void => {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
};

export const hasBit = (bits: Bits, position: number): boolean =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

/** Intersects `bits` with `others`, in place. */
export function keep(bits: Bits, others: Bits): Bits {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
  return bits;
}

/** Unites `bits` with `others`, in place. */
export function add(bits: Bits, others: Bits): Bits {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
  return bits;
}

const onesIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

export function countOf(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0);
  return count;
}

/** How many positions are in both. */
export function countOfBoth(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) {
    const both = (one[word] ?? 0) & (other[word] ?? 0);
    if (both !== 0) count += onesIn(both);
  }
  return count;
}

/** The positions in ascending order; `count` must be `countOf(bits)`. */
export function positionsIn(bits: Bits, count: number): Uint32Array {
  const positions = new Uint32Array(count);
  let next = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      const lowest = left & -left;
      positions[next] = (word << 5) + 31 - Math.clz32(lowest);
      next += 1;
      left ^= lowest;
    }
  }
  return positions;
}
