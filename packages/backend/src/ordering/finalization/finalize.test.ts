import {
  approveCart,
  changeLines,
  currentCart,
  finalizeCart,
  order,
  orders,
  readCart,
  returnCart,
  validateCart,
} from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartLines } from '../cart/cart.schema.ts';
import { orders as orderTable } from '../order/order.schema.ts';
import { variants } from '../style/colour.schema.ts';
import { stylePrices } from '../style/price.schema.ts';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

let keys = 0;
function key() {
  keys += 1;
  return { 'idempotency-key': `key-${String(keys).padStart(6, '0')}` };
}

async function cartWith(who: Partner, at: At, pieces: readonly number[], styleIndex = 0) {
  const { head } = await cartAt(who, at);
  const style = await styleAt(who, at, styleIndex);
  const answer = await who.get(changeLines, {
    params: head,
    body: {
      version: head.version,
      changes: pieces.map((quantity, index) => ({
        articleVariantId: variantIn(style, 0, index).articleVariantId,
        quantity,
        was: 0,
      })),
    },
  });
  return { head: answer.head, style };
}

const finalizeBy = (
  who: Partner,
  head: { rightEnv: 'preorder' | 'postorder'; cartId: string; version: number },
  headers: Readonly<Record<string, string>> = key(),
) => who.ask(finalizeCart, { params: head, body: { version: head.version }, headers });

const ordersOfCart = (cartId: string) =>
  stage.testApp.context.database.db.select().from(orderTable).where(eq(orderTable.cartId, cartId));

