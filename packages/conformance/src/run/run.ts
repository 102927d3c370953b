import type { ApiBases } from '@selvedge/core';
import { userRoles, userSettings } from '@selvedge/core/contract';
import { entries } from '../entries.ts';
import type { Check, Entry } from '../entry.ts';
import { Fixture, type Wishes } from '../fixture/fixture.ts';
import { leftovers, whatIsLeft } from '../fixture/leftovers.ts';
import { checksOf } from '../general/checks.ts';
import { Caller, NoAnswer } from '../http/caller.ts';
import { Blocked, CouldNotRun, Deviation, NothingThere } from '../http/deviation.ts';
import { plain } from '../http/typed.ts';
import { addressShown } from '../routes.ts';
import { type CheckVerdict, endingOf, type Report, type RouteVerdict } from './verdict.ts';

export interface Settings {
  readonly bases: ApiBases;
  /** Token of a user who may view, insert and submit in pre-order. */
  readonly token: string;
  /**
   * Token of a second user who may order, but not for all customers of the first; null: objects of others are not
   * checked.
   */
  readonly strangerToken: string | null;
  readonly ended: readonly string[];
  /** Names of routes; null: all. */
  readonly only: readonly string[] | null;
  readonly wishes: Partial<Wishes>;
  /** Whether to leave a route at the first check that fails. */
  readonly bail?: boolean;
  /** Whether to run slow checks too. */
  readonly slow?: boolean;
  /** Called for each route after it was checked. */
  readonly onRoute?: (verdict: RouteVerdict) => void;
}

const usual: Wishes = {
  customer: null,
  season: null,
  subdivision: null,
  collectionType: null,
  order: true,
  mailTo: 'conformance@example.com',
  page: 'imprint',
  conditions: '1100',
};

async function verdictOn(check: Check, fixture: Fixture, route: string): Promise<CheckVerdict> {
  const { says } = check;
  try {
    await check.run(fixture);
    return { says, ending: 'holds' };
  } catch (error) {
    if (error instanceof Blocked) {
      const { cause } = error;
      if (error.by === route && cause instanceof Deviation)
        return { says, ending: 'deviates', expected: cause.expected, came: cause.came };
      return { says, ending: 'blocked', why: error.message };
    }
    if (error instanceof Deviation)
      return { says, ending: 'deviates', expected: error.expected, came: error.came };
    if (error instanceof NothingThere) return { says, ending: 'skipped', why: error.message };
    throw error;
  }
}

async function routeVerdict(
  entry: Entry,
  fixture: Fixture,
  { bail = false, slow = false }: Pick<Settings, 'bail' | 'slow'>,
): Promise<RouteVerdict> {
  const { endpoint } = entry;
  const checks: CheckVerdict[] = [];
  for (const check of checksOf(entry).filter((one) => slow || !one.slow)) {
    const verdict = await verdictOn(check, fixture, endpoint.name);
    checks.push(verdict);
    if (bail && (verdict.ending === 'deviates' || verdict.ending === 'blocked')) break;
  }
  const address = `${endpoint.method} ${addressShown(endpoint)}`;
  return { route: endpoint.name, address, ending: endingOf(checks), checks };
}

/** @throws {CouldNotRun} when there is no response, or the token is refused everywhere. */
async function assertRunnable(caller: Caller): Promise<void> {
  try {
    const statuses = [];
    for (const endpoint of [plain(userRoles), plain(userSettings)])
      statuses.push((await caller.call(endpoint, { patience: 10_000 })).status);
    if (statuses.every((status) => status === 401)) throw new CouldNotRun('the token is refused');
  } catch (error) {
    throw error instanceof NoAnswer ? new CouldNotRun(`nobody answers: ${error.came}`, error) : error;
  }
}

/** Statements of the contract that no call can provoke, in words. */
const uncheckedIn = ({ slow = false }: Pick<Settings, 'slow'>): readonly string[] => [
  ...(slow ? [] : ['429 tooMany of who asks without end (--slow)']),
  '503 maintenance: no call of the contract begins one',
];

/** @throws {CouldNotRun} for an unknown route. */
function chosen(only: readonly string[] | null): readonly Entry[] {
  if (only === null) return entries;
  const known = new Set(entries.map(({ endpoint }) => endpoint.name));
  const strange = only.filter((name) => !known.has(name));
  if (strange.length > 0) throw new CouldNotRun(`the contract has no route ${strange.join(', ')}`);
  return entries.filter(({ endpoint }) => only.includes(endpoint.name));
}

/**
 * Checks a backend against the contract, one route after another, and undoes what it wrote where possible.
 *
 * @throws {CouldNotRun} when nothing can be determined.
 */
export async function runConformance(settings: Settings): Promise<Report> {
  const begun = performance.now();
  const { bases, token, strangerToken, ended, wishes } = settings;
  const asked = chosen(settings.only);
  const caller = new Caller(bases, token);
  const stranger = strangerToken === null ? null : new Caller(bases, strangerToken);
  await assertRunnable(caller);
  const fixture = new Fixture(caller, { stranger, ended, wishes: { ...usual, ...wishes } });
  const before = await leftovers(fixture);
  const routes: RouteVerdict[] = [];
  let written: readonly string[] = [];
  try {
    for (const entry of asked) {
      const verdict = await routeVerdict(entry, fixture, settings);
      routes.push(verdict);
      settings.onRoute?.(verdict);
    }
  } finally {
    const told = await fixture.leave();
    written = [...told, ...(await whatIsLeft(fixture, before))];
  }
  return {
    conforms: routes.every(({ ending }) => ending === 'holds' || ending === 'skipped'),
    routes,
    calls: caller.calls + (stranger?.calls ?? 0),
    milliseconds: Math.round(performance.now() - begun),
    written,
    unchecked: uncheckedIn(settings),
  };
}
