/** Pairs the items of a list that never changes with their index, which identifies them. */
export const numbered = <T>(items: readonly T[]): readonly { readonly item: T; readonly at: number }[] =>
  items.map((item, at) => ({ item, at }));
