/** Random draws, the same for the same seed on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items, in their original order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  chance(share: number): boolean;
}

/** mulberry32: 32 bits of state, enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    let wanted = Math.min(count, items.length);
    return items.filter((_, index) => {
      const take = next() * (items.length - index) < wanted;
      if (take) wanted -= 1;
      return take;
    });
  };
  return { next, between, pick, some, chance: (share) => next() < share };
}
