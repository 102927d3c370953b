import {
  changeGroupOrder,
  changeLines,
  createGroupOrder,
  dissolveGroupOrder,
  finalizeCart,
  groupableCarts,
  groupOrder,
  groupOrders,
  MOST_GROUPS,
} from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../style/colour.schema.ts';
import { cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { groupOrders as groupRows } from './group.schema.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const params = { rightEnv: 'preorder' } as const;
let keys = 0;
function key() {
  keys += 1;
  return { 'idempotency-key': `group-key-${keys}` };
}

async function filled(who: Partner, at = stage.open(), pieces = 3) {
  const { head } = await cartAt(who, at);
  const { articleVariantId } = variantIn(await styleAt(who, at, 0));
  const { lines } = await cartAt(who, at);
  const was = lines.find((line) => line.articleVariantId === articleVariantId)?.quantity ?? 0;
  const changes = [{ articleVariantId, quantity: pieces, was }];
  return (await who.get(changeLines, { params: head, body: { version: head.version, changes } })).head;
}

const make = (who: Partner, cartIds: string[], groupName = 'Northern shops') =>
  who.get(createGroupOrder, {
    params,
    body: { groupName, season: stage.open().season, cartIds },
    headers: key(),
  });

describe('group orders', () => {
  it('N8 combine pre-order carts of several customers under a name and a season, with totals and findings', async () => {
    const { buyer } = stage;
    const german = await filled(buyer, stage.open('C1002'), 3);
    const polish = await filled(buyer, stage.open('C1038'), 4);
    const candidates = await buyer.get(groupableCarts, { params });
    expect(candidates.map(({ cartId }) => cartId)).toEqual(
      expect.arrayContaining([german.cartId, polish.cartId]),
    );
    const group = await make(buyer, [german.cartId, polish.cartId], '  Northern shops ');
    expect(group.head).toMatchObject({
      groupName: 'Northern shops',
      carts: 2,
      customers: 2,
      pieces: 7,
      finalized: 0,
    });
    expect(group.head.values).toEqual([
      { currency: 'EUR', value: german.value },
      { currency: 'PLN', value: polish.value },
    ]);
    expect(group.carts.map(({ findings }) => findings)).toEqual([[], []]);
    expect((await buyer.get(groupOrders, { params })).map(({ groupId }) => groupId)).toContain(
      group.head.groupId,
    );
  });

  it('N8 is made once a key, and holds no cart twice', async () => {
    const { buyer } = stage;
    const { cartId } = await filled(buyer, stage.open('C1003'));
    const headers = key();
    const body = { groupName: 'Once', season: stage.open().season, cartIds: [cartId, cartId] };
    const [one, other] = [
      await buyer.get(createGroupOrder, { params, body, headers }),
      await buyer.get(createGroupOrder, { params, body, headers }),
    ];
    expect(other.head.groupId).toBe(one.head.groupId);
    expect(one.carts).toHaveLength(1);
    const { groupId, version } = one.head;
    const again = await buyer.get(changeGroupOrder, {
      params: { ...params, groupId },
      body: { version, add: [cartId] },
    });
    expect(again.carts).toHaveLength(1);
    const late = await buyer.ask(changeGroupOrder, {
      params: { ...params, groupId },
      body: { version, remove: [cartId] },
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'versionConflict']);
  });

  it('N8 is renamed, loses carts and is dissolved; its carts stay', async () => {
    const { buyer, manager } = stage;
    const { cartId } = await filled(buyer, stage.open('C1004'));
    const { head } = await make(buyer, [cartId]);
    const at = { ...params, groupId: head.groupId };
    const renamed = await manager.get(changeGroupOrder, {
      params: at,
      body: { version: head.version, groupName: 'Süd & Söhne' },
    });
    expect([renamed.head.groupName, renamed.mine]).toEqual(['Süd & Söhne', false]);
    expect((await manager.ask(dissolveGroupOrder, { params: at })).statusCode).toBe(404);
    const emptied = await buyer.get(changeGroupOrder, {
      params: at,
      body: { version: renamed.head.version, remove: [cartId] },
    });
    expect(emptied.carts).toEqual([]);
    expect((await manager.ask(groupOrder, { params: at })).statusCode).toBe(404);
    expect((await buyer.ask(dissolveGroupOrder, { params: at })).statusCode).toBe(204);
    expect((await buyer.ask(groupOrder, { params: at })).statusCode).toBe(404);
    expect((await filled(buyer, stage.open('C1004'), 4)).cartId).toBe(cartId);
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\nb', 'evil\u202egpj', 'a\u200bb', 'a\u2066b'])(
    'N8 refuses the name %j',
    async (groupName) => {
      const answer = await stage.buyer.ask(createGroupOrder, {
        params,
        body: { groupName, season: stage.open().season, cartIds: [] },
        headers: key(),
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('N8 HZ4: holds no foreign cart, and a group with one is missing', async () => {
    const { buyer, manager, employee, viewer } = stage;
    const foreign = await filled(employee, stage.open('C1005'));
    const own = await filled(buyer, stage.open('C1019'));
    const body = { groupName: 'Mixed', season: stage.open().season, cartIds: [own.cartId, foreign.cartId] };
    const none = { ...body, cartIds: [own.cartId, 'none'] };
    const ask = (who: Partner, what: typeof body) =>
      who.ask(createGroupOrder, { params, body: what, headers: key() });
    expect((await ask(buyer, body)).statusCode).toBe(404);
    expect((await ask(buyer, none)).statusCode).toBe(404);
    expect((await buyer.get(groupOrders, { params })).map(({ groupName }) => groupName)).not.toContain(
      'Mixed',
    );
    const { head } = await make(employee, [own.cartId, foreign.cartId], 'Of the house');
    const at = { ...params, groupId: head.groupId };
    for (const who of [buyer, manager, viewer]) {
      expect((await who.ask(groupOrder, { params: at })).statusCode).toBe(404);
      const change = { version: head.version, groupName: 'Mine now' };
      expect((await who.ask(changeGroupOrder, { params: at, body: change })).statusCode).toBe(404);
      expect((await who.ask(dissolveGroupOrder, { params: at })).statusCode).toBe(404);
    }
    expect((await buyer.get(groupOrders, { params })).map(({ groupId }) => groupId)).not.toContain(
      head.groupId,
    );
    expect((await viewer.ask(groupOrders, { params })).statusCode).toBe(404);
    expect((await buyer.ask(groupOrders, { params: { rightEnv: 'postorder' } })).statusCode).toBe(404);
  });

  it('N8 says of a season that there is not, and of a version that nobody can have seen, what is wrong', async () => {
    const { buyer } = stage;
    const body = { groupName: 'Nowhere', season: 'XX99', cartIds: [] };
    const nowhere = await buyer.ask(createGroupOrder, { params, body, headers: key() });
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'notFound']);
    const { head } = await make(buyer, []);
    for (const version of [-1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const at = { ...params, groupId: head.groupId };
      const unseen = await buyer.ask(changeGroupOrder, { params: at, body: { version } });
      expect([unseen.statusCode, unseen.json().code]).toEqual([400, 'badRequest']);
    }
  });

  it.each(['\u3164', '\u2800 \u115f'])('N8 has a name that can be seen: %j is none', async (groupName) => {
    const body = { groupName, season: stage.open().season, cartIds: [] };
    expect((await stage.buyer.ask(createGroupOrder, { params, body, headers: key() })).statusCode).toBe(400);
  });

  it('N8 takes pre-order carts of its own season only, and none that is finalized', async () => {
    const { manager } = stage;
    const stock = await filled(manager, stage.stock('C1002'));
    const answer = await manager.ask(createGroupOrder, {
      params,
      body: { groupName: 'Stock', season: stage.open().season, cartIds: [stock.cartId] },
      headers: key(),
    });
    expect(answer.statusCode).toBe(404);
  });

  it('N8 N7 names what each finding refers to', async () => {
    const { buyer, testApp } = stage;
    const at = stage.open('C1002');
    const cart = await filled(buyer, at);
    const style = await styleAt(buyer, at, 0);
    const { articleVariantId, articleLength, size } = variantIn(style);
    const is = eq(variants.articleVariantId, articleVariantId);
    const { db } = testApp.context.database;
    const [before] = await db.select().from(variants).where(is);
    await db.update(variants).set({ buyable: false }).where(is);
    const { carts } = await make(buyer, [cart.cartId], 'Objected');
    await db
      .update(variants)
      .set({ buyable: before?.buyable ?? true })
      .where(is);
    expect(carts[0]?.findings.map(({ code }) => code)).toEqual(['notBuyable']);
    expect(carts[0]?.findings.map(({ spot }) => spot)).toEqual([
      {
        style: style.name,
        articleNumber: style.articleNumber,
        colour: style.colours[0]?.name,
        articleLength,
        size,
      },
    ]);
  });

  it('N8 shows a cart that was finalized elsewhere with its order, and judges it no more', async () => {
    const { buyer, manager } = stage;
    const cart = await filled(buyer, stage.open('C1020'));
    const { head } = await make(buyer, [cart.cartId]);
    const { orderNumber } = await manager.get(finalizeCart, {
      params: cart,
      body: { version: cart.version },
      headers: key(),
    });
    const group = await buyer.get(groupOrder, { params: { ...params, groupId: head.groupId } });
    expect(group.head.finalized).toBe(1);
    expect(group.carts[0]).toMatchObject({
      head: { state: 'finalized', order: { orderNumber } },
      findings: [],
    });
    const again = await make(manager, [], 'Late');
    const late = await manager.ask(changeGroupOrder, {
      params: { ...params, groupId: again.head.groupId },
      body: { version: again.head.version, add: [cart.cartId] },
    });
    expect(late.statusCode).toBe(404);
  });

  it('N8 are so many of a person and a season, counted one after another', async () => {
    const { buyer, testApp } = stage;
    const { db } = testApp.context.database;
    const { season } = stage.open();
    const kept = await db.select().from(groupRows).where(eq(groupRows.madeById, 'u-buyer'));
    const made = { season, groupName: 'Many', madeBy: 'Clara', madeById: 'u-buyer', requestHash: '' };
    await db.insert(groupRows).values(
      Array.from({ length: MOST_GROUPS - 2 - kept.length }, (_, at) => ({
        ...made,
        groupId: `many-${at}`,
        key: `many-${at}`,
        madeAt: 1,
        changedAt: 1,
      })),
    );
    const ask = (language: 'en' | 'de') =>
      buyer.ask(createGroupOrder, {
        params,
        body: { groupName: 'One more', season, cartIds: [] },
        headers: { ...key(), 'x-language': language },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('en')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const german = await ask('de');
    expect([german.statusCode, german.json().code, german.json().message]).toEqual([
      409,
      'tooManyGroups',
      'Sie haben in dieser Saison bereits 100 Gruppenaufträge angelegt. Lösen Sie einen auf, um einen weiteren anzulegen.',
    ]);
    await buyer.get(dissolveGroupOrder, { params: { ...params, groupId: 'many-0' } });
    expect((await ask('en')).statusCode).toBe(200);
  });
});
