import {
  approvalHistory,
  approveCart,
  type CartHead,
  changeLines,
  deliveryChoices,
  finalizeCart,
  type OrderDetails,
  order,
  readCart,
  returnCart,
  writeNote,
  writeOrderDetails,
} from '@selvedge/core/contract';
import { deliveryWeekOf, weekText } from '@selvedge/core/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExportedOrder } from '../order/export/exportedOrder.store.ts';
import { deliveryAddresses } from '../pos/deliveryAddress.schema.ts';
import { cartAt, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

const none: OrderDetails = { customerOrderNumber: '', deliveryAddressId: null, requestedWeek: null };

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

async function filled(customerId: string): Promise<CartHead> {
  const { buyer } = stage;
  const at = stage.open(customerId);
  const { head } = await cartAt(buyer, at);
  const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
  const body = { version: head.version, changes: [{ articleVariantId, quantity: 3, was: 0 }] };
  return (await buyer.get(changeLines, { params: head, body })).head;
}

/** A cart, and all that it can ask for. */
async function asking(customerId: string) {
  const head = await filled(customerId);
  const { addresses, weeks } = await stage.buyer.get(deliveryChoices, { params: head });
  const [address] = addresses;
  if (!address) throw new Error('The customer has no delivery address');
  const wanted: OrderDetails = {
    customerOrderNumber: 'PO 4711',
    deliveryAddressId: address.addressId,
    requestedWeek: weeks.last,
  };
  const write = (details: OrderDetails, was: OrderDetails = none) =>
    stage.buyer.ask(writeOrderDetails, { params: head, body: { was, details } });
  return { head, address, weeks, wanted, write };
}

describe('O9: the order details of a cart', () => {
  it('O9: are absent until somebody writes them, and then stand in every answer', async () => {
    const { head, address, wanted, write } = await asking('C1002');
    expect(head).not.toHaveProperty('details');
    expect((await write({ ...wanted, customerOrderNumber: '  PO 4711 ' })).statusCode).toBe(200);
    const details = {
      customerOrderNumber: 'PO 4711',
      deliveryAddress: address,
      requestedWeek: wanted.requestedWeek,
    };
    const { head: read } = await stage.buyer.get(readCart, { params: head });
    expect([read.details, read.version]).toEqual([details, head.version + 1]);
    // Neither a note nor pieces touch them, as a page of the last release sends these.
    const { head: noted } = await stage.buyer.get(writeNote, {
      params: head,
      body: { was: '', note: 'Call' },
    });
    const { articleVariantId } = variantIn(await styleAt(stage.buyer, stage.open('C1002'), 0));
    const body = { version: noted.version, changes: [{ articleVariantId, quantity: 4, was: 3 }] };
    expect((await stage.buyer.get(changeLines, { params: head, body })).head.details).toEqual(details);
    expect((await write(none, wanted)).statusCode).toBe(200);
    expect((await stage.buyer.get(readCart, { params: head })).head).not.toHaveProperty('details');
  });

  it('O9: each fault is refused with its reason in both languages, and nothing is stored', async () => {
    const { head, wanted, weeks } = await asking('C1003');
    const foreign = (await asking('C1004')).wanted.deliveryAddressId;
    const faults: readonly (readonly [Partial<OrderDetails>, string, RegExp, RegExp])[] = [
      [{ customerOrderNumber: '9'.repeat(36) }, 'customerOrderNumberTooLong', /at most 35/, /höchstens 35/],
      [{ customerOrderNumber: '47\n11' }, 'customerOrderNumberUnreadable', /cannot be read/, /unlesbare/],
      [{ deliveryAddressId: 'nowhere' }, 'deliveryAddressUnknown', /no longer/, /nicht mehr/],
      [{ deliveryAddressId: foreign }, 'deliveryAddressUnknown', /no longer/, /nicht mehr/],
      [{ requestedWeek: '2027-W54' }, 'requestedWeekUnknown', /calendar week/, /Kalenderwoche/],
      [{ requestedWeek: '2001-W05' }, 'requestedWeekPast', /has passed/, /ist vorbei/],
      [{ requestedWeek: '2999-W05' }, 'requestedWeekOutside', new RegExp(weeks.last), new RegExp(weeks.last)],
    ];
    for (const [fault, code, english, german] of faults) {
      for (const [language, words] of [
        ['en', english],
        ['de', german],
      ] as const) {
        const refused = await stage.buyer.ask(writeOrderDetails, {
          params: head,
          body: { was: none, details: { ...wanted, ...fault } },
          headers: { 'x-language': language },
        });
        expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
        expect(refused.json().message).toMatch(words);
      }
    }
    const { head: after } = await stage.buyer.get(readCart, { params: head });
    expect([after.details, after.version]).toEqual([undefined, head.version]);
  });

  it('O9 N2: what somebody else wrote meanwhile is not overwritten; the same twice is harmless', async () => {
    const { head, wanted, write } = await asking('C1001');
    const theirs = { ...none, customerOrderNumber: 'Theirs' };
    await stage.manager.get(writeOrderDetails, { params: head, body: { was: none, details: theirs } });
    const late = await write(wanted);
    expect([late.statusCode, late.json().code]).toEqual([409, 'versionConflict']);
    const { head: once } = await stage.buyer.get(readCart, { params: head });
    expect((await write(theirs)).statusCode).toBe(200);
    expect((await stage.buyer.get(readCart, { params: head })).head.version).toBe(once.version);
    expect((await write(wanted, theirs)).statusCode).toBe(200);
  });

  it('O9: who may not order writes none, and who does not see the customer learns nothing', async () => {
    const { head } = await asking('C1004');
    for (const call of [
      stage.viewer.ask(writeOrderDetails, { params: head, body: { was: none, details: none } }),
      stage.viewer.ask(deliveryChoices, { params: head }),
    ]) {
      expect((await call).statusCode).toBe(404);
    }
  });

  it('O9: an address that was withdrawn stays in the cart that names it, and is offered to no other', async () => {
    const { head, address, wanted, write } = await asking('C1019');
    await write(wanted);
    const { db } = stage.testApp.context.database;
    const offer = (offered: boolean) =>
      db.update(deliveryAddresses).set({ offered }).where(eq(deliveryAddresses.addressId, address.addressId));
    await offer(false);
    const named = await stage.buyer.get(deliveryChoices, { params: head });
    expect(named.addresses).toEqual([address]);
    expect((await write(none, wanted)).statusCode).toBe(200);
    expect((await stage.buyer.get(deliveryChoices, { params: head })).addresses).toEqual([]);
    expect((await write(wanted)).json().code).toBe('deliveryAddressUnknown');
    await offer(true);
  });
});

describe('O9 O2: an approval and the order', () => {
  it('O9 O2: another number leaves the approval, another week or address ends it; a return keeps all three', async () => {
    const { buyer, manager } = stage;
    const { head, wanted, write } = await asking('C1020');
    await write(wanted);
    const approve = async () => {
      const { version } = (await buyer.get(readCart, { params: head })).head;
      return (await buyer.get(approveCart, { params: head, body: { version } })).head;
    };
    await approve();
    const renumbered = { ...wanted, customerOrderNumber: 'PO 4712' };
    await write(renumbered, wanted);
    const { head: kept } = await buyer.get(readCart, { params: head });
    expect([kept.state, kept.details?.customerOrderNumber]).toEqual(['approved', 'PO 4712']);
    await write({ ...renumbered, requestedWeek: null }, renumbered);
    expect((await buyer.get(readCart, { params: head })).head.state).toBe('open');
    await write(renumbered, { ...renumbered, requestedWeek: null });
    await approve();
    await write({ ...renumbered, deliveryAddressId: null }, renumbered);
    expect((await buyer.get(readCart, { params: head })).head.state).toBe('open');
    const { deeds } = await buyer.get(approvalHistory, { params: head });
    expect(deeds.map(({ deed }) => deed)).toEqual(['approved', 'reopened', 'approved', 'reopened']);
    await write(renumbered, { ...renumbered, deliveryAddressId: null });
    const { version } = await approve();
    const returned = await manager.get(returnCart, { params: head, body: { version, reason: 'Later' } });
    expect(returned.head.details).toEqual(kept.details);
  });

  it('O9 O3: an order keeps them as they were, and leaves with them', async () => {
    const { buyer, manager, testApp } = stage;
    const { head, address, wanted, write } = await asking('C1025');
    await write(wanted);
    const { version } = (await buyer.get(readCart, { params: head })).head;
    const { orderId, orderNumber } = await manager.get(finalizeCart, {
      params: head,
      body: { version },
      headers: { 'idempotency-key': `details-${head.cartId}` },
    });
    const late = await write({ ...wanted, customerOrderNumber: 'Late' }, wanted);
    expect([late.statusCode, late.json().code]).toEqual([409, 'cartFinalized']);
    const { database, config } = testApp.context;
    const moved = { street: 'Elsewhere 1' };
    await database.db
      .update(deliveryAddresses)
      .set(moved)
      .where(eq(deliveryAddresses.addressId, address.addressId));
    const { addressId: _, ...frozen } = address;
    const said = {
      customerOrderNumber: 'PO 4711',
      requestedWeek: wanted.requestedWeek,
      deliveryAddress: frozen,
    };
    expect((await buyer.get(order, { params: { orderId } })).details).toEqual(said);
    expect(await readExportedOrder(database, orderNumber, config)).toMatchObject(said);
  });

  it('O9: an order of which the customer said nothing says nothing of it', async () => {
    const { manager, testApp } = stage;
    const head = await filled('C1026');
    const { orderId, orderNumber } = await manager.get(finalizeCart, {
      params: head,
      body: { version: head.version },
      headers: { 'idempotency-key': `silent-${head.cartId}` },
    });
    expect(await manager.get(order, { params: { orderId } })).not.toHaveProperty('details');
    const { database, config } = testApp.context;
    expect(await readExportedOrder(database, orderNumber, config)).toMatchObject({
      customerOrderNumber: null,
      deliveryAddress: null,
      requestedWeek: null,
    });
  });

  it('O9: a week that is over by then is not ordered; nothing is lost', async () => {
    const { buyer, manager, testApp } = stage;
    const { head, wanted, weeks, write } = await asking('C1031');
    const first = { ...wanted, requestedWeek: weeks.first };
    await write(first);
    const { database } = testApp.context;
    const { carts } = await import('../cart/cart.schema.ts');
    const over = weekText(deliveryWeekOf(testApp.context.now() - 14 * 86_400_000));
    await database.db.update(carts).set({ requestedWeek: over }).where(eq(carts.cartId, head.cartId));
    const { version } = (await buyer.get(readCart, { params: head })).head;
    const refused = await manager.ask(finalizeCart, {
      params: head,
      body: { version },
      headers: { 'idempotency-key': `over-${head.cartId}` },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'requestedWeekPast']);
    const { head: after } = await buyer.get(readCart, { params: head });
    expect([after.state, after.details?.requestedWeek]).toEqual(['open', over]);
    // The number can still be changed beside it.
    const stands = { ...first, requestedWeek: over };
    expect((await write({ ...stands, customerOrderNumber: 'PO 2' }, stands)).statusCode).toBe(200);
  });
});
