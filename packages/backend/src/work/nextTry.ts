const minute = 60_000;

/**
 * When to try again after so many failed attempts (1 or more), epoch ms; null: there is no further try. `pauses` are
 * minutes. A tenth more or less, so that what failed together does not come back together.
 */
export function nextTryAt(pauses: readonly number[], attempts: number, now: number): number | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : now + Math.round(pause * minute * (0.9 + Math.random() * 0.2));
}
