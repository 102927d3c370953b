/** Percentage of mutants that were detected, rounded down to a tenth: 100 % really means all. */
export const percent = ({
  mutants,
  killed,
}: {
  readonly mutants: number;
  readonly killed: number;
}): string => (mutants === 0 ? '–' : `${Math.floor((1000 * killed) / mutants) / 10} %`);
