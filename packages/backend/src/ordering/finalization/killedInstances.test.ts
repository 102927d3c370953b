import { setTimeout as delay } from 'node:timers/promises';
import { finalizeCart } from '@selvedge/core/contract';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../database/drivers/openDatabase.ts';
import { prepareWriters, STOCK } from '../../database/testing/prepareWriters.ts';
import { allWrite, startWriter } from '../../database/testing/writer.ts';
import { createRandom } from '../../pictures/random.ts';
import { type BalancedPortals, startBalancedPortals } from '../../testing/balancedPortals.ts';
import { overHttp } from '../../testing/overHttp.ts';
import { restock } from './testing/killStage.ts';
import { expectWholeOrders } from './testing/wholeOrders.ts';

/** How often an instance is killed; see docs/operations.md. */
const KILLS = Number(process.env.SELVEDGE_INSTANCE_KILLS ?? 3);
const WRITERS = 4;
/** About as long as a writer takes for an order, in ms: kills come at any moment of one. */
const AN_ORDER = 400;

type Prepared = Awaited<ReturnType<typeof prepareWriters>>;
let portals: BalancedPortals<Prepared> | undefined;
afterEach(() => portals?.close());

/** Starts an instance that was killed; resolves when it has answered calls, too. */
async function startAgain(set: BalancedPortals<Prepared>, at: number): Promise<void> {
  const before = new Map(set.balancer.answered);
  await set.restart(at);
  const { url } = set.running(at);
  await expect
    .poll(() => set.balancer.answered.get(url) ?? 0, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(before.get(url) ?? 0);
}

it(`O5 HZ1: of two instances behind a balancer one is killed ${KILLS} times, then both at once: the other goes on, both come back by themselves, and no order is lost, half or twice`, async () => {
  const environment = {
    OIDC_ACCESS_TOKEN_SECONDS: '36000',
    FAIR_USE: 'off',
    DEMO_LIVE: 'off',
    LOG_LEVEL: 'error',
  };
  const customerIds = Array.from({ length: WRITERS }, (_, at) => `INSTANCES-${at}`);
  const set = await startBalancedPortals(environment, (fresh, settings) =>
    prepareWriters(fresh, customerIds, settings),
  );
  portals = set;
  const { headers, articleVariantId } = set.prepared;
  const call = overHttp(() => set.balancer.url, headers);
  const writers = customerIds.map((id) => startWriter(call, restock(id), articleVariantId));
  const random = createRandom(KILLS);
  const killed = [0, 0];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await allWrite(writers);
    await delay(random.between(0, AN_ORDER));
    const at = random.between(0, 1);
    killed[at] = (killed[at] ?? 0) + 1;
    await set.running(at).kill();
    // The other one alone, with all the work.
    await allWrite(writers);
    expect(set.running(at).isRunning()).toBe(false);
    await startAgain(set, at);
  }
  await allWrite(writers);

  // Nobody is there behind the balancer: everybody is told so, and goes on once they are back.
  const refusedBefore = writers.map((one) => one.refused.length);
  await Promise.all([0, 1].map((at) => set.running(at).kill()));
  await expect
    .poll(
      () =>
        writers.every((one, at) => one.refused.slice(refusedBefore[at]).some(({ status }) => status === 502)),
      {
        timeout: 60_000,
        interval: 20,
      },
    )
    .toBe(true);
  await Promise.all([0, 1].map((at) => startAgain(set, at)));
  await allWrite(writers);
  for (const one of writers) await one.stop();

  const acknowledged = writers.flatMap((one) => one.acknowledged);
  for (const { cartId, version, key, orderNumber } of acknowledged.slice(-20)) {
    const again = await call(finalizeCart, { rightEnv: 'postorder', cartId }, { version }, key);
    expect(again?.answer).toMatchObject({ orderNumber, replayed: true });
  }
  const database = await openDatabase(set.fresh.location);
  try {
    const there = await expectWholeOrders(database.db, customerIds, acknowledged, STOCK);
    const cut = writers.reduce((all, one) => all + one.unanswered(), 0);
    const refused = writers.flatMap((one) => one.refused.map(({ status }) => status));
    if (KILLS > 3)
      process.stdout.write(
        `killed ${killed.join(' and ')} times: ${acknowledged.length} orders acknowledged, ${there} there; ${cut} calls cut off, ${refused.length} refused (${[...new Set(refused)].join(', ')})\n`,
      );
  } finally {
    await database.close();
  }
}, 3_600_000);
