import { currentCart } from '@selvedge/core/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../pictures/random.ts';
import type { BalancedPortals } from '../../testing/balancedPortals.ts';
import { type CallOverHttp, overHttp } from '../../testing/overHttp.ts';
import { emptyPlace } from './testing/atOnce.ts';
import { type Prepared, placeOf, startPortalsFor } from './testing/atOncePortals.ts';
import { makeHistory, pointsOf } from './testing/history.ts';
import { orderOf } from './testing/linearizable.ts';

/** In so many histories a fault has to be found. */
const HISTORIES = 6;
const CALLS = 10;

let portals: BalancedPortals<Prepared>;
let database: pg.Client;
let unused: readonly string[];
beforeAll(async () => {
  portals = await startPortalsFor(3 * HISTORIES);
  unused = portals.prepared.customerIds;
  database = new pg.Client({ connectionString: portals.fresh.location.databaseUrl ?? '' });
  await database.connect();
}, 600_000);
afterAll(async () => {
  await database.end();
  await portals.close();
}, 60_000);

/** How many of some histories have no order of calls that the model accepts. */
async function wrongOnes(through = (call: CallOverHttp): CallOverHttp => call): Promise<number> {
  const { sessions, ids } = portals.prepared;
  const callOf = (who: keyof typeof sessions) => through(overHttp(() => portals.balancer.url, sessions[who]));
  const random = createRandom(20_270_301);
  const customerIds = unused.slice(0, HISTORIES);
  unused = unused.slice(HISTORIES);
  const histories = await Promise.all(
    customerIds.map((customerId) => {
      const callsOf = { buyer: callOf('buyer'), manager: callOf('manager'), colleague: callOf('colleague') };
      return makeHistory({ at: placeOf(customerId), ids, callsOf, random, calls: CALLS });
    }),
  );
  return histories.filter((history) => orderOf(emptyPlace, pointsOf(history)).order === null).length;
}

/** A cache in front of the instances that answers a reading of the cart with what it answered the last time. */
function readingStale(call: CallOverHttp): CallOverHttp {
  let kept: Awaited<ReturnType<CallOverHttp>> | undefined;
  const stale = async (...[endpoint, ...rest]: Parameters<CallOverHttp>) => {
    const received = await call(endpoint, ...rest);
    if (endpoint.name !== currentCart.name) return received;
    const before = kept;
    kept = received;
    return before ?? received;
  };
  return stale as CallOverHttp;
}

it('O1 N5 without a fault each history has an order of calls that the model accepts', async () => {
  expect(await wrongOnes()).toBe(0);
}, 600_000);

it('O1 N5 a cache that answers with an earlier cart is found', async () => {
  expect(await wrongOnes(readingStale)).toBeGreaterThan(0);
}, 600_000);

it('O1 N5 a database that loses an update of a quantity is found', async () => {
  await database.query(`
    create function lose_update() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger lose_update before update on cart_lines for each row
      when (old.quantity <> new.quantity) execute function lose_update()`);
  expect(await wrongOnes()).toBeGreaterThan(0);
}, 600_000);
