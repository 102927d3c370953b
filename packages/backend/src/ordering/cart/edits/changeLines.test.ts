import { acceptPrices, changeLines, openCart, readCart } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stylePrices } from '../../style/price.schema.ts';
import { cartAt, type Partner, styleAt, variantIn } from '../../testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

interface Head {
  readonly rightEnv: 'preorder' | 'postorder';
  readonly cartId: string;
  readonly version: number;
}

const change = (
  who: Partner,
  head: Head,
  ...changes: (readonly [id: string, quantity: number, was: number])[]
) =>
  who.get(changeLines, {
    params: head,
    body: {
      version: head.version,
      changes: changes.map(([articleVariantId, quantity, was]) => ({ articleVariantId, quantity, was })),
    },
  });

describe('changes of lines', () => {
  it('N1: one open cart a place, whoever opens it and however many at once', async () => {
    const { buyer, manager } = stage;
    const at = stage.open('C1002');
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, n) => cartAt(n % 2 ? buyer : manager, at)),
    );
    expect(new Set(carts.map(({ head }) => head.cartId)).size).toBe(1);
  });

  it('stores with the valid price, counts, and takes out at 0', async () => {
    const { buyer } = stage;
    const at = stage.open('C1003');
    const style = await styleAt(buyer, at, 0);
    const { articleVariantId, salesPrice } = variantIn(style);
    const { head } = await cartAt(buyer, at);
    const added = await change(buyer, head, [articleVariantId, 7, 0]);
    expect(added.stored).toEqual([
      {
        articleId: style.articleId,
        articleColorId: style.colours[0]?.articleColorId,
        articleVariantId,
        quantity: 7,
        storedPrice: salesPrice,
      },
    ]);
    expect(added.head).toMatchObject({ version: head.version + 1, pieces: 7, value: 7 * (salesPrice ?? 0) });
    const removed = await change(buyer, added.head, [articleVariantId, 0, 7]);
    expect(removed.head.pieces).toBe(0);
    expect((await buyer.get(readCart, { params: head })).lines).toEqual([]);
  });

  it('shows two people only the cell that truly differs, and overwrites nothing', async () => {
    const { buyer, manager } = stage;
    const at = stage.open('C1004');
    const style = await styleAt(buyer, at, 0);
    const [one, two, three] = [0, 1, 2].map((index) => variantIn(style, 0, index).articleVariantId);
    const { head } = await cartAt(buyer, at);
    await change(manager, head, [one ?? '', 5, 0], [two ?? '', 6, 0]);
    const answer = await change(buyer, head, [one ?? '', 9, 0], [two ?? '', 6, 0], [three ?? '', 1, 0]);
    expect(answer.conflicts).toMatchObject([
      { articleVariantId: one, mine: 9, theirs: 5, by: 'Henrik Vogt' },
    ]);
    expect(answer.conflicts[0]?.at).toBeGreaterThan(Date.now() - 60_000);
    expect(answer.stored.map(({ quantity }) => quantity)).toEqual([6, 1]);
    const { lines } = await buyer.get(readCart, { params: head });
    expect(lines.map(({ quantity }) => quantity)).toEqual([5, 6, 1]);
  });

  it('tells who took a line out meanwhile', async () => {
    const { buyer, manager } = stage;
    const at = stage.open('C1019');
    const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
    const { head } = await cartAt(buyer, at);
    await change(buyer, head, [articleVariantId, 4, 0]);
    await change(manager, head, [articleVariantId, 0, 4]);
    const { conflicts } = await change(buyer, head, [articleVariantId, 8, 4]);
    expect(conflicts).toMatchObject([{ mine: 8, theirs: 0, by: 'Henrik Vogt' }]);
  });

  it('keeps the version where nothing changed, so that a repeated request is harmless', async () => {
    const { buyer } = stage;
    const at = stage.open('C1020');
    const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
    const { head } = await cartAt(buyer, at);
    const first = await change(buyer, head, [articleVariantId, 4, 0]);
    const again = await change(buyer, head, [articleVariantId, 4, 0]);
    expect(again.stored).toEqual(first.stored);
    expect(again.head.version).toBe(first.head.version);
  });

  it('loses none of 30 changes to different cells at once', async () => {
    const { buyer, manager } = stage;
    const at = stage.open('C1025');
    const { head } = await cartAt(buyer, at);
    const ids: string[] = [];
    for (let index = 0; ids.length < 30; index += 1) {
      const style = await styleAt(buyer, at, index);
      ids.push(...style.colours.flatMap(({ variants }) => variants.map((one) => one.articleVariantId)));
    }
    await Promise.all(
      ids.slice(0, 30).map((id, index) => change(index % 2 ? buyer : manager, head, [id, index + 1, 0])),
    );
    const { head: after, lines } = await buyer.get(readCart, { params: head });
    expect(lines).toHaveLength(30);
    expect(after.version).toBe(head.version + 30);
    expect(after.pieces).toBe((30 * 31) / 2);
  });

  it('refuses what is unknown, of another place, or barred, each with its reason; the rest is stored', async () => {
    const { buyer } = stage;
    const at = stage.open(firstCustomer);
    const good = variantIn(await styleAt(buyer, at, 0)).articleVariantId;
    const barred = variantIn(await styleAt(buyer, at, 8)).articleVariantId;
    const elsewhere = variantIn(await styleAt(buyer, { ...at, subdivision: '11-0' }, 0)).articleVariantId;
    const { head } = await cartAt(buyer, at);
    const answer = await change(
      buyer,
      head,
      [good, 1, 0],
      [barred, 1, 0],
      [elsewhere, 1, 0],
      ['A9-9-9', 1, 0],
    );
    expect(answer.stored.map(({ articleVariantId }) => articleVariantId)).toEqual([good]);
    expect(answer.refused.map(({ articleVariantId, finding }) => [articleVariantId, finding.code])).toEqual([
      [barred, 'notAllowedForCustomer'],
      [elsewhere, 'notAllowedForCart'],
      ['A9-9-9', 'notAllowedForCart'],
    ]);
  });

  it.each([
    [{ quantity: 1.5 }],
    [{ quantity: -1 }],
    [{ quantity: 10_000 }],
    [{ quantity: 2 ** 31 }],
    [{ quantity: '1e3' }],
    [{ quantity: ' 5 ' }],
    [{ quantity: null }],
    [{ storedPrice: 1 }],
  ])('HZ23 refuses %j', async (wrong) => {
    const { buyer } = stage;
    const at = stage.open('C1026');
    const { head } = await cartAt(buyer, at);
    const body: unknown = {
      version: head.version,
      changes: [{ articleVariantId: 'A1', quantity: 1, was: 0, ...wrong }],
    };
    const answer = await buyer.ask({ ...changeLines, body: null }, { params: head, body: body as null });
    expect(answer.statusCode).toBe(400);
  });

  it('refuses a variant named twice, and fields that are not in the contract', async () => {
    const { buyer } = stage;
    const at = stage.open('C1026');
    const { head } = await cartAt(buyer, at);
    const cell = { articleVariantId: 'A1', quantity: 1, was: 0 };
    const twice = await buyer.ask(changeLines, { params: head, body: { version: 1, changes: [cell, cell] } });
    expect(twice.statusCode).toBe(400);
    const { rightEnv, ...place } = at;
    const more = { ...place, state: 'approved', version: 99 };
    expect((await buyer.ask(openCart, { params: { rightEnv }, body: more })).statusCode).toBe(400);
  });

  it('N7: takes changed prices in only when told to', async () => {
    const { buyer, testApp } = stage;
    const at = stage.open('C1031');
    const style = await styleAt(buyer, at, 1);
    const { articleVariantId, salesPrice } = variantIn(style);
    const { head } = await cartAt(buyer, at);
    const { head: filled } = await change(buyer, head, [articleVariantId, 2, 0]);
    await testApp.context.database.db
      .update(stylePrices)
      .set({ salesPrice: 12_345 })
      .where(eq(stylePrices.articleId, style.articleId));
    const more = await change(buyer, filled, [articleVariantId, 3, 2]);
    expect(more.stored[0]?.storedPrice).toBe(salesPrice);
    const { head: accepted, lines } = await buyer.get(acceptPrices, {
      params: head,
      body: { version: more.head.version, prices: [{ articleVariantId, price: 12_345 }] },
    });
    expect(lines[0]?.storedPrice).toBe(12_345);
    expect(accepted.version).toBe(more.head.version + 1);
    const stale = await buyer.ask(acceptPrices, {
      params: head,
      body: { version: more.head.version, prices: [{ articleVariantId, price: 12_345 }] },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'versionConflict']);
  });
});
