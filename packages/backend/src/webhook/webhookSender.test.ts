import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/drivers/openDatabase.ts';
import { inTransaction } from '../database/transaction.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { copyTables } from '../testing/preparedData.ts';
import { claimDelivery, LEASE, queueAgain, sweepDeliveries } from './queue.store.ts';
import { queueEvent } from './queueEvent.ts';
import { type Manner, type Receiver, startReceiver } from './testing/receiver.ts';
import { webhookDeliveries } from './webhook.schema.ts';
import { deliverDue, pauses, type SenderDeps } from './webhookSender.ts';

const key = Buffer.alloc(32, 7);
const start = Date.parse('2026-11-23T18:00:00Z');

let fresh: FreshDatabase;
let database: Database;
let now = start;
let reports: string[] = [];
let receivers: Receiver[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  if (fresh.location.databaseUrl === null) await copyTables(fresh.location.dataDir);
  database = await openDatabase(fresh.location);
});
afterAll(async () => {
  await database.close();
  await fresh.remove();
});
beforeEach(async () => {
  await database.db.delete(webhookDeliveries);
  now = start;
  reports = [];
});
afterEach(async () => {
  await Promise.all(receivers.map((receiver) => receiver.close()));
  receivers = [];
});

async function receive(mannerOf: Parameters<typeof startReceiver>[0]): Promise<Receiver> {
  const receiver = await startReceiver(mannerOf);
  receivers.push(receiver);
  return receiver;
}

/** In ms, for receivers that never answer; with others the tests wait as long as the portal does. */
const SHORT_PATIENCE = 200;

const depsFor = (...addresses: string[]): SenderDeps => ({
  database,
  webhooks: { addresses, key },
  now: () => now,
  report: (what) => void reports.push(what),
});

const queue = (addresses: readonly string[], orderNumber = '4500001') =>
  queueEvent(database.db, addresses, { type: 'order.finalized', data: { orderNumber } }, now);

const rows = () => database.db.select().from(webhookDeliveries);

/** Tries what is due, then moves the clock until all the rest is due, until nothing is left to try. */
async function untilSettled(deps: SenderDeps): Promise<void> {
  for (;;) {
    await deliverDue(deps);
    const [next] = await database.db
      .select({
        at: sql`max(${webhookDeliveries.nextAt})`.mapWith(Number),
        count: sql`count(*)`.mapWith(Number),
      })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.state, 'queued'));
    if (!next || next.count === 0) return;
    now = Math.max(now, next.at);
  }
}

