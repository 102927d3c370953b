/** How a check ended: `blocked` when another route it rests on deviates, `skipped` when there was nothing to check it on. */
export type Ending = 'holds' | 'deviates' | 'blocked' | 'skipped';

/** One check of a route; `expected` and `came` where it deviates, `why` where it was not made. */
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

/** What a run found; `written` tells what it leaves behind. */
export interface Report {
  readonly conforms: boolean;
  readonly routes: readonly RouteVerdict[];
  readonly calls: number;
  readonly milliseconds: number;
  readonly written: readonly string[];
  /** What the contract says and the run did not look at. */
  readonly unchecked: readonly string[];
}

const order: readonly Ending[] = ['deviates', 'blocked', 'holds', 'skipped'];

/** A route ends as the worst of its checks; one that is skipped takes nothing from those that hold. */
export const endingOf = (checks: readonly Pick<CheckVerdict, 'ending'>[]): Ending =>
  order.find((ending) => checks.some((check) => check.ending === ending)) ?? 'skipped';
