import { customers as customersCall, markCustomer, unmarkCustomer } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCustomers } from '../../user/user.schema.ts';
import { findUserByEmail, signedInUser } from '../../user/user.store.ts';
import type { Partner } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { customerLocks, customers, priceLists } from './customer.schema.ts';
import { createKnownCustomers } from './knownCustomers.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const database = () => stage.testApp.context.database;

const listOf = (who: Partner) => who.get(customersCall, { params: { rightEnv: 'preorder' }, query: {} });
const rowOf = async (who: Partner, customerId: string) =>
  (await listOf(who)).find((row) => row.customerId === customerId);

async function userOf({ email }: Partner) {
  const row = await findUserByEmail(database(), email);
  if (!row) throw new Error(`${email} is missing`);
  return signedInUser(row);
}

it('L1 a name, a price list and a lock that change count at once', async () => {
  const { db } = database();
  const before = await rowOf(stage.buyer, 'C1003');
  expect(before).toMatchObject({ currency: 'EUR', locks: [] });
  const isIt = eq(customers.customerId, 'C1003');
  await db.update(customers).set({ name: 'Another Name' }).where(isIt);
  expect((await rowOf(stage.buyer, 'C1003'))?.name).toBe('Another Name');
  await db
    .update(customers)
    .set({ name: before?.name ?? '' })
    .where(isIt);

  const list = eq(priceLists.priceListId, 'EUR-DE');
  await db.update(priceLists).set({ currency: 'USD' }).where(list);
  expect((await rowOf(stage.buyer, 'C1003'))?.currency).toBe('USD');
  await db.update(priceLists).set({ currency: 'EUR' }).where(list);

  const lock = { customerId: 'C1003', scope: 'customer', reason: { en: 'Closed', de: 'Zu' } } as const;
  await db.insert(customerLocks).values(lock);
  expect((await rowOf(stage.buyer, 'C1003'))?.locks).toEqual([
    { scope: 'customer', subject: null, reason: 'Closed' },
  ]);
  await db.delete(customerLocks).where(eq(customerLocks.customerId, 'C1003'));
  expect(await rowOf(stage.buyer, 'C1003')).toEqual(before);
});

it('L1 a customer that is taken from a user is missing at once, and back at once', async () => {
  const { userId } = await userOf(stage.buyer);
  const all = await listOf(stage.buyer);
  const mine = and(eq(userCustomers.userId, userId), eq(userCustomers.customerId, 'C1002'));
  await database().db.delete(userCustomers).where(mine);
  expect(await listOf(stage.buyer)).toEqual(all.filter(({ customerId }) => customerId !== 'C1002'));
  await database().db.insert(userCustomers).values({ userId, customerId: 'C1002' });
  expect(await listOf(stage.buyer)).toEqual(all);
});

it('L1 a mark is the user’s own, although those who see all customers share a list', async () => {
  const params = { rightEnv: 'preorder', customerId: 'C1007' } as const;
  const others = await listOf(stage.buyer);
  await stage.employee.get(markCustomer, { params });
  expect((await rowOf(stage.employee, 'C1007'))?.favorite).toBe(true);
  expect(await listOf(stage.buyer)).toEqual(others);
  await stage.employee.get(unmarkCustomer, { params });
  expect((await rowOf(stage.employee, 'C1007'))?.favorite).toBe(false);
});

it('L1 lists are read once while nothing changes, in whichever process, up to a number of customers', async () => {
  const { db } = database();
  const [employee, buyer] = await Promise.all([stage.employee, stage.buyer].map(userOf));
  if (!employee || !buyer) throw new Error('People are missing');
  const [one, other] = [createKnownCustomers(db), createKnownCustomers(db)];
  const first = await one(employee, 'en');
  expect(await one(employee, 'en')).toBe(first);
  expect(await one(employee, 'de')).not.toBe(first);
  expect(await other(employee, 'en')).toEqual(first);
  const isIt = eq(customers.customerId, 'C1008');
  await db.update(customers).set({ city: 'Elsewhere' }).where(isIt);
  for (const known of [one, other])
    expect((await known(employee, 'en')).find(({ customerId }) => customerId === 'C1008')?.city).toBe(
      'Elsewhere',
    );

  const few = createKnownCustomers(db, 62);
  const kept = await few(employee, 'en');
  expect(await few(employee, 'en')).toBe(kept);
  await few(buyer, 'en');
  expect(await few(employee, 'en')).not.toBe(kept);
});
