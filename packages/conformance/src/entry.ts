import type { Endpoint, FailureBody } from '@selvedge/core/contract';
import type { Fixture } from './fixture/fixture.ts';
import type { ReceivedResponse, SentRequest } from './http/caller.ts';
import { readAnswer, readRefusal } from './http/reading.ts';
import { type Carried, plain } from './http/typed.ts';
import type { AnyEndpoint } from './routes.ts';

/** One statement of the contract about a route. `says` is shown in reports and on the contract's page. */
export interface Check {
  readonly says: string;
  /** Whether it takes so long that it only runs on request (`--slow`). */
  readonly slow?: boolean;
  /**
   * @throws {Deviation} when the backend deviates, {@link Blocked} and {@link NothingThere} when that cannot be
   * determined.
   */
  run(fixture: Fixture): Promise<void>;
}

/** A route with everything the suite knows about it. */
export interface Entry {
  readonly endpoint: AnyEndpoint;
  /** The right that the route requires, in words. */
  readonly right: string;
  /** The requirements it serves: rows of docs/specification.md, e.g. 'B7, F1'. */
  readonly rows: string;
  /** Its refusals besides those of every route: status and code, e.g. '409 versionConflict'. */
  readonly refuses: readonly string[];
  /** A call that succeeds. */
  call(fixture: Fixture): Promise<SentRequest>;
  /** Path parameters that accept any value, so that nothing they name can be missing. */
  readonly indifferent: readonly string[];
  /** Whether its objects may belong to somebody else. */
  readonly foreign: boolean;
  /** Statuses for objects that are missing or belong to somebody else. */
  readonly missing: readonly number[];
  readonly checks: readonly Check[];
  /** Run after all other checks. */
  readonly lastChecks: readonly Check[];
}

/** What a check uses to call its endpoint. */
export interface Trial<Params, Query, Body, Answer> {
  readonly fixture: Fixture;
  /** A call that succeeds. */
  call(): Promise<Carried<Params, Query, Body>>;
  /** The response, whatever it is. */
  response(carried: Carried<Params, Query, Body>): Promise<ReceivedResponse>;
  /** The answer, in the shape of the contract. */
  answer(carried: Carried<Params, Query, Body>): Promise<Answer>;
  /** The refusal, e.g. `'409 versionConflict'`. */
  refusal(carried: Carried<Params, Query, Body>, expected: string): Promise<FailureBody>;
  /** Expects a refusal of invalid input: 400 or 422, with a code. */
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
  readonly slowChecks?: Checks<NoInfer<Trial<Params, Query, Body, Answer>>>;
  /** Checks that take long, and after which the route refuses calls for a while. */
  readonly lastChecks?: Checks<NoInfer<Trial<Params, Query, Body, Answer>>>;
}

type Checks<Of> = Readonly<Record<string, (trial: Of) => Promise<void>>>;

const ofCustomers = /:(customerId|cartId|copyId|groupId|orderId)\b/;

/** Describes a route: how to call it, and what to check in addition to the checks of every route. */
export function entry<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  description: Description<Params, Query, Body, Answer>,
): Entry {
  const { right, rows, refuses = [], indifferent = [], missing = [404, 403] } = description;
  const { checks = {}, slowChecks = {}, lastChecks = {} } = description;
  const trialOn = (fixture: Fixture): Trial<Params, Query, Body, Answer> => {
    const response = (carried: Carried<Params, Query, unknown>) =>
      fixture.caller.call(plain(endpoint), carried as SentRequest);
    return {
      fixture,
      call: async () => description.call(fixture),
      response,
      answer: async (carried) => readAnswer(endpoint, await response(carried)),
      refusal: async (carried, expected) => {
        const [status = '', code] = expected.split(' ');
        return readRefusal(await response(carried), [Number(status)], code === undefined ? [] : [code]);
      },
      unreadable: async (carried) => {
        readRefusal(await response(carried), [400, 422]);
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
    call: async (fixture) => (await description.call(fixture)) as SentRequest,
    indifferent,
    foreign: description.foreign ?? ofCustomers.test(endpoint.path),
    missing,
    checks: [...made(checks, false), ...made(slowChecks, true)],
    lastChecks: made(lastChecks, true),
  };
}
