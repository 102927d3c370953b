import { failureBodyStruct, finalizeCart } from '@selvedge/core/contract';
import { afterEach, expect, it } from 'vitest';
import { defaultLimits } from '../../configuration/databaseLimits.ts';
import { expectWholeOrders } from '../../ordering/finalization/testing/wholeOrders.ts';
import { askForDocuments, callEverything } from '../testing/callEverything.ts';
import { type OutageStage, setOutageStage } from '../testing/outageStage.ts';
import { STOCK } from '../testing/prepareWriters.ts';
import { allWrite } from '../testing/writer.ts';
import { openDatabase } from './openDatabase.ts';

/** How often each kind of outage happens; see docs/operations.md. */
const OUTAGES = Number(process.env.SELVEDGE_OUTAGES ?? 2);
const WRITERS = 6;
/** Asked for right before an outage. */
const DOCUMENTS = 20;
const refusedWithCause = { status: 503, namesRetryTime: true, namesCause: true };

let stage: OutageStage | undefined;
afterEach(() => stage?.close());

/** The message of a call that meets a database in trouble, as people read it. */
const messages = [
  'A service the portal needs is not responding at the moment. Please try again in a few minutes.',
  'Ein Dienst, den das Portal braucht, antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
];

/** What lasts until it is ended: meanwhile everything that is asked has to be answered. */
type Lasting = Readonly<{ begin: () => Promise<void> | void; end: () => Promise<void> | void }>;

const lasting = ({ server, proxy }: OutageStage): Readonly<Record<string, Lasting>> => ({
  'paused by SIGSTOP': { begin: server.pause, end: server.resume },
  'stalled on the way': { begin: proxy.stall, end: proxy.restore },
});

const passing = ({ server, proxy }: OutageStage): Readonly<Record<string, (at: number) => unknown>> => ({
  restarted: () => server.restart(),
  'killed by kill -9': (at) => (at % 2 === 0 ? server.kill() : server.killBackend()),
  'cut off': () => proxy.cut(),
  'half closed': () => proxy.halfClose(),
});

/** What the portal logged of the call with the tracking code in this response. */
const linesAbout = (log: string, response = ''): string => {
  const [tracking] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(response) ?? [];
  return log
    .split('\n')
    .filter((line) => tracking !== undefined && line.includes(tracking))
    .join('\n');
};

it(`O5 the portal outlives ${OUTAGES} outages of each kind of PostgreSQL: calls answer 503 within the limit, and nothing acknowledged is lost`, async () => {
  expect(defaultLimits.waiting).toBeLessThan(10_000);
  const set = await setOutageStage(WRITERS);
  stage = set;
  const writers = set.startWriters();
  const slowest = new Map<string, number>();
  const received = new Set<string>();
  const noteTook = (what: string, ...took: readonly number[]): void => {
    slowest.set(what, Math.max(slowest.get(what) ?? 0, ...took));
  };
  const noteSlowest = (kind: string, from: readonly number[]): void => {
    const took = writers.flatMap(({ refused }, at) => refused.slice(from[at]).map((one) => one.took));
    noteTook(kind, ...took);
  };

  for (const [kind, happen] of Object.entries(passing(set)))
    for (let at = 0; at < OUTAGES; at += 1) {
      await allWrite(writers);
      const from = writers.map(({ refused }) => refused.length);
      await happen(at);
      await allWrite(writers);
      noteSlowest(kind, from);
      expect([kind, set.portal.isRunning()]).toEqual([kind, true]);
    }
  for (const [kind, { begin, end }] of Object.entries(lasting(set)))
    for (let at = 0; at < OUTAGES; at += 1) {
      await allWrite(writers);
      const from = writers.map(({ refused }) => refused.length);
      const documents = askForDocuments(set, DOCUMENTS);
      await begin();
      // All wait for answers while nothing comes from the database: without a limit they would wait for ever.
      const around = await callEverything(set);
      await Promise.all(writers.map((one) => one.nextAnswer()));
      // Some documents were made before it began.
      const waiting = (await documents).filter(({ status }) => status !== 200);
      for (const { name, took, ...answer } of [...around, ...waiting]) {
        expect([name, answer], linesAbout(set.portal.log(), answer.otherwise)).toEqual([
          name,
          refusedWithCause,
        ]);
        noteTook(`${kind}: ${name}`, took);
      }
      await end();
      await allWrite(writers);
      noteSlowest(kind, from);
      expect([kind, set.portal.isRunning()]).toEqual([kind, true]);
    }

  for (const one of writers) await one.stop();
  expect(writers.map(({ unanswered }) => unanswered())).toEqual(writers.map(() => 0));
  for (const { status, body, retryAfter } of writers.flatMap(({ refused }) => refused)) {
    expect([status, body]).toEqual([503, expect.anything()]);
    const { message, code, tracking } = failureBodyStruct.create(body);
    expect(code).toBe('unavailable');
    expect(messages).toContain(message);
    expect(tracking).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    received.add(message);
  }
  expect(received.size).toBe(messages.length);
  // Once for each outage, however many connections it ended.
  const away = set.portal.log().split('the database is away').length - 1;
  const back = set.portal.log().split('the database is back').length - 1;
  expect(away).toBeGreaterThan(0);
  expect(away - back).toBeLessThanOrEqual(1);

  const acknowledged = writers.flatMap((one) => one.acknowledged);
  for (const { cartId, version, key, orderNumber } of acknowledged.slice(-20)) {
    const again = await set.call(finalizeCart, { rightEnv: 'postorder', cartId }, { version }, key);
    expect(again?.answer).toMatchObject({ orderNumber, replayed: true });
  }
  const database = await openDatabase(set.fresh.location);
  try {
    const there = await expectWholeOrders(database.db, set.customerIds, acknowledged, STOCK);
    if (OUTAGES >= 3) {
      const refused = writers.reduce((all, one) => all + one.refused.length, 0);
      process.stdout.write(
        `${acknowledged.length} orders acknowledged, ${there} there; ${refused} calls answered 503; away told ${away} times\n${[...slowest].map(([kind, ms]) => `  ${kind}: slowest 503 after ${ms} ms`).join('\n')}\n`,
      );
    }
  } finally {
    await database.close();
  }
}, 7_200_000);
