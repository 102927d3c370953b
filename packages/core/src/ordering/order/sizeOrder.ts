const letters = /^(\d+)?(X*)([SML])$/i;

/** The rank of a letter size: XS, S, M, L, XL, XXL (or 2XL), 3XL; null: not a letter size. */
function rankOf(size: string): number | null {
  const [, times, marks = '', base] = letters.exec(size) ?? [];
  if (base === undefined) return null;
  const extra = times === undefined ? marks.length : Number(times);
  if (base.toUpperCase() === 'M') return 0;
  return base.toUpperCase() === 'S' ? -1 - extra : 1 + extra;
}

const numbersFirst = new Intl.Collator('en', { numeric: true });

/** Compares sizes in the order of a size run: numbers ascending, then letters, then everything else. */
export function compareSizes(one: string, other: string): number {
  const groupOf = (size: string): number => {
    if (/^\d+([.,/]\d+)?$/.test(size)) return 0;
    return rankOf(size) === null ? 2 : 1;
  };
  return (
    groupOf(one) - groupOf(other) ||
    (rankOf(one) ?? 0) - (rankOf(other) ?? 0) ||
    numbersFirst.compare(one, other)
  );
}
