export const areas = ['list', 'filter', 'search', 'matrix', 'ledger', 'backend'] as const;
export type Area = (typeof areas)[number];

export type Unit = 'ms' | 'kB' | 'requests' | 'per second' | 'frames';

/** What a figure is held to. */
export type Budget =
  /** Of the ratio to a floor measured in the same run: it holds on any machine. */
  | { readonly kind: 'ratio'; readonly floor: Floor; readonly atMost?: number; readonly atLeast?: number }
  /** Of bytes and counts, which no machine changes. */
  | { readonly kind: 'exact'; readonly atMost: number }
  /** Of time: told, but no verdict, because it depends on the machine. */
  | { readonly kind: 'time'; readonly atMost: number }
  | { readonly kind: 'none' };

export interface Floor {
  readonly name: string;
  readonly value: number;
}

export interface Figure {
  readonly area: Area;
  readonly name: string;
  readonly unit: Unit;
  /** The median of the runs. */
  readonly value: number;
  readonly budget: Budget;
  /** A floor that is told beside a figure without a budget by ratio. */
  readonly beside?: Floor;
}

export type Verdict = 'holds' | 'broken' | 'over in this run' | 'reported';

/** The middle of some numbers; of an even count the mean of the two in the middle. NaN: there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How many times its floor a figure is; null where it has none. */
export function ratioOf({ value, budget, beside }: Figure): number | null {
  const floor = budget.kind === 'ratio' ? budget.floor : beside;
  return floor ? value / floor.value : null;
}

/** A figure that is no number was not measured: its budget is broken. */
export function verdictOf(figure: Figure): Verdict {
  const { value, budget } = figure;
  switch (budget.kind) {
    case 'none':
      return 'reported';
    case 'time':
      return value <= budget.atMost ? 'holds' : 'over in this run';
    case 'exact':
      return value <= budget.atMost ? 'holds' : 'broken';
    case 'ratio': {
      const ratio = ratioOf(figure) ?? Number.NaN;
      const { atMost = Number.POSITIVE_INFINITY, atLeast = 0 } = budget;
      return ratio <= atMost && ratio >= atLeast ? 'holds' : 'broken';
    }
  }
}

export const isBroken = (figure: Figure): boolean => verdictOf(figure) === 'broken';
