import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { insertRows } from '../../database/insertRows.ts';
import { calendarAt } from '../../demo/house/calendar.ts';
import { createRandom } from '../../pictures/random.ts';
import { type BalancedPortals, startBalancedPortals } from '../../testing/balancedPortals.ts';
import { overHttp } from '../../testing/overHttp.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { userCustomers } from '../../user/user.schema.ts';
import { type At, partnerWith, styleAt, variantIn } from '../testing/partner.ts';
import { emptyPlace } from './testing/atOnce.ts';
import { type Heard, makeHistory, pointsOf } from './testing/history.ts';
import { orderOf } from './testing/linearizable.ts';
import { openOperator } from './testing/operator.ts';

/** How many histories are made; see docs/operations.md. */
const HISTORIES = Number(process.env.SELVEDGE_HISTORIES ?? 8);
/** So many at once, on the same two instances. */
const AT_ONCE = 8;
const CALLS = 10;

const emails = {
  buyer: 'buyer@selvedge.test',
  manager: 'manager@selvedge.test',
  colleague: 'locked@selvedge.test',
};

const placeOf = (customerId: string): At => ({
  rightEnv: 'postorder',
  customerId,
  season: calendarAt(Date.now()).current.season,
  ...{ subdivision: '13-0', collectionType: 'main' },
});

/** Customers whom nobody else orders for, and three people who may. */
async function prepare(testApp: TestApp) {
  const sessions = {
    buyer: (await signedIn(testApp, emails.buyer)).headers,
    manager: (await signedIn(testApp, emails.manager)).headers,
    colleague: (await signedIn(testApp, emails.colleague)).headers,
  };
  const place = placeOf('C1001');
  const manager = partnerWith(testApp, emails.manager, sessions.manager);
  const [first, second] = [await styleAt(manager, place, 0), await styleAt(manager, place, 1)];
  const ids = {
    a: variantIn(first, 0, 0).articleVariantId,
    b: variantIn(first, 0, 1).articleVariantId,
    c: variantIn(second).articleVariantId,
  };
  const operator = openOperator(testApp, place, ids);
  await operator.found();
  const customerIds: string[] = [];
  for (let at = 0; at < HISTORIES; at += 1) {
    const customers = await operator.begin(`H${at}`);
    customerIds.push(customers.one);
    await operator.decide({ do: 'stock', variant: 'a', pieces: null }, customers);
  }
  await insertRows(
    testApp.context.database.db,
    userCustomers,
    customerIds.map((customerId) => ({ userId: 'u-locked', customerId })),
  );
  return { sessions, ids, customerIds };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;
let portals: BalancedPortals<Prepared> | undefined;
afterEach(() => portals?.close());

/** Kills, pauses and cuts, one after another, until it is told to stop; tells how many of each. */
function disturb(set: BalancedPortals<Prepared>, random: ReturnType<typeof createRandom>) {
  const done = { cut: 0, pause: 0, kill: 0 };
  let stopping = false;
  const working = (async () => {
    for (const ways = Object.keys(done) as (keyof typeof done)[], at = { way: 0 }; !stopping; at.way += 1) {
      await delay(random.between(20, 200));
      const way = ways[at.way % ways.length] ?? 'cut';
      const instance = random.between(0, 1);
      done[way] += 1;
      if (way === 'cut') set.balancer.cut();
      else if (way === 'pause') {
        set.running(instance).pause();
        await delay(random.between(50, 400));
        set.running(instance).resume();
      } else {
        await set.running(instance).kill();
        await set.restart(instance);
      }
    }
  })();
  return {
    done,
    async stop() {
      stopping = true;
      await working;
    },
  };
}

/** The calls of a history that has no order, as one reads them. */
const tell = (history: readonly Heard[]): string =>
  history
    .toSorted((one, other) => one.from - other.from)
    .map(({ sent, answer, from, to }) => JSON.stringify({ from, to, sent, answer }))
    .join('\n');

it(`O1 O2 O3 O5 N5 ${HISTORIES} histories of three people at a cart through two instances, with kills, pauses and cut connections: each has an order of calls that the model accepts`, async () => {
  const environment = {
    OIDC_ACCESS_TOKEN_SECONDS: '36000',
    FAIR_USE: 'off',
    DEMO_LIVE: 'off',
    LOG_LEVEL: 'error',
  };
  const set = await startBalancedPortals(environment, async (database, settings) => {
    const testApp = await startTestApp({ environment: settings, database });
    return prepare(testApp).finally(testApp.close);
  });
  portals = set;
  const { sessions, ids, customerIds } = set.prepared;
  const callOf = (who: keyof typeof sessions) => overHttp(() => set.balancer.url, sessions[who]);
  const callsOf = { buyer: callOf('buyer'), manager: callOf('manager'), colleague: callOf('colleague') };
  const random = createRandom(20_270_301);
  const disturbance = disturb(set, random);
  const histories: Heard[][] = [];
  for (let at = 0; at < HISTORIES; at += AT_ONCE)
    histories.push(
      ...(await Promise.all(
        customerIds
          .slice(at, at + AT_ONCE)
          .map((customerId) => makeHistory({ at: placeOf(customerId), ids, callsOf, random, calls: CALLS })),
      )),
    );
  await disturbance.stop();

  for (const history of histories) {
    const { order, placed } = orderOf(emptyPlace, pointsOf(history));
    if (order === null)
      throw new Error(`No order of these calls is right; ${placed} could be placed:\n${tell(history)}`);
  }
  const all = histories.flat();
  const met = new Map<string, number>();
  for (const { sent, answer } of all) {
    const what =
      answer === null ? 'cut' : `${answer.status} ${answer.code ?? answer.cell?.split(' ')[0] ?? ''}`.trim();
    met.set(`${sent.do} ${what}`, (met.get(`${sent.do} ${what}`) ?? 0) + 1);
  }
  // What has to be met, so that the agreement says something.
  for (const one of ['change 200 stored', 'change 200 conflict', 'open 200', 'look 200'])
    expect([one, met.has(one)]).toEqual([one, true]);
  expect(all.some(({ answer }) => answer === null)).toBe(true);
  expect(Math.min(...Object.values(disturbance.done))).toBeGreaterThan(0);
  if (HISTORIES > 8)
    process.stdout.write(
      `${histories.length} histories of ${all.length} calls, ${JSON.stringify(disturbance.done)}: ${[...met]
        .toSorted()
        .map(([what, times]) => `${what} ${times}`)
        .join(', ')}\n`,
    );
}, 3_600_000);