describe('finalization', () => {
  it('O5: 50 at once give one order; the others learn which', async () => {
    const { manager } = stage;
    const { head } = await cartWith(manager, stage.open('C1002'), [3, 4]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => finalizeBy(manager, head)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const { orderNumber } = won[0]?.json() ?? {};
    for (const lost of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(lost.statusCode).toBe(409);
      expect(lost.json().code).toBe('cartFinalized');
      expect(lost.json().message).toContain(orderNumber);
    }
    expect(await ordersOfCart(head.cartId)).toHaveLength(1);
  });

  it('O5: 20 lost answers retried with their keys give one order each', async () => {
    const { employee } = stage;
    const places = ['C1003', 'C1004', 'C1019', 'C1020'].map((customerId) => stage.open(customerId));
    for (let turn = 0; turn < 5; turn += 1) {
      for (const at of places) {
        const { head } = await cartWith(employee, at, [1 + turn]);
        const headers = key();
        const first = (await finalizeBy(employee, head, headers)).json();
        const again = await Promise.all([1, 2].map(() => finalizeBy(employee, head, headers)));
        for (const answer of again) expect(answer.json()).toEqual({ ...first, replayed: true });
        expect(first.replayed).toBe(false);
        expect(await ordersOfCart(head.cartId)).toHaveLength(1);
      }
    }
  });

  it('O5: calls with one key at the same time are one', async () => {
    const { employee } = stage;
    const { head } = await cartWith(employee, stage.open('C1025'), [2]);
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 10 }, () => finalizeBy(employee, head, headers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().orderId)).size).toBe(1);
    expect(answers.filter((answer) => !answer.json().replayed)).toHaveLength(1);
  });

  it('refuses a key that comes with another request, and keys of nobody else matter', async () => {
    const { employee, manager } = stage;
    const { head } = await cartWith(employee, stage.open('C1026'), [2]);
    const headers = key();
    expect((await finalizeBy(employee, head, headers)).statusCode).toBe(200);
    const reused = await finalizeBy(employee, { ...head, version: head.version + 1 }, headers);
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'keyReused']);
    const other = await finalizeBy(manager, head, headers);
    expect([other.statusCode, other.json().code]).toEqual([409, 'cartFinalized']);
  });

  it('O5 refuses a version that no cart can have, instead of failing', async () => {
    const { employee } = stage;
    const { head } = await cartWith(employee, stage.open('C1027'), [2]);
    for (const version of [-1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const answer = await finalizeBy(employee, { ...head, version }, key());
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badRequest']);
    }
  });

  it('keeps no refusal: the same key works once the cart is right', async () => {
    const { manager } = stage;
    const { head } = await cartAt(manager, stage.open('C1031'));
    const headers = key();
    const refused = await finalizeBy(manager, head, headers);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().findings).toEqual([{ code: 'cartEmpty', place: {}, values: {} }]);
    expect((await manager.get(readCart, { params: head })).head.state).toBe('open');
  });

  it('needs the key', async () => {
    const { head } = await cartAt(stage.manager, stage.open('C1031'));
    expect((await finalizeBy(stage.manager, head, {})).statusCode).toBe(400);
  });

  it('HZ2 approve, edit, finalize is refused; the approval is void', async () => {
    const { buyer, manager } = stage;
    const at = stage.open('C1032');
    const { head, style } = await cartWith(buyer, at, [5]);
    const { head: approved } = await buyer.get(approveCart, {
      params: head,
      body: { version: head.version },
    });
    expect(approved.state).toBe('approved');
    const { articleVariantId } = variantIn(style);
    await buyer.get(changeLines, {
      params: approved,
      body: { version: approved.version, changes: [{ articleVariantId, quantity: 500, was: 5 }] },
    });
    const refused = await finalizeBy(manager, approved);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'versionConflict']);
    const { head: now } = await manager.get(readCart, { params: approved });
    expect([now.state, now.approval]).toEqual(['open', null]);
  });

  it('HZ2 refuses lines that are not those of the fingerprint, however they came there', async () => {
    const { buyer, manager, testApp } = stage;
    const { head } = await cartWith(buyer, stage.open('C1043'), [5]);
    const { head: approved } = await buyer.get(approveCart, {
      params: head,
      body: { version: head.version },
    });
    await testApp.context.database.db
      .update(cartLines)
      .set({ quantity: 6 })
      .where(eq(cartLines.cartId, head.cartId));
    const refused = await finalizeBy(manager, approved);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'versionConflict']);
    expect(await ordersOfCart(head.cartId)).toHaveLength(0);
  });

  it('O3 the approved cart becomes an order that says everything, and nobody changes it again', async () => {
    const { buyer, manager } = stage;
    const at = stage.open('C1038');
    const { head, style } = await cartWith(buyer, at, [2, 3]);
    const { head: approved } = await buyer.get(approveCart, {
      params: head,
      body: { version: head.version },
    });
    const { orderId, orderNumber } = (await finalizeBy(manager, approved)).json();
    const read = await buyer.get(order, { params: { orderId } });
    const price = variantIn(style).salesPrice ?? 0;
    expect(read).toMatchObject({
      orderNumber,
      pieces: 5,
      value: 5 * price,
      currency: 'PLN',
      approvedBy: 'Clara Lindner',
      finalizedBy: 'Henrik Vogt',
    });
    expect(read.lines.map(({ quantity, styleName }) => [quantity, styleName])).toEqual([
      [2, style.name],
      [3, style.name],
    ]);
    expect((await buyer.get(orders, { params: at })).map((one) => one.orderId)).toEqual([orderId]);
    expect(await buyer.get(currentCart, { params: at })).toBeNull();

    const { head: finalized } = await buyer.get(readCart, { params: head });
    expect(finalized.order).toEqual({ orderId, orderNumber });
    const { articleVariantId } = variantIn(style);
    const { version } = finalized;
    const attempts = [
      await buyer.ask(changeLines, {
        params: head,
        body: { version, changes: [{ articleVariantId, quantity: 9, was: 2 }] },
      }),
      await buyer.ask(approveCart, { params: head, body: { version } }),
      await manager.ask(returnCart, { params: head, body: { version, reason: 'Too late' } }),
      await finalizeBy(manager, finalized),
    ];
    for (const attempt of attempts) {
      expect([attempt.statusCode, attempt.json().code]).toEqual([409, 'cartFinalized']);
    }
    expect((await buyer.get(readCart, { params: head })).head).toEqual(finalized);
  });

  it('HZ3 takes re-orders out of the stock, and never below nothing', async () => {
    const { manager, testApp } = stage;
    const { db } = testApp.context.database;
    const style = await styleAt(manager, stage.stock(), 0);
    const carts = [];
    for (const customerId of ['C1002', 'C1003', 'C1004', 'C1019', 'C1020']) {
      carts.push(await cartWith(manager, stage.stock(customerId), [1, 1]));
    }
    const ids = [0, 1].map((index) => variantIn(style, 0, index).articleVariantId);
    for (const id of ids)
      await db.update(variants).set({ stock: 3 }).where(eq(variants.articleVariantId, id));
    const answers = await Promise.all(carts.map(({ head }) => finalizeBy(manager, head)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json().findings.map(({ code }: { code: string }) => code)).toEqual([
        'stockExceeded',
        'stockExceeded',
      ]);
    }
    for (const id of ids) {
      const [left] = await db.select().from(variants).where(eq(variants.articleVariantId, id));
      expect(left?.stock).toBe(0);
    }
  });

  it('HZ3 what was right when it was checked is judged again at the click', async () => {
    const { manager, testApp } = stage;
    const { db } = testApp.context.database;
    const { head, style } = await cartWith(manager, stage.stock('C1001'), [2], 1);
    expect((await manager.get(validateCart, { params: head })).findings).toEqual([]);
    await db.update(stylePrices).set({ salesPrice: 4_321 }).where(eq(stylePrices.articleId, style.articleId));
    await db
      .update(variants)
      .set({ stock: 1 })
      .where(eq(variants.articleVariantId, variantIn(style).articleVariantId));
    const refused = await finalizeBy(manager, head);
    expect(refused.statusCode).toBe(422);
    const codes: string[] = refused.json().findings.map(({ code }: { code: string }) => code);
    expect(codes.toSorted()).toEqual(['priceChanged', 'stockExceeded']);
    expect(await ordersOfCart(head.cartId)).toHaveLength(0);
  });

  it('HZ5 K2 is for those who submit', async () => {
    const { buyer } = stage;
    const { head } = await cartWith(buyer, stage.open('C1001'), [1]);
    expect((await finalizeBy(buyer, head)).statusCode).toBe(404);
  });
});
