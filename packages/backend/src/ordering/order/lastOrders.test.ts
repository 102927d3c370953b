import { changeLines, finalizeCart, lastOrders } from '@selvedge/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type At, cartAt, styleAt, variantIn } from '../testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

async function orderAt(at: At, nth: number): Promise<string> {
  const { manager } = stage;
  const { head } = await cartAt(manager, at);
  const { articleVariantId } = variantIn(await styleAt(manager, at, 0));
  const { head: filled } = await manager.get(changeLines, {
    params: head,
    body: { version: head.version, changes: [{ articleVariantId, quantity: 2, was: 0 }] },
  });
  const { orderNumber } = await manager.get(finalizeCart, {
    params: head,
    body: { version: filled.version },
    headers: { 'idempotency-key': `last-orders-${nth}` },
  });
  return orderNumber;
}

it('M6 shows the three newest orders of the customers one may order for, and of nobody else', async () => {
  const { manager, buyer, viewer, employee } = stage;
  const params = { rightEnv: 'preorder' } as const;
  const second = stage.open('C1002');
  const numbers: string[] = [];
  for (const [nth, at] of [stage.open(), second, stage.open(), second].entries())
    numbers.push(await orderAt(at, nth));
  const newest = [...numbers].reverse();
  const ask = async (query: { customerId?: string } = {}, who = manager) =>
    (await who.get(lastOrders, { params, query })).map(({ orderNumber }) => orderNumber);

  expect(await ask()).toEqual(newest.slice(0, 3));
  expect(await ask({ customerId: firstCustomer })).toEqual([newest[1], newest[3]]);
  expect(await ask({}, buyer)).toEqual(newest.slice(0, 3));
  expect(await ask({}, viewer)).toEqual([]);
  expect((await employee.ask(lastOrders, { params, query: { customerId: 'C9999' } })).statusCode).toBe(404);
  expect((await stage.locked.get(lastOrders, { params, query: {} })).length).toBe(0);
});
