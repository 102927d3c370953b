/** Facets by plain sets of bits: no columns, no colours, no terms; the least that counts every value at each toggle. */
export interface BitsetFacet {
  readonly values: readonly Uint32Array[];
}

const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

const both = (one: Uint32Array, other: Uint32Array): number => {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += ones((one[word] ?? 0) & (other[word] ?? 0));
  return count;
};

const all = (size: number): Uint32Array => {
  const bits = new Uint32Array((size + 31) >>> 5).fill(0xffff_ffff);
  if ((size & 31) > 0) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
};

const union = (facet: BitsetFacet, chosen: readonly number[], words: number): Uint32Array => {
  const bits = new Uint32Array(words);
  for (const at of chosen) {
    const value = facet.values[at];
    for (let word = 0; value && word < words; word += 1) bits[word] = (bits[word] ?? 0) | (value[word] ?? 0);
  }
  return bits;
};

const narrow = (bits: Uint32Array, by: Uint32Array): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (by[word] ?? 0);
};

const positionsOf = (bits: Uint32Array): Uint32Array => {
  const positions = new Uint32Array(both(bits, bits));
  let next = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      positions[next] = (word << 5) + 31 - Math.clz32(left & -left);
      next += 1;
    }
  return positions;
};

/** The styles that are left, and by facet and value how many the other facets leave; `chosen`: by facet, its values. */
export function narrowed(
  size: number,
  facets: readonly BitsetFacet[],
  chosen: readonly (readonly number[])[],
): { readonly positions: Uint32Array; readonly counts: readonly Uint32Array[] } {
  const left = all(size);
  const unions = facets.map((facet, at) => {
    const values = chosen[at] ?? [];
    return values.length === 0 ? null : union(facet, values, left.length);
  });
  for (const one of unions) if (one) narrow(left, one);
  const counts = facets.map(({ values }, at) => {
    let others = left;
    if (unions[at]) {
      others = all(size);
      for (const [other, one] of unions.entries()) if (one && other !== at) narrow(others, one);
    }
    return Uint32Array.from(values, (bits) => both(bits, others));
  });
  return { positions: positionsOf(left), counts };
}
