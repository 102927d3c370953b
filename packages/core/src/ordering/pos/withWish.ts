/**
 * Adds a wish to those that are not stored yet, oldest first. The one being stored stays first; among the waiting ones only
 * the newest of each object counts.
 */
export function withWish<Wish>(
  [sent, ...rest]: readonly Wish[],
  wish: Wish,
  isSame: (one: Wish, other: Wish) => boolean,
): Wish[] {
  return [...(sent ? [sent] : []), ...rest.filter((one) => !isSame(one, wish)), wish];
}