describe('O7: webhooks', () => {
  it('O7: of 1,000 deliveries to a receiver that fails a third of the time none is lost, and none taken twice', async () => {
    const failures: readonly Manner[] = [
      ...[500, 503, 302, 'cut', 'take and cut'],
      ...(['silent', 'take and stay silent'] as const),
    ] as readonly Manner[];
    // By event and try, so that each run is the same however its calls interleave.
    const receiver = await receive(({ body }, times) => {
      const { data } = JSON.parse(body);
      const chance = createHash('sha256').update(`${data.orderNumber}/${times}`).digest();
      if (chance.readUInt16BE(0) % 3 !== 0) return 'take';
      return failures[chance.readUInt16BE(2) % failures.length] ?? 500;
    });
    const numbers = Array.from({ length: 1_000 }, (_, index) => String(index));
    await inTransaction(database, async (db) => {
      for (const orderNumber of numbers)
        await queueEvent(db, [receiver.url], { type: 'order.finalized', data: { orderNumber } }, now);
    });
    await untilSettled({ ...depsFor(receiver.url), patience: SHORT_PATIENCE });

    const settled = await rows();
    expect(new Set(settled.map(({ state }) => state))).toEqual(new Set(['delivered']));
    const told = [...receiver.taken.values()].map(({ body }) => JSON.parse(body).data.orderNumber);
    expect([...told].sort()).toEqual([...numbers].sort());
    expect([...receiver.taken.keys()].sort()).toEqual(settled.map(({ eventId }) => eventId).sort());
    expect(receiver.calls.length).toBeGreaterThan(1_300);
    expect(reports).toEqual([]);
  });

  it('O7: tries again after growing pauses, then gives up, and sends again on demand', async () => {
    let isBroken = true;
    const receiver = await receive(() => (isBroken ? 500 : 'take'));
    const deps = depsFor(receiver.url);
    await queue([receiver.url]);
    const tried: number[] = [];
    for (const _ of [0, ...pauses]) {
      tried.push(now);
      await deliverDue(deps);
      const [row] = await rows();
      if (row?.state !== 'queued') break;
      // Nothing is tried before it is due.
      now = row.nextAt - 1;
      await deliverDue(deps);
      expect(receiver.calls).toHaveLength(tried.length);
      now = row.nextAt;
    }
    const waited = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
    expect(waited).toHaveLength(pauses.length);
    expect(waited.every((pause, index) => index === 0 || pause > (waited[index - 1] ?? 0))).toBe(true);
    const [given] = await rows();
    expect(given).toMatchObject({ state: 'given-up', attempts: pauses.length + 1, note: '500' });
    expect(reports).toEqual([`webhook delivery ${given?.deliveryId} was given up: 500`]);

    isBroken = false;
    expect(await queueAgain(database, 'given-up', now)).toBe(1);
    await deliverDue(deps);
    expect((await rows())[0]).toMatchObject({ state: 'delivered', attempts: 1, note: '204' });
    expect([...receiver.taken.keys()]).toEqual([given?.eventId]);
  });

  it('O7: follows no redirect', async () => {
    const receiver = await receive(() => 302);
    await queue([receiver.url]);
    await deliverDue(depsFor(receiver.url));
    expect([receiver.calls.length, (await rows())[0]?.note]).toEqual([1, '302']);
  });

  it('O7: waits for no answer longer than its patience', async () => {
    const receiver = await receive(() => 'silent');
    await queue([receiver.url]);
    await deliverDue({ ...depsFor(receiver.url), patience: SHORT_PATIENCE });
    expect((await rows())[0]).toMatchObject({ state: 'queued', note: 'no answer in time' });
  });

  it('O7: sends again under the same id what a process left behind', async () => {
    const receiver = await receive(() => 'take');
    await queue([receiver.url]);
    const left = await claimDelivery(database, now);
    await deliverDue(depsFor(receiver.url));
    expect(receiver.calls).toHaveLength(0);
    now += LEASE;
    await deliverDue(depsFor(receiver.url));
    expect([...receiver.taken.keys()]).toEqual([left?.eventId]);
  });

  it('O7: gives each delivery to one of several processes', async () => {
    const receiver = await receive(() => 'take');
    for (let index = 0; index < 40; index += 1) await queue([receiver.url], String(index));
    await Promise.all(Array.from({ length: 3 }, () => deliverDue(depsFor(receiver.url))));
    expect([receiver.calls.length, receiver.taken.size]).toEqual([40, 40]);
  });

  it('O7: tells each address, and one that is no longer configured nothing', async () => {
    const [one, other] = [await receive(() => 'take'), await receive(() => 'take')];
    await queue([one.url, other.url]);
    await deliverDue(depsFor(one.url));
    expect([one.calls.length, other.calls.length]).toEqual([1, 0]);
    expect((await rows()).map(({ address, state }) => [address, state])).toEqual(
      expect.arrayContaining([
        [one.url, 'delivered'],
        [other.url, 'given-up'],
      ]),
    );
  });

  it('O7: is not told where its transaction fails', async () => {
    const failing = inTransaction(database, async (db) => {
      await queueEvent(db, ['http://localhost:1'], { type: 'order.finalized', data: {} }, now);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
  });

  it('O7: is forgotten when it is older than it is kept', async () => {
    await queue(['http://localhost:1']);
    await sweepDeliveries(database, now);
    expect(await rows()).toHaveLength(1);
    await sweepDeliveries(database, now + 1);
    expect(await rows()).toEqual([]);
  });
});
