import {
  approveCart,
  changeLines,
  finalizeCart,
  followCart,
  followWaiting,
  recallCart,
  returnCart,
} from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../user/user.schema.ts';
import { findUserByEmail, signedInUser } from '../../user/user.store.ts';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { POLL_EVERY } from './longPoll.ts';
import { waitingKey, waitingMarks } from './marks.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const cartNews = (who: Partner, at: At, after: string, hold: 'yes' | 'no' = 'yes') =>
  who.get(followCart, { params: at, query: { after, hold } });
const waitingNews = (who: Partner, after: string, hold: 'yes' | 'no' = 'yes') =>
  who.get(followWaiting, { params: { rightEnv: 'preorder' }, query: { after, hold } });

async function filled(at: At) {
  const { head } = await cartAt(stage.buyer, at);
  const { articleVariantId } = variantIn(await styleAt(stage.buyer, at, 0));
  const changes = [{ articleVariantId, quantity: 3, was: 0 }];
  const answer = await stage.buyer.get(changeLines, {
    params: head,
    body: { version: head.version, changes },
  });
  return { head: answer.head, articleVariantId };
}

describe('O2 HZ21: news of a cart', () => {
  it('O2 an open page learns of each action, by whom, and of the order', async () => {
    const at = stage.open('C1002');
    const first = await cartNews(stage.manager, at, '');
    expect(first).toEqual({ mark: '-', cart: null, askAgainIn: 0 });
    const opened = cartNews(stage.manager, at, first.mark);
    const { head, articleVariantId } = await filled(at);
    const { mark: some } = await opened;
    const known =
      some === `${head.cartId}.${head.version}` ? some : (await cartNews(stage.manager, at, some)).mark;
    expect(known).toBe(`${head.cartId}.${head.version}`);

    const news = cartNews(stage.manager, at, known);
    const { head: approved } = await stage.buyer.get(approveCart, {
      params: head,
      body: { version: head.version },
    });
    const ofApproval = await news;
    expect(ofApproval.cart).toMatchObject({
      state: 'approved',
      version: approved.version,
      deed: { deed: 'approved', by: 'Clara Lindner' },
    });

    const buyerHears = cartNews(stage.buyer, at, ofApproval.mark);
    const { head: returned } = await stage.manager.get(returnCart, {
      params: approved,
      body: { version: approved.version, reason: 'Too many' },
    });
    const ofReturn = await buyerHears;
    expect(ofReturn.cart).toMatchObject({ state: 'open', deed: { deed: 'returned', reason: 'Too many' } });

    const lines = cartNews(stage.buyer, at, ofReturn.mark);
    const changes = [{ articleVariantId, quantity: 2, was: 3 }];
    const { head: changed } = await stage.manager.get(changeLines, {
      params: returned,
      body: { version: returned.version, changes },
    });
    const ofLines = await lines;
    expect(ofLines.cart).toMatchObject({
      version: changed.version,
      deed: null,
      changed: { by: 'Henrik Vogt' },
    });

    const end = cartNews(stage.buyer, at, ofLines.mark);
    const { orderId, orderNumber } = await stage.manager.get(finalizeCart, {
      params: changed,
      body: { version: changed.version },
      headers: { 'idempotency-key': 'news-finalize' },
    });
    expect((await end).cart).toMatchObject({
      state: 'finalized',
      deed: { deed: 'finalized', by: 'Henrik Vogt' },
      order: { orderId, orderNumber },
    });
    const next = cartNews(stage.buyer, at, (await end).mark);
    const { head: fresh } = await cartAt(stage.buyer, at);
    expect((await next).cart?.cartId).toBe(fresh.cartId);
  });

  it.each([
    ['right', 0, 404],
    ['account', 1, 401],
  ] as const)('A13 K2 whose %s ends while they wait is told nothing more', async (what, size, status) => {
    const at = stage.open('C1003');
    const { database } = stage.testApp.context;
    const row = (await findUserByEmail(database, stage.manager.email)) ?? expect.fail();
    const change = (set: object) => database.db.update(users).set(set).where(eq(users.userId, row.userId));
    const { head } = await cartAt(stage.buyer, at);
    const { articleVariantId } = variantIn(await styleAt(stage.buyer, at, 0), 0, size);
    const { mark } = await cartNews(stage.manager, at, '');
    const held = stage.manager.ask(followCart, { params: at, query: { after: mark, hold: 'yes' } });
    // It waits by now.
    await new Promise((done) => setTimeout(done, 300));
    const none = { rights: [], features: [] };
    await change(what === 'right' ? { rights: { ...row.rights, preorder: none } } : { disabled: true });
    const changes = [{ articleVariantId, quantity: 2, was: 0 }];
    await stage.buyer.get(changeLines, { params: head, body: { version: head.version, changes } });
    expect((await held).statusCode).toBe(status);
    await change({ rights: row.rights, disabled: false });
  });

  it('O2 who does not want to be held back is answered at once', async () => {
    const at = stage.open('C1003');
    const { mark } = await cartNews(stage.buyer, at, '');
    expect(await cartNews(stage.buyer, at, mark, 'no')).toMatchObject({ mark, askAgainIn: POLL_EVERY });
  });

  it('K2 HZ4: foreign is missing, and news are for who handles carts', async () => {
    const query = { after: '', hold: 'no' } as const;
    for (const customerId of ['C1005', 'C9999'])
      expect((await stage.buyer.ask(followCart, { params: stage.open(customerId), query })).statusCode).toBe(
        404,
      );
    expect((await stage.viewer.ask(followCart, { params: stage.open('C1001'), query })).statusCode).toBe(404);
    const params = { rightEnv: 'preorder' } as const;
    expect((await stage.buyer.ask(followWaiting, { params, query })).statusCode).toBe(404);
  });
});

