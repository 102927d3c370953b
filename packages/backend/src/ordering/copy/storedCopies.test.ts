import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idempotencyKeys } from '../../idempotency/idempotency.schema.ts';
import { sweepKeys } from '../../idempotency/idempotency.ts';
import { contactRequests } from '../../selfService/request/contactRequest.schema.ts';
import { sweepRequests } from '../../selfService/request/contactRequest.store.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { copies } from './copy.schema.ts';
import { forgetOldestCopies, MOST_COPIES, sweepCopies } from './storedCopies.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const kept = (userId: string, copyId: string, madeAt: number): typeof copies.$inferInsert => ({
  copyId,
  userId,
  key: copyId,
  requestHash: '',
  rightEnv: 'preorder',
  sourceKind: 'cart',
  sourceId: 'c-1',
  head: {
    source: { kind: 'cart', number: '', customerName: '', currency: 'EUR' },
    season: 'SS27',
    subdivision: '13-0',
    collectionType: 'main',
  },
  madeBy: 'Clara',
  madeAt,
});

it('N9 the reports of a person’s latest copies are kept, and no other person’s are touched', async () => {
  const { database } = testApp.context;
  const rows = Array.from({ length: MOST_COPIES + 5 }, (_, at) => kept('u-buyer', `c-${at}`, 1000 + at));
  await database.db.insert(copies).values([...rows, kept('u-manager', 'of-another', 1)]);
  await forgetOldestCopies(database.db, 'u-buyer');
  const left = await database.db.select().from(copies).where(eq(copies.userId, 'u-buyer'));
  expect(left).toHaveLength(MOST_COPIES - 1);
  expect(Math.min(...left.map(({ madeAt }) => madeAt))).toBe(1006);
  expect(await database.db.select().from(copies).where(eq(copies.userId, 'u-manager'))).toHaveLength(1);
});

it('reports, keys and messages are removed when they have been kept for long enough', async () => {
  const { database } = testApp.context;
  const { db } = database;
  await sweepCopies(database, 1100);
  const left = await db.select().from(copies);
  expect(Math.min(...left.map(({ madeAt }) => madeAt))).toBe(1100);

  const claim = { userId: 'u-buyer', requestHash: '', answer: null };
  await db.insert(idempotencyKeys).values([
    { ...claim, key: 'old', createdAt: 99 },
    { ...claim, key: 'young', createdAt: 100 },
  ]);
  await sweepKeys(database, 100);
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['young']);

  const request = { userId: null, name: '', email: '', subject: '', message: '', language: 'de' as const };
  await db.insert(contactRequests).values([
    { ...request, requestId: 'old', formId: 'old', sentAt: 99 },
    { ...request, requestId: 'young', formId: 'young', sentAt: 100 },
  ]);
  await sweepRequests(database, 100);
  expect((await db.select().from(contactRequests)).map(({ requestId }) => requestId)).toEqual(['young']);
});
