import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { users } from '../user/user.schema.ts';
import { ownAccessStamps } from './accessVersion.store.ts';
import { providerRecords } from './identity.schema.ts';
import { keyOfRecord } from './provider/providerStore.ts';

let testApp: TestApp;
let stampOf: ReturnType<typeof ownAccessStamps>;
beforeAll(async () => {
  testApp = await startTestApp();
  stampOf = ownAccessStamps(testApp.context.database);
});
afterAll(() => testApp.close());

const db = () => testApp.context.database.db;
const tokenOf = async (email: string): Promise<string> =>
  (await signedIn(testApp, email)).tokens.access_token;
const sessionOf = async (token: string) => {
  const at = and(
    eq(providerRecords.kind, 'AccessToken'),
    eq(providerRecords.id, keyOfRecord('AccessToken', token)),
  );
  const [record] = await db().select().from(providerRecords).where(at);
  return and(
    eq(providerRecords.kind, 'Session'),
    eq(providerRecords.uid, String(record?.payload.sessionUid)),
  );
};

it('A13 the stamp of a token stays while others sign in, and is the same for all who ask together', async () => {
  const buyer = await tokenOf('buyer@selvedge.test');
  const before = await stampOf(buyer);
  const manager = await tokenOf('manager@selvedge.test');
  const together = await Promise.all([buyer, manager, buyer, 'nobody'].map((token) => stampOf(token)));
  expect(together).toEqual([before, expect.any(String), before, undefined]);
  expect(together[1]).not.toBe(before);
});

it('A13 it is another as soon as the session changes, is over or is gone', async () => {
  const token = await tokenOf('buyer@selvedge.test');
  const session = await sessionOf(token);
  const stamps = [await stampOf(token)];
  const change = async (set: object) => {
    await db().update(providerRecords).set(set).where(session);
    stamps.push(await stampOf(token));
  };
  await change({ payload: sql`${providerRecords.payload} || '{"touched": true}'::jsonb` });
  const soon = Math.floor(Date.now() / 1000) + 1;
  await change({ expiresAt: soon });
  await expect.poll(() => stampOf(token)).not.toBe(stamps.at(-1));
  stamps.push(await stampOf(token));
  await db().delete(providerRecords).where(session);
  stamps.push(await stampOf(token));
  expect(new Set(stamps).size).toBe(5);
});

it('A13 it is another as soon as an account is disabled, whoever issued its tokens', async () => {
  const token = await tokenOf('employee@selvedge.test');
  const before = await stampOf(token);
  await db().update(users).set({ disabled: true }).where(eq(users.email, 'viewer@selvedge.test'));
  expect(await stampOf(token)).not.toBe(before);
});