describe('O2 news of what waits', () => {
  it('O2 counts what waits for this POS Manager, and tells when that changes', async () => {
    const at = stage.open('C1004');
    const { head } = await filled(at);
    const before = await waitingNews(stage.manager, '');
    const news = waitingNews(stage.manager, before.mark);
    const { head: approved } = await stage.buyer.get(approveCart, {
      params: head,
      body: { version: head.version },
    });
    const after = await news;
    expect(after.waiting).toBe(before.waiting + 1);
    const gone = waitingNews(stage.manager, after.mark);
    await stage.buyer.get(recallCart, { params: approved });
    expect(await gone).toEqual({ ...before, askAgainIn: 0 });
  });

  it('O2 the watch marks what waits as the answer does, for who sees some and for who sees all', async () => {
    const { head } = await filled(stage.open('C1003'));
    await stage.buyer.get(approveCart, { params: head, body: { version: head.version } });
    const { db } = stage.testApp.context.database;
    for (const who of [stage.manager, stage.employee]) {
      const row = await findUserByEmail(stage.testApp.context.database, who.email);
      const key = waitingKey('preorder', signedInUser(row ?? expect.fail()));
      const { mark, waiting } = await waitingNews(who, '', 'no');
      expect([(await waitingMarks(db, [key])).get(key), waiting > 0]).toEqual([mark, true]);
    }
  });

  it('K2 counts no customer that one does not see', async () => {
    const at = stage.open('C1005');
    const { employee, manager } = stage;
    const { head } = await cartAt(employee, at);
    const { articleVariantId } = variantIn(await styleAt(employee, at, 0));
    const changes = [{ articleVariantId, quantity: 3, was: 0 }];
    const { head: changed } = await employee.get(changeLines, {
      params: head,
      body: { version: head.version, changes },
    });
    const before = await waitingNews(manager, '', 'no');
    const all = await waitingNews(employee, '', 'no');
    await employee.get(approveCart, { params: changed, body: { version: changed.version } });
    expect(await waitingNews(manager, '', 'no')).toEqual(before);
    expect((await waitingNews(employee, '', 'no')).waiting).toBe(all.waiting + 1);
  });
});
