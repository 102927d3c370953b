/** Things that are told apart by their place in a list which never changes, each with its place. */
export const numbered = <T>(items: readonly T[]): readonly { readonly item: T; readonly at: number }[] =>
  items.map((item, at) => ({ item, at }));
