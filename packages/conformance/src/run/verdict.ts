/**
 * The result of a check: `blocked` when another route it depends on deviates, `skipped` when there was no object
 * to check.
 */
export type Ending = 'holds' | 'deviates' | 'blocked' | 'skipped';

/** The result of one check: `expected` and `came` if it deviates, `why` if it was not made. */
export interface CheckVerdict {
  readonly says: string;
  readonly ending: Ending;
  readonly expected?: string;
  readonly came?: string;
  readonly why?: string;
}

export interface RouteVerdict {
  readonly route: string;
  /** E.g. `GET {api}/v1/user/roles`. */
  readonly address: string;
  readonly ending: Ending;
  readonly checks: readonly CheckVerdict[];
}

/** The result of a run; `written` lists what it leaves behind. */
export interface Report {
  readonly conforms: boolean;
  readonly routes: readonly RouteVerdict[];
  readonly calls: number;
  readonly milliseconds: number;
  readonly written: readonly string[];
  /** Statements of the contract that the run did not check. */
  readonly unchecked: readonly string[];
}

const order: readonly Ending[] = ['deviates', 'blocked', 'holds', 'skipped'];

/** The result of a route is that of its worst check. A skipped check does not count against those that hold. */
export const endingOf = (checks: readonly Pick<CheckVerdict, 'ending'>[]): Ending =>
  order.find((ending) => checks.some((check) => check.ending === ending)) ?? 'skipped';
