type Counts = ReadonlyMap<string, number>;

/** Whether two counts by id are equal, so that a change elsewhere renders nothing. */
export const sameCounts = (one: Counts, other: Counts): boolean =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);
