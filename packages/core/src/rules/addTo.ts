type Numbers<Counts> = { -readonly [Key in keyof Counts]: number };

/** Adds counts to a sum of the same kind, in place; `times` −1 takes them away. */
export function addTo<Counts extends object>(sum: Numbers<Counts>, counts: Counts, times = 1): void {
  const all = counts as Numbers<Counts>;
  for (const key in all) sum[key] += times * all[key];
}
