import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finalizeCart } from '@selvedge/core/contract';
import { eq, getTableName, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeeping } from '../configuration/retention.ts';
import { callCounts } from '../fairUse/callCount.schema.ts';
import { idempotencyKeys } from '../idempotency/idempotency.schema.ts';
import { signInFailures } from '../identity/identity.schema.ts';
import { passwordLinks } from '../identity/passwordLink/passwordLink.schema.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { cartLines, carts } from '../ordering/cart/cart.schema.ts';
import { copies } from '../ordering/copy/copy.schema.ts';
import { fill } from '../ordering/copy/testing/copying.ts';
import { restock } from '../ordering/finalization/testing/killStage.ts';
import { partner } from '../ordering/testing/partner.ts';
import { printTokens } from '../printToken/printToken.schema.ts';
import { contactRequests } from '../selfService/request/contactRequest.schema.ts';
import { selfServiceSessions, selfServiceSignIns } from '../selfService/session/selfService.schema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { hits } from '../tracking/hit.schema.ts';
import { users } from '../user/user.schema.ts';
import { webhookDeliveries } from '../webhook/webhook.schema.ts';
import { startSweeping, sweep } from './sweep.ts';

const day = 86_400_000;
const now = Date.now();
const keeping = readKeeping({});

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const database = () => testApp.context.database;
const db = () => database().db;

/** Rows of each table: one that is as old as it may be, and one that is older by a millisecond. */
async function leave(): Promise<Map<PgTable, number>> {
  const [user] = await db().select().from(users).limit(1);
  const userId = user?.userId ?? '';
  const expiring = [now + 1, now - 1];
  const at = (kind: keyof typeof keeping) => [now - keeping[kind] * day, now - keeping[kind] * day - 1];
  const tables: [PgTable, Record<string, unknown>[]][] = [
    [
      outgoingMails,
      at('mails').map((finishedAt) => ({
        mailId: randomUUID(),
        recipient: 'a@b.example',
        state: 'sent',
        nextAt: 0,
        queuedAt: 0,
        finishedAt,
      })),
    ],
    [
      webhookDeliveries,
      at('webhooks').map((queuedAt) => ({
        deliveryId: randomUUID(),
        eventId: randomUUID(),
        event: 'x',
        address: 'x',
        body: '',
        state: 'given-up',
        nextAt: 0,
        queuedAt,
      })),
    ],
    [
      hits,
      at('tracking').map((time) => ({
        hitId: randomUUID(),
        kind: 'view',
        siteId: '1',
        at: time,
        lastSeenAt: time,
      })),
    ],
    [
      contactRequests,
      at('contactRequests').map((sentAt) => ({
        requestId: randomUUID(),
        formId: randomUUID(),
        name: 'x',
        email: 'x',
        subject: 'x',
        message: 'x',
        language: 'en',
        sentAt,
      })),
    ],
    [
      copies,
      at('copies').map((madeAt) => ({
        copyId: randomUUID(),
        userId,
        key: randomUUID(),
        requestHash: 'x',
        rightEnv: 'preorder',
        sourceKind: 'cart',
        sourceId: 'x',
        head: {},
        madeBy: 'x',
        madeAt,
      })),
    ],
    [
      idempotencyKeys,
      at('keys').map((createdAt) => ({ userId, key: randomUUID(), requestHash: 'x', createdAt })),
    ],
    [callCounts, expiring.map((windowEndsAt) => ({ subject: randomUUID(), calls: 1, windowEndsAt }))],
    [signInFailures, expiring.map((windowEndsAt) => ({ subject: randomUUID(), failures: 1, windowEndsAt }))],
    [
      passwordLinks,
      expiring.map((expiresAt) => ({ secretHash: randomUUID(), purpose: 'forgotten', userId, expiresAt })),
    ],
    [printTokens, expiring.map((expiresAt) => ({ hash: randomUUID(), userId, expiresAt }))],
    [
      selfServiceSessions,
      expiring.map((expiresAt) => ({ tokenHash: randomUUID(), userId, providerSession: 'x', expiresAt })),
    ],
    [
      selfServiceSignIns,
      expiring.map((expiresAt) => ({
        stateHash: randomUUID(),
        browserHash: 'x',
        verifier: 'x',
        nonce: 'x',
        returnTo: 'x',
        expiresAt,
      })),
    ],
  ];
  const left = new Map<PgTable, number>();
  for (const [table, rows] of tables) {
    await db().insert(table).values(rows);
    left.set(table, (await db().select().from(table)).length);
  }
  return left;
}

