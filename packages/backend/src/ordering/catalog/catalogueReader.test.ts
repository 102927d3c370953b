import { styleIndex } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerRecords } from '../../identity/identity.schema.ts';
import { userCustomers, users } from '../../user/user.schema.ts';
import { findUserByEmail, signedInUser } from '../../user/user.store.ts';
import { customers } from '../pos/customer.schema.ts';
import { sellingTimes } from '../season/season.schema.ts';
import { type Partner, partner } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { createCatalogueReader } from './catalogueReader.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const statusFor = async (who: Partner, customerId?: string): Promise<number> =>
  (await who.ask(styleIndex, { params: stage.open(customerId) })).statusCode;

const database = () => stage.testApp.context.database;

async function userOf({ email }: Partner) {
  const row = await findUserByEmail(database(), email);
  if (!row) throw new Error(`${email} is missing`);
  return row;
}

it('M1 what one user may read is remembered for no other', async () => {
  expect(await statusFor(stage.employee, 'C1005')).toBe(200);
  expect(await statusFor(stage.buyer, 'C1005')).toBe(404);
  expect(await statusFor(stage.employee, 'C1005')).toBe(200);
});

it('M1 a customer that is taken from a user is missing at once, and back at once', async () => {
  const { userId } = await userOf(stage.buyer);
  expect(await statusFor(stage.buyer, 'C1002')).toBe(200);
  const mine = and(eq(userCustomers.userId, userId), eq(userCustomers.customerId, 'C1002'));
  await database().db.delete(userCustomers).where(mine);
  expect(await statusFor(stage.buyer, 'C1002')).toBe(404);
  await database().db.insert(userCustomers).values({ userId, customerId: 'C1002' });
  expect(await statusFor(stage.buyer, 'C1002')).toBe(200);
});

it('M1 a right that is taken counts at once', async () => {
  const { userId, rights } = await userOf(stage.viewer);
  expect(await statusFor(stage.viewer)).toBe(200);
  const without = { ...rights, preorder: { ...rights.preorder, rights: [] } };
  await database().db.update(users).set({ rights: without }).where(eq(users.userId, userId));
  expect(await statusFor(stage.viewer)).toBe(404);
  await database().db.update(users).set({ rights }).where(eq(users.userId, userId));
  expect(await statusFor(stage.viewer)).toBe(200);
});

it('M1 another price list of the customer counts at once', async () => {
  const tag = async () => (await stage.buyer.ask(styleIndex, { params: stage.open('C1003') })).headers.etag;
  const { db } = database();
  const before = await tag();
  const [row] = await db.select().from(customers).where(eq(customers.customerId, 'C1003'));
  await db.update(customers).set({ priceListId: 'CHF-CH' }).where(eq(customers.customerId, 'C1003'));
  expect(await tag()).not.toBe(before);
  await db
    .update(customers)
    .set({ priceListId: row?.priceListId ?? '' })
    .where(eq(customers.customerId, 'C1003'));
  expect(await tag()).toBe(before);
});

it.each(['AccessToken', 'Session'])('A13 reads nothing more once its %s is gone', async (kind) => {
  const leaving = await partner(stage.testApp, 'manager@selvedge.test');
  const { userId } = await userOf(leaving);
  expect(await statusFor(leaving)).toBe(200);
  const { db } = database();
  const all = await db.select().from(providerRecords).where(eq(providerRecords.kind, kind));
  for (const { id } of all.filter(({ payload }) => payload.accountId === userId))
    await db.delete(providerRecords).where(and(eq(providerRecords.kind, kind), eq(providerRecords.id, id)));
  expect(await statusFor(leaving)).toBe(401);
});

it('M1 a decision is made once for fifty, and ends with the selling time by server time', async () => {
  const { db } = database();
  const user = signedInUser(await userOf(stage.employee));
  const place = stage.open();
  const times = await db.select().from(sellingTimes).where(eq(sellingTimes.season, place.season));
  const end = Math.max(...times.map(({ salesPeriodTo }) => salesPeriodTo));
  let now = Date.now();
  const read = createCatalogueReader({ db, now: () => now });
  const all = await Promise.all(Array.from({ length: 50 }, () => read(user, place)));
  expect(new Set(all).size).toBe(1);
  expect(await read(user, place)).toBe(all[0]);
  now = end;
  await expect(read(user, place)).rejects.toMatchObject({ code: 'notFound' });
});

it('M1 a preview is decided each time, and places are remembered up to a number', async () => {
  const { db } = database();
  const read = createCatalogueReader({ db, now: Date.now, most: 1 });
  const previewer = signedInUser(await userOf(stage.previewer));
  expect(await read(previewer, stage.preview())).not.toBe(await read(previewer, stage.preview()));
  const employee = signedInUser(await userOf(stage.employee));
  const first = await read(employee, stage.open('C1001'));
  expect(await read(employee, stage.open('C1001'))).toBe(first);
  await read(employee, stage.open('C1002'));
  expect(await read(employee, stage.open('C1001'))).not.toBe(first);
});
