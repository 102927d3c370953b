/** Share of the mutants that were found out, rounded down to a tenth: 100 % is all of them. */
export const percent = ({
  mutants,
  killed,
}: {
  readonly mutants: number;
  readonly killed: number;
}): string => (mutants === 0 ? '–' : `${Math.floor((1000 * killed) / mutants) / 10} %`);
