import {
  activeSellingTimes,
  approveCart,
  changeLines,
  finalizeCart,
  orders,
  seasonState,
  validateCart,
} from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { orderLimits } from './orderLimit.schema.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

/** What the customer may order in the season from now on, in minor units. */
async function limitTo({ customerId, rightEnv, season }: At, amount: number) {
  const { db } = stage.testApp.context.database;
  const { currency } = await stage.manager.get(seasonState, { params: stage.open(customerId) });
  const row = { customerId, rightEnv, season, amount, currency };
  await db
    .insert(orderLimits)
    .values(row)
    .onConflictDoUpdate({
      target: [orderLimits.customerId, orderLimits.rightEnv, orderLimits.season],
      set: { amount },
    });
}

/** Another place of the same season: what is ordered there counts as well. */
async function besides(at: At): Promise<At> {
  const times = await stage.manager.get(activeSellingTimes, { params: at });
  const other = times.find(
    ({ season, subdivision }) => season === at.season && subdivision !== at.subdivision,
  );
  if (!other) throw new Error('The season has one subdivision only');
  return { ...at, subdivision: other.subdivision, collectionType: other.collectionType };
}

async function filled(who: Partner, at: At, quantity = 2) {
  const { head } = await cartAt(who, at);
  const { articleVariantId } = variantIn(await styleAt(who, at, 0));
  const changes = [{ articleVariantId, quantity, was: 0 }];
  return (await who.get(changeLines, { params: head, body: { version: head.version, changes } })).head;
}
type Head = Awaited<ReturnType<typeof filled>>;

const finalizeBy = (who: Partner, head: Head) =>
  who.ask(finalizeCart, {
    params: head,
    body: { version: head.version },
    headers: { 'idempotency-key': `limit-${head.cartId}-${head.version}` },
  });

describe('O4 the order limit', () => {
  it('O4 warns while checking and approving, and stops finalizing, with all figures', async () => {
    const at = stage.open('C1002');
    const head = await filled(stage.buyer, at);
    await limitTo(at, head.value - 1);
    const { findings } = await stage.buyer.get(validateCart, { params: head });
    const values = {
      limit: head.value - 1,
      used: 0,
      order: head.value,
      left: 0,
      over: 1,
      currency: head.currency,
    };
    expect(findings).toEqual([{ code: 'limitExceeded', place: {}, values }]);
    const approved = await stage.buyer.get(approveCart, { params: head, body: { version: head.version } });
    const refused = await finalizeBy(stage.manager, approved.head);
    expect([refused.statusCode, refused.json().findings]).toEqual([422, findings]);
    await limitTo(at, head.value);
    expect((await finalizeBy(stage.manager, approved.head)).statusCode).toBe(200);
  });

  it('O4 counts finalized orders of every subdivision of the season', async () => {
    const at = stage.open('C1003');
    const first = await filled(stage.manager, at);
    await limitTo(at, first.value * 2 - 1);
    expect((await finalizeBy(stage.manager, first)).statusCode).toBe(200);
    const second = await filled(stage.manager, await besides(at));
    await limitTo(at, first.value + second.value - 1);
    const refused = await finalizeBy(stage.manager, second);
    expect(refused.json().findings).toEqual([
      expect.objectContaining({
        code: 'limitExceeded',
        values: expect.objectContaining({ used: first.value, order: second.value, over: 1 }),
      }),
    ]);
  });

  it('O4 compares with no limit of another currency: it warns who approves, stops who finalizes, and is no fault', async () => {
    const at = stage.otherCurrency('C1031');
    const { season } = at;
    const head = await filled(stage.employee, at);
    const values = { limitCurrency: 'USD', priceCurrency: head.currency };
    const findings = [{ code: 'limitNotComparable', place: {}, values }];
    expect(head.currency).not.toBe('USD');
    expect((await stage.employee.get(validateCart, { params: head })).findings).toEqual(findings);
    const approved = await stage.employee.get(approveCart, { params: head, body: { version: head.version } });
    const refused = await finalizeBy(stage.employee, approved.head);
    expect([refused.statusCode, refused.json().findings]).toEqual([422, findings]);
    await stage.testApp.context.database.db
      .update(orderLimits)
      .set({ currency: head.currency })
      .where(and(eq(orderLimits.customerId, at.customerId), eq(orderLimits.season, season)));
    expect((await finalizeBy(stage.employee, approved.head)).statusCode).toBe(200);
  });

  it('O4 HZ22: orders at once never exceed it together', async () => {
    const at = stage.open('C1004');
    const heads = [await filled(stage.manager, at), await filled(stage.manager, await besides(at))];
    const sum = heads.reduce((value, head) => value + head.value, 0);
    await limitTo(at, sum - 1);
    const answers = await Promise.all(heads.map((head) => finalizeBy(stage.manager, head)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const { limit } = await stage.manager.get(seasonState, { params: at });
    expect(limit?.used).toBeLessThanOrEqual(limit?.amount ?? 0);
    const { customerId, rightEnv } = at;
    expect(await stage.manager.get(orders, { params: { customerId, rightEnv } })).toHaveLength(1);
  });
});
