type Counts = ReadonlyMap<string, number>;

/** Whether two counts by id are the same, so that nothing is drawn anew for a change elsewhere. */
export const sameCounts = (one: Counts, other: Counts): boolean =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);
