/**
 * A code that stays in front of the camera counts once. It counts again after it was out of sight for this long (ms).
 */
export const OUT_OF_SIGHT = 2000;
/** A code counts if two pictures within this time (ms) agree, because a single picture may be misread. */
const AGREEMENT = 1000;

/** When each code was seen last, and whether it has been counted. */
export type Sightings = Readonly<Record<string, { readonly at: number; readonly counted: boolean }>>;

export const noSightings: Sightings = {};

export interface Sighted {
  readonly sightings: Sightings;
  readonly counts: boolean;
}

/** Records that the camera has seen a code at a time (ms). */
export function sighted(sightings: Sightings, code: string, at: number): Sighted {
  const recent = Object.fromEntries(
    Object.entries(sightings).filter(([, seen]) => at - seen.at < OUT_OF_SIGHT),
  );
  const before = recent[code];
  const agrees = before !== undefined && at - before.at <= AGREEMENT;
  const counts = agrees && !before.counted;
  return {
    counts,
    sightings: { ...recent, [code]: { at, counted: counts || (before?.counted ?? false) } },
  };
}
