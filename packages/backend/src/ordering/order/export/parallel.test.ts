import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { calendarAt } from '../../../demo/house/calendar.ts';
import { type FreshDatabase, freshDatabase } from '../../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../../testing/postgres/server.ts';
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts';
import { manyBuyers } from '../../testing/manyBuyers.ts';
import { type At, type Partner, partner, styleAt, variantIn } from '../../testing/partner.ts';
import { orders } from '../order.schema.ts';
import { allAfter, finalized, orderLikeLast, pageOf } from './testing/exportStage.ts';

let server: PostgresServer;
let fresh: FreshDatabase;
let instances: readonly [TestApp, TestApp];
beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
  instances = [await startTestApp({ database: fresh }), await startTestApp({ database: fresh })];
}, 120_000);
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await fresh.remove();
  await server.close();
});

it('O6: two readers miss none and get none twice while two instances finalize', async () => {
  const [one] = instances;
  const { next: start } = await allAfter(one, '0');
  const buyers = await manyBuyers(one, 6, 3);
  const { open } = calendarAt(Date.now());
  const at = (customerId: string): At => ({
    ...{ rightEnv: 'preorder', season: open.season, subdivision: '13-0', collectionType: 'main' },
    customerId,
  });
  const wishes = await Promise.all(
    buyers.map(async (buyer, index) => {
      const who: Partner = index % 2 === 0 ? buyer : await partner(instances[1], buyer.email);
      return buyer.customerIds.map((customerId) => ({ who, at: at(customerId) }));
    }),
  );
  const [first] = wishes.flat();
  if (!first) throw new Error('Nobody orders');
  const { articleVariantId } = variantIn(await styleAt(first.who, first.at, 0));

  let isOver = false;
  async function reader(instance: TestApp): Promise<string[]> {
    const numbers: string[] = [];
    let cursor = start;
    for (;;) {
      const wasOver = isOver;
      const { orders: page, next, more } = await pageOf(instance, cursor, 3);
      numbers.push(...page.map(({ orderNumber }) => orderNumber));
      cursor = next;
      if (wasOver && !more) return numbers;
    }
  }
  const readers = instances.map(reader);
  const made = await Promise.all(
    wishes
      .flat()
      .map(({ who, at: place }, index) => finalized(who, place, { [articleVariantId]: 1 + index })),
  );
  isOver = true;
  const read = await Promise.all(readers);
  expect(made).toHaveLength(18);
  for (const numbers of read) expect([...numbers].sort()).toEqual([...made].sort());
  const positions = await one.context.database.db
    .select({ position: orders.exportPosition })
    .from(orders)
    .where(eq(orders.orderNumber, made[0] ?? ''));
  expect(positions[0]?.position).toBeGreaterThan(Number(start));
}, 60_000);

it('O6: an order that was numbered first and stored last is not passed over', async () => {
  const [one, other] = instances;
  const { next: start } = await allAfter(one, '0');
  let store = (): void => {};
  const held = new Promise<void>((resolve) => {
    store = resolve;
  });
  let written = (): void => {};
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow = inTransaction(one.context.database, async (db) => {
    await orderLikeLast(db, '9000001');
    written();
    await held;
  });
  await isWritten;
  await inTransaction(other.context.database, (db) => orderLikeLast(db, '9000002'));
  const early = await pageOf(other, start);
  expect(early.orders.map(({ orderNumber }) => orderNumber)).toEqual(['9000002']);
  store();
  await slow;
  const late = await pageOf(one, early.next);
  expect(late.orders.map(({ orderNumber }) => orderNumber)).toEqual(['9000001']);
});
