import {
  approvalHistory,
  approveCart,
  changeLines,
  finalizeCart,
  recallCart,
  returnCart,
} from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
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
  const style = await styleAt(buyer, at, 0);
  const [first, second] = [variantIn(style, 0, 0).articleVariantId, variantIn(style, 0, 1).articleVariantId];
  const changes = [{ articleVariantId: first, quantity: 3, was: 0 }];
  const answer = await buyer.get(changeLines, { params: head, body: { version: head.version, changes } });
  return { head: answer.head, first, second, style };
}
type Head = Awaited<ReturnType<typeof filled>>['head'];

const approve = async (head: Head, who: Partner = stage.buyer) =>
  (await who.get(approveCart, { params: head, body: { version: head.version } })).head;
const change = async (head: Head, articleVariantId: string, was: number, quantity: number) =>
  (
    await stage.buyer.get(changeLines, {
      params: head,
      body: { version: head.version, changes: [{ articleVariantId, quantity, was }] },
    })
  ).head;
const historyOf = (head: Head, who: Partner = stage.buyer) => who.get(approvalHistory, { params: head });

describe('O2 what changed since the approval', () => {
  it('O2 nothing is compared with where nothing was approved', async () => {
    const { head } = await filled('C1002');
    expect(await historyOf(head)).toEqual({ version: head.version, deeds: [], since: null, changes: [] });
  });

  it('O2 names each cell that is not as it was approved, for buyer and manager alike', async () => {
    const { head, first, second, style } = await filled('C1003');
    const approved = await approve(head);
    expect((await historyOf(approved)).changes).toEqual([]);
    const less = await change(approved, first, 3, 1);
    const other = await change(less, second, 0, 2);
    const history = await historyOf(other);
    expect(history).toEqual(await historyOf(other, stage.manager));
    expect(history.since).toMatchObject({ by: 'Clara Lindner' });
    expect(history.deeds.map(({ deed, by }) => [deed, by])).toEqual([
      ['approved', 'Clara Lindner'],
      ['reopened', 'Clara Lindner'],
    ]);
    expect(
      history.changes.map(({ articleVariantId, approved: then, now }) => [articleVariantId, then, now]),
    ).toEqual([
      [first, { quantity: 3, price: expect.any(Number) }, { quantity: 1, price: expect.any(Number) }],
      [second, { quantity: 0, price: null }, { quantity: 2, price: expect.any(Number) }],
    ]);
    expect(history.changes[0]).toMatchObject({
      articleNumber: style.articleNumber,
      styleName: style.name,
      colourName: style.colours[0]?.name,
      size: variantIn(style).size,
    });
    expect((await historyOf(await change(other, first, 1, 3))).changes).toHaveLength(1);
  });

  it('O2 keeps it over a recall and a return, until the next approval, and then tells what that one changed', async () => {
    const { head, first } = await filled('C1004');
    const approved = await approve(head);
    const { head: recalled } = await stage.buyer.get(recallCart, { params: approved });
    const again = await approve(recalled);
    const { head: returned } = await stage.manager.get(returnCart, {
      params: again,
      body: { version: again.version, reason: 'Too many.' },
    });
    const changed = await change(returned, first, 3, 2);
    expect((await historyOf(changed)).changes).toHaveLength(1);
    const last = await approve(changed);
    const history = await historyOf(last, stage.manager);
    expect(history.changes.map(({ approved: then, now }) => [then.quantity, now.quantity])).toEqual([[3, 2]]);
    expect(history.deeds.map(({ deed, reason }) => [deed, reason])).toEqual([
      ['approved', null],
      ['recalled', null],
      ['approved', null],
      ['returned', 'Too many.'],
      ['approved', null],
    ]);
    await stage.manager.get(finalizeCart, {
      params: last,
      body: { version: last.version },
      headers: { 'idempotency-key': 'history-end' },
    });
    expect((await historyOf(last)).deeds.at(-1)).toMatchObject({ deed: 'finalized', by: 'Henrik Vogt' });
  });

  it('O2 is for those who handle carts', async () => {
    const { head } = await filled('C1019');
    expect((await stage.viewer.ask(approvalHistory, { params: head })).statusCode).toBe(404);
  });
});
