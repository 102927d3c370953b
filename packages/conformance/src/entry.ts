import type { Endpoint, FailureBody } from '@selvedge/core/contract';
import type { Fixture } from './fixture/fixture.ts';
import type { Came, Sent } from './http/caller.ts';
import { readAnswer, readRefusal } from './http/reading.ts';
import { type Carried, plain } from './http/typed.ts';
import type { AnyEndpoint } from './routes.ts';

/** One thing the contract says of a route; `says` is read in reports and on the contract's page. */
export interface Check {
  readonly says: string;
  /** Whether it takes so long that it is made only when asked for (`--slow`). */
  readonly slow?: boolean;
  /** @throws {Deviation} when the backend does otherwise, {@link Blocked} and {@link NothingThere} when it cannot be told. */
  run(fixture: Fixture): Promise<void>;
}

/** A route with what the suite knows of it. */
export interface Entry {
  readonly endpoint: AnyEndpoint;
  /** The right it takes, in words. */
  readonly right: string;
  /** What it is there for: rows of docs/specification.md, e.g. 'B7, F1'. */
  readonly rows: string;
  /** What it refuses besides what every route does: status and code, e.g. '409 versionConflict'. */
  readonly refuses: readonly string[];
  /** A call that goes well. */
  call(fixture: Fixture): Promise<Sent>;
  /** What names nothing that could be missing: parameters of the path that any value is fine for. */
  readonly indifferent: readonly string[];
  /** Whether what it names may be somebody else's. */
  readonly foreign: boolean;
  /** Statuses for what is missing or somebody else's. */
  readonly missing: readonly number[];
  readonly checks: readonly Check[];
  /** Made after all others. */
  readonly lastChecks: readonly Check[];
}

/** One check's way to its endpoint. */
export interface Trial<Params, Query, Body, Answer> {
  readonly fixture: Fixture;
  /** A call that goes well. */
  call(): Promise<Carried<Params, Query, Body>>;
  /** What came, whatever it is. */
  came(carried: Carried<Params, Query, Body>): Promise<Came>;
  /** The answer, in the shape of the contract. */
  answer(carried: Carried<Params, Query, Body>): Promise<Answer>;
  /** The refusal, e.g. `'409 versionConflict'`. */
  refusal(carried: Carried<Params, Query, Body>, expected: string): Promise<FailureBody>;
  /** The same for what cannot be read: 400, or 422, with a code. */
  unreadable(carried: Carried<Params, Query, unknown>): Promise<void>;
}

interface Description<Params, Query, Body, Answer> {
  readonly right: string;
  readonly rows: string;
  readonly refuses?: readonly string[];
  call(fixture: Fixture): Promise<Carried<Params, Query, Body>> | Carried<Params, Query, Body>;
  readonly indifferent?: readonly string[];
  readonly foreign?: boolean;
  readonly missing?: readonly number[];
  readonly checks?: Checks<NoInfer<Trial<Params, Query, Body, Answer>>>;
  /** Those that take long. */
  readonly slowChecks?: Checks<NoInfer<Trial<Params, Query, Body, Answer>>>;
  /** Those that take long, and after which the route is closed for a while. */
  readonly lastChecks?: Checks<NoInfer<Trial<Params, Query, Body, Answer>>>;
}

type Checks<Of> = Readonly<Record<string, (trial: Of) => Promise<void>>>;

const ofCustomers = /:(customerId|cartId|copyId|groupId|orderId)\b/;

/** Describes a route: what to call it with, and what is checked besides what holds for every route. */
export function entry<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  description: Description<Params, Query, Body, Answer>,
): Entry {
  const { right, rows, refuses = [], indifferent = [], missing = [404, 403] } = description;
  const { checks = {}, slowChecks = {}, lastChecks = {} } = description;
  const trialOn = (fixture: Fixture): Trial<Params, Query, Body, Answer> => {
    const came = (carried: Carried<Params, Query, unknown>) =>
      fixture.caller.call(plain(endpoint), carried as Sent);
    return {
      fixture,
      call: async () => description.call(fixture),
      came,
      answer: async (carried) => readAnswer(endpoint, await came(carried)),
      refusal: async (carried, expected) => {
        const [status = '', code] = expected.split(' ');
        return readRefusal(await came(carried), [Number(status)], code === undefined ? [] : [code]);
      },
      unreadable: async (carried) => {
        readRefusal(await came(carried), [400, 422]);
      },
    };
  };
  const made = (some: typeof checks, slow: boolean): Check[] =>
    Object.entries(some).map(([says, run]) => ({ says, slow, run: (fixture) => run(trialOn(fixture)) }));
  return {
    endpoint: plain(endpoint),
    right,
    rows,
    refuses,
    call: async (fixture) => (await description.call(fixture)) as Sent,
    indifferent,
    foreign: description.foreign ?? ofCustomers.test(endpoint.path),
    missing,
    checks: [...made(checks, false), ...made(slowChecks, true)],
    lastChecks: made(lastChecks, true),
  };
}
