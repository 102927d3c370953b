import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createRandom } from '../../pictures/random.ts';
import type { BalancedPortals } from '../../testing/balancedPortals.ts';
import { overHttp } from '../../testing/overHttp.ts';
import { emptyPlace } from './testing/atOnce.ts';
import { type Prepared, placeOf, startPortalsFor } from './testing/atOncePortals.ts';
import { type Heard, makeHistory, pointsOf } from './testing/history.ts';
import { orderOf } from './testing/linearizable.ts';

/** How many histories are made; see docs/operations.md. */
const HISTORIES = Number(process.env.SELVEDGE_HISTORIES ?? 8);
/** So many at once, on the same two instances. */
const AT_ONCE = 8;
const CALLS = 10;

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
  const set = await startPortalsFor(HISTORIES);
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
