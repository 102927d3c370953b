import {
  approveCart,
  approvedCarts,
  changeLines,
  finalizeCart,
  readCart,
  recallCart,
  returnCart,
} from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartAt, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

async function filled(customerId: string) {
  const { buyer } = stage;
  const at = stage.open(customerId);
  const { head } = await cartAt(buyer, at);
  const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
  const changes = [{ articleVariantId, quantity: 3, was: 0 }];
  const answer = await buyer.get(changeLines, { params: head, body: { version: head.version, changes } });
  return { head: answer.head, articleVariantId };
}

const approved = async (customerId: string) => {
  const { head, articleVariantId } = await filled(customerId);
  const cart = await stage.buyer.get(approveCart, { params: head, body: { version: head.version } });
  return { head: cart.head, articleVariantId };
};

describe('approval', () => {
  it('O2 stands with name and fingerprint, and waits for the POS Manager', async () => {
    const { head } = await approved('C1002');
    expect(head.state).toBe('approved');
    expect(head.approval).toMatchObject({ by: 'Clara Lindner' });
    expect(head.approval?.fingerprint).toMatch(/^[\w-]{43}$/);
    const waiting = await stage.manager.get(approvedCarts, { params: { rightEnv: 'preorder' } });
    expect(waiting.map(({ cartId }) => cartId)).toContain(head.cartId);
    expect(await stage.viewer.get(approvedCarts, { params: { rightEnv: 'preorder' } })).toEqual([]);
  });

  it('binds to the version that was seen', async () => {
    const { head, articleVariantId } = await filled('C1003');
    await stage.manager.get(changeLines, {
      params: head,
      body: { version: head.version, changes: [{ articleVariantId, quantity: 4, was: 3 }] },
    });
    const stale = await stage.buyer.ask(approveCart, { params: head, body: { version: head.version } });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'versionConflict']);
  });

  it('is taken back by the approver and by nobody else', async () => {
    const { head } = await approved('C1004');
    expect((await stage.manager.ask(recallCart, { params: head })).statusCode).toBe(404);
    const { head: open } = await stage.buyer.get(recallCart, { params: head });
    expect([open.state, open.approval, open.version]).toEqual(['open', null, head.version + 1]);
    const late = await stage.manager.ask(finalizeCart, {
      params: head,
      body: { version: head.version },
      headers: { 'idempotency-key': 'approval-late' },
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'versionConflict']);
  });

  it('is handed back by the POS Manager with a reason', async () => {
    const { head } = await approved('C1019');
    const body = { version: head.version, reason: 'Please add the belts.' };
    expect((await stage.buyer.ask(returnCart, { params: head, body })).statusCode).toBe(404);
    const { head: open } = await stage.manager.get(returnCart, { params: head, body });
    expect(open).toMatchObject({ state: 'open', approval: null });
    expect(open.returned).toMatchObject({ by: 'Henrik Vogt', reason: 'Please add the belts.' });
    const again = await stage.manager.ask(returnCart, {
      params: head,
      body: { ...body, version: open.version },
    });
    expect(again.statusCode).toBe(409);
  });

  it('O2 is handed back with a reason that can be read, or not at all', async () => {
    const { head } = await approved('C1004');
    const giveBack = (reason: string) =>
      stage.manager.ask(returnCart, { params: head, body: { version: head.version, reason } });
    expect((await giveBack(' \n \u200b ')).statusCode).toBe(400);
    expect((await stage.buyer.get(readCart, { params: head })).head.state).toBe('approved');
    const given = await giveBack(' \u202eToo many\u0007\r\nbelts ');
    expect(given.json().head.returned.reason).toBe('Too many\nbelts');
  });

  it('ends when a line changes, and stays when nothing does', async () => {
    const { head, articleVariantId } = await approved('C1020');
    const same = await stage.manager.get(changeLines, {
      params: head,
      body: { version: head.version, changes: [{ articleVariantId, quantity: 3, was: 3 }] },
    });
    expect(same.head).toEqual({ ...head, approval: { ...head.approval, mine: false } });
    await stage.manager.get(changeLines, {
      params: head,
      body: { version: head.version, changes: [{ articleVariantId, quantity: 2, was: 3 }] },
    });
    expect((await stage.buyer.get(readCart, { params: head })).head).toMatchObject({
      state: 'open',
      approval: null,
    });
  });
});
