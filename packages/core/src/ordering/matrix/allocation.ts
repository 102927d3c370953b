/** A cell that pieces can be allocated to: its weight relative to the others, and its maximum (null: no limit). */
export interface Slot {
  readonly weight: number;
  readonly most: number | null;
}

/** The result of `allocate`: a total spread over slots. */
export interface Allocation {
  /** Pieces by slot, in the order of the slots. */
  readonly pieces: readonly number[];
  /** Pieces that no slot can take. The sum of `pieces` plus `unplaced` always equals the total. */
  readonly unplaced: number;
}

interface Filling {
  readonly slot: Slot;
  readonly at: number;
}

/**
 * Splits a total into whole numbers by the largest remainder method, ignoring the maxima of the slots. On a tie the
 * slot with the larger weight wins, then the first.
 */
const shared = (total: number, weights: readonly number[]): number[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total * weight) / all);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((sum, count) => sum + count, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, weight, remainder: (exact[at] ?? 0) - (whole[at] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder || other.weight - one.weight || one.at - other.at);
  const lucky = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return whole.map((count, at) => count + (lucky.has(at) ? 1 : 0));
};

const roomOf = ({ most }: Slot): number => most ?? Number.POSITIVE_INFINITY;

/**
 * Spreads a total over slots by weight. Pieces above a slot's maximum go to the other slots; a slot of weight 0 gets
 * nothing. Weights and total are whole numbers ≥ 0.
 */
export const allocate = (total: number, slots: readonly Slot[]): Allocation => {
  const pieces = slots.map(() => 0);
  let open: Filling[] = slots
    .map((slot, at) => ({ slot, at }))
    .filter(({ slot }) => slot.weight > 0 && roomOf(slot) > 0);
  let left = total;
  while (left > 0 && open.length > 0) {
    const shares = shared(
      left,
      open.map(({ slot }) => slot.weight),
    );
    const full = new Set(open.filter(({ slot }, nth) => (shares[nth] ?? 0) >= roomOf(slot)));
    if (full.size === 0) {
      for (const [nth, { at }] of open.entries()) pieces[at] = shares[nth] ?? 0;
      left = 0;
    }
    for (const { at, slot } of full) {
      pieces[at] = roomOf(slot);
      left -= roomOf(slot);
    }
    open = open.filter((one) => !full.has(one));
  }
  return { pieces, unplaced: left };
};
