import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { providerRecords as records } from '../identity.schema.ts';
import { sweepProviderRecords } from './providerStore.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { FAIR_USE: 'authorizations=1/4/50' } });
});
afterAll(() => testApp.close());

const seconds = () => Math.floor(Date.now() / 1000);
const ofNobody = and(eq(records.kind, 'Session'), sql`${records.payload} ->> 'accountId' is null`);

it.each([
  ['/oidc/device', '203.0.113.150'],
  ['/oidc/session/end', '203.0.113.151'],
])(
  'A13: %s keeps a session for so many strangers of an address, and no longer than an hour',
  async (url, from) => {
    const { db } = testApp.context.database;
    const found: number[] = [];
    for (let nth = 0; nth < 6; nth += 1)
      found.push((await testApp.app.inject({ url, remoteAddress: from })).statusCode);
    expect(found).toEqual([200, 200, 200, 200, 429, 429]);
    const kept = await db.select().from(records).where(ofNobody);
    expect(kept).toHaveLength(4);
    for (const { expiresAt } of kept) expect(expiresAt).toBeLessThanOrEqual(seconds() + 3_600);
    await db
      .update(records)
      .set({ expiresAt: seconds() - 60 })
      .where(ofNobody);
    await sweepProviderRecords(testApp.context.database);
    expect(await db.$count(records, ofNobody)).toBe(0);
  },
);