/** An open and an approved cart that are too old, an open one that is not, and a finalized one, as old as can be. */
async function oldCarts(): Promise<{ readonly gone: readonly string[]; readonly kept: readonly string[] }> {
  const who = await partner(testApp, 'employee@selvedge.test');
  const heads = [];
  for (const customerId of ['C1001', 'C1002', 'C1003', 'C1019'])
    heads.push((await fill(who, restock(customerId), [1])).head);
  const [first = '', second = '', third = '', fourth = ''] = heads.map(({ cartId }) => cartId);
  await who.get(finalizeCart, {
    params: { rightEnv: 'postorder', cartId: fourth },
    body: { version: heads[3]?.version ?? 0 },
    headers: { 'idempotency-key': `sweep-${fourth}` },
  });
  const limit = now - keeping.drafts * day;
  const age = (cartId: string, set: { changedAt: number; state?: 'approved' }) =>
    db().update(carts).set(set).where(eq(carts.cartId, cartId));
  await age(first, { changedAt: limit - 1 });
  await age(second, { changedAt: limit - 1, state: 'approved' });
  await age(third, { changedAt: limit });
  await age(fourth, { changedAt: 1 });
  return { gone: [first, second], kept: [third, fourth] };
}

async function file(path: string, days: number): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'x');
  const seconds = now / 1000 - days * 86_400;
  await utimes(path, seconds, seconds);
}

it('what is older than it is kept is removed, to the millisecond, and nothing else', async () => {
  const { dataDir, outboxDir } = testApp.context.config;
  const importDir = join(dataDir, 'imports');
  const { gone, kept } = await oldCarts();
  const left = await leave();
  const finalized = await db().select().from(carts).where(eq(carts.state, 'finalized'));
  for (const [name, days] of [
    ['old', 1],
    ['new', -1],
  ] as const) {
    await file(join(outboxDir, `${name}.eml`), keeping.mails + days);
    for (const place of ['done', 'failed', 'inbox']) {
      const folder = join(importDir, place, name);
      await file(join(folder, 'report.json'), 0);
      const seconds = now / 1000 - (keeping.imports + days) * 86_400;
      await utimes(folder, seconds, seconds);
    }
  }

  await sweep(testApp.context, { outboxDir, importDir, keeping }, now);

  for (const [table, rows] of left)
    expect([getTableName(table), (await db().select().from(table)).length]).toEqual([
      getTableName(table),
      rows - 1,
    ]);
  const ids = (await db().select({ cartId: carts.cartId }).from(carts)).map(({ cartId }) => cartId);
  expect(gone.filter((cartId) => ids.includes(cartId))).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining([...kept]));
  expect(
    await db()
      .select()
      .from(cartLines)
      .where(inArray(cartLines.cartId, [...gone])),
  ).toEqual([]);
  expect(await db().select().from(carts).where(eq(carts.state, 'finalized'))).toEqual(finalized);
  expect(await readdir(outboxDir)).toEqual(['new.eml']);
  const places = await Promise.all(
    ['done', 'failed', 'inbox'].map((place) => readdir(join(importDir, place))),
  );
  expect(places.map((names) => names.sort())).toEqual([['new'], ['new'], ['new', 'old']]);
});

it('is configured in days, and refused otherwise', () => {
  expect(readKeeping({ KEEP_DRAFTS_DAYS: '10', KEEP_IMPORTS_DAYS: '3' })).toMatchObject({
    ...{ drafts: 10, imports: 3, mails: 30, webhooks: 30, tracking: 180 },
  });
  expect(() => readKeeping({ KEEP_MAILS_DAYS: '0' })).toThrow('KEEP_MAILS_DAYS');
});

it('begins at the start, and tells once that something could not be removed, which keeps nothing else', async () => {
  const { outboxDir } = testApp.context.config;
  const told: string[] = [];
  await leave();
  const broken = {
    ...database(),
    db: new Proxy(db(), {
      get(target, key) {
        if (key !== 'delete') return Reflect.get(target, key, target);
        return (table: PgTable) => {
          if (table === hits) throw new Error('no');
          return target.delete(table);
        };
      },
    }),
  };
  const before = await db().select().from(idempotencyKeys);
  const sweeping = startSweeping({
    database: broken,
    files: testApp.context.files,
    config: { outboxDir, importDir: null, keeping },
    now: () => now,
    report: (what) => told.push(what),
  });
  await expect.poll(() => told).toEqual(['sweep failed']);
  await sweeping.stop();
  expect((await db().select().from(idempotencyKeys)).length).toBe(before.length - 1);
});
