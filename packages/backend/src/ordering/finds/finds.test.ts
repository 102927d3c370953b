import {
  activeSellingTimes,
  changeLines,
  customers as customersCall,
  type Finds,
  finalizeCart,
  finds,
  MOST_FINDS,
  markCustomer,
  type OrderingRight,
  type RightEnv,
  rightEnvs,
} from '@selvedge/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldedInSearch, foldForSearch } from '../../language/searchText.ts';
import { maintenanceOf, operatorOf } from '../../testing/operator.ts';
import { users } from '../../user/user.schema.ts';
import { styles } from '../style/style.schema.ts';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
let at: At;
let orderNumber: string;
let cartId: string;
let orderId: string;

const fill = async (who: Partner) => {
  const { head } = await cartAt(who, at);
  const { articleVariantId } = variantIn(await styleAt(who, at, 0));
  const changes = [{ articleVariantId, quantity: 3, was: 0 }];
  return (await who.get(changeLines, { params: head, body: { version: head.version, changes } })).head;
};

beforeAll(async () => {
  stage = await setStage({ FAIR_USE: 'search=10000/10000' });
  at = stage.open();
  const first = await fill(stage.manager);
  ({ orderNumber, orderId } = await stage.manager.get(finalizeCart, {
    params: first,
    body: { version: first.version },
    headers: { 'idempotency-key': 'finds-first-order' },
  }));
  ({ cartId } = await fill(stage.manager));
});
afterAll(() => stage.testApp.close());

const find = async (query: string, who: Partner = stage.buyer, language = 'en'): Promise<Finds> => {
  const answer = await who.ask(finds, {
    params: {},
    query: { query },
    headers: { 'x-language': language },
  });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
};

const nothing = { customers: [], styles: [], carts: [], orders: [] };

describe('GET /finds', () => {
  it('L1 finds a point of sale, and its cart, by name, number and city', async () => {
    for (const query of ['lindner', 'LINDNER münchen', '104203']) {
      const found = await find(query);
      expect(found.customers.map(({ customerId }) => customerId)).toEqual([firstCustomer]);
      expect(found.customers[0]?.rightEnvs).toEqual(['preorder', 'postorder']);
      expect(found.carts).toContainEqual(expect.objectContaining({ cartId, state: 'open', pieces: 3 }));
    }
    expect((await find('haus', stage.employee)).customers).toHaveLength(MOST_FINDS);
    expect((await find('lidner')).customers.map(({ customerId }) => customerId)).toEqual([firstCustomer]);
    expect((await find(`lindner ${at.season}`)).carts.every((one) => one.cartId === cartId)).toBe(true);
  });

  it('O4 finds an order by its number and by a part of it, and nothing of it by other words', async () => {
    expect((await find(orderNumber)).orders).toEqual([expect.objectContaining({ orderId, orderNumber })]);
    const begun = (await find(orderNumber.slice(0, 5))).orders;
    expect(begun).toContainEqual(expect.objectContaining({ orderId }));
    expect((await find('lindner')).orders).toEqual([]);
  });

  it('M1 finds a style of an open season by number, name and EAN, in the language of the call', async () => {
    const style = await styleAt(stage.buyer, at, 0);
    const { ean } = variantIn(style);
    const only = (await find(style.articleNumber)).styles;
    expect(only[0]).toMatchObject({ articleId: style.articleId, name: style.name, ean: '' });
    expect((await find(style.articleNumber.toLowerCase())).styles[0]?.articleId).toBe(style.articleId);
    for (const code of [ean, ean.replace(/^0+/, ''), `0${ean}`])
      expect((await find(code)).styles).toEqual([
        expect.objectContaining({ articleId: style.articleId, ean, season: at.season }),
      ]);
    const { db } = stage.testApp.context.database;
    const [named] = await db.select().from(styles).where(eq(styles.articleId, style.articleId));
    for (const language of ['en', 'de'] as const) {
      const query = `${named?.name[language]} ${style.articleNumber}`.toUpperCase();
      expect((await find(query, stage.buyer, language)).styles[0]?.name).toBe(named?.name[language]);
    }
    expect((await find(`${style.articleNumber} zzqxzzqx`)).styles).toEqual([]);
  });

  it('M1 leads to a point of sale that can order the style, a favourite first, and says how many can', async () => {
    const { articleNumber } = await styleAt(stage.employee, at, 0);
    const before = (await find(articleNumber, stage.employee)).styles[0];
    expect(before?.customers).toBeGreaterThan(12);
    const own = await stage.employee.get(customersCall, { params: { rightEnv: 'preorder' }, query: {} });
    let other: string | undefined;
    for (const { customerId, locks } of own.toReversed()) {
      if (locks.length > 0 || other) continue;
      const times = await stage.employee.get(activeSellingTimes, {
        params: { rightEnv: 'preorder', customerId },
      });
      if (times.some((time) => time.season === at.season && time.subdivision === at.subdivision))
        other = customerId;
    }
    expect(other).not.toBe(before?.customerId);
    await stage.employee.get(markCustomer, {
      params: { rightEnv: 'preorder', customerId: other ?? '' },
    });
    expect((await find(articleNumber, stage.employee)).styles[0]).toMatchObject({
      customerId: other,
      customers: before?.customers,
    });
    // Opens without a refusal, as everything that is found.
    await styleAt(stage.employee, { ...at, customerId: other ?? '' }, 0);
  });

  it('takes wildcards for themselves, and refuses what is too short, too long or more than a query', async () => {
    for (const query of ['%%', '__', '\\\\', "' or 1=1 --"]) expect(await find(query)).toEqual(nothing);
    expect(await find('   ')).toEqual(nothing);
    const ask = (query: Record<string, string>) => stage.buyer.ask(finds, { params: {}, query } as never);
    for (const query of ['', 'l', 'x'.repeat(201)]) expect((await ask({ query })).statusCode).toBe(400);
    expect((await ask({ query: 'lindner', filter: 'carts' })).statusCode).toBe(400);
    expect((await ask({})).statusCode).toBe(400);
  });

  it('folds the names of styles as it folds what is searched for', async () => {
    const { db } = stage.testApp.context.database;
    for (const text of [
      'Mühle GRÖẞE Straße',
      'Łazienki Østergaard Åkerlund',
      'café São Żółć',
      'Poplin 13.00',
    ]) {
      const [row] = await db
        .select({ folded: sql<string>`${foldedInSearch(sql`${text}::text`)}` })
        .from(users);
      const found = row?.folded ?? '';
      for (const form of foldForSearch(text).split(' '))
        expect([text, form, found.includes(form)]).toEqual([text, form, true]);
    }
  });
});

describe('K1: what is not one’s own is not found', () => {
  it('by a stranger: no point of sale, no cart, no order, no style of a subdivision that only others carry', async () => {
    for (const query of ['lindner', '104203', orderNumber]) {
      const found = await find(query, stage.locked);
      expect(found.carts.filter((one) => one.cartId === cartId)).toEqual([]);
      expect(found.orders.filter((one) => one.orderId === orderId)).toEqual([]);
      expect(found.customers.filter((one) => one.customerId === firstCustomer)).toEqual([]);
    }
    const own = await stage.locked.get(customersCall, { params: { rightEnv: 'preorder' }, query: {} });
    const found = await find((await styleAt(stage.buyer, at, 0)).articleNumber, stage.locked);
    for (const style of found.styles) expect(own.map((one) => one.customerId)).toContain(style.customerId);
  });

  it('nor by somebody who looks only: points of sale and styles, no carts and orders', async () => {
    const found = await find('lindner', stage.viewer);
    expect(found.customers.map(({ customerId }) => customerId)).toEqual([firstCustomer]);
    expect(found.carts).toEqual([]);
    expect((await find(orderNumber, stage.viewer)).orders).toEqual([]);
  });

  it('nor a style of a season that has ended or is not shown yet', async () => {
    const preview = stage.preview();
    const { articleNumber } = await styleAt(stage.employee, preview, 0);
    const seasons = async (who: Partner) =>
      (await find(articleNumber, who)).styles.map(({ season }) => season);
    expect(await seasons(stage.employee)).toContain(preview.season);
    expect(await seasons(stage.buyer)).not.toContain(preview.season);
    const { db } = stage.testApp.context.database;
    const all = await db.select().from(styles);
    const ofOpen = new Set<string>();
    for (const rightEnv of rightEnvs)
      for (const { customerId } of await stage.buyer.get(customersCall, { params: { rightEnv }, query: {} }))
        for (const time of await stage.buyer.get(activeSellingTimes, { params: { rightEnv, customerId } }))
          ofOpen.add(`${time.season} ${time.subdivision} ${time.collectionType}`);
    const closed = all.find((one) => !ofOpen.has(`${one.season} ${one.subdivision} ${one.collectionType}`));
    expect((await find(closed?.articleNumber ?? '')).styles.map(({ articleId }) => articleId)).not.toContain(
      closed?.articleId,
    );
  });

  it('nor anything by somebody without a right of ordering', async () => {
    const { db } = stage.testApp.context.database;
    const [before] = await db.select().from(users).where(eq(users.email, 'viewer@selvedge.test'));
    const set = async (rights: (env: RightEnv) => OrderingRight[]) => {
      if (!before) throw new Error('The viewer is missing');
      await db
        .update(users)
        .set({
          rights: {
            ...before.rights,
            preorder: { rights: rights('preorder'), features: [] },
            postorder: { rights: rights('postorder'), features: [] },
          },
        })
        .where(eq(users.userId, before.userId));
    };
    await set(() => []);
    expect(await find('lindner', stage.viewer)).toEqual(nothing);
    await set((env) => (env === 'postorder' ? ['COLLECTION_VIEW'] : []));
    const found = await find('lindner', stage.viewer);
    expect(found.customers[0]?.rightEnvs).toEqual(['postorder']);
    await set((env) => [...((before?.rights[env].rights ?? []) as OrderingRight[])]);
  });
});

it('E1 E4 leaves out a right environment that is under maintenance, and says so', async () => {
  const operator = await operatorOf(stage.testApp);
  const now = Math.floor(stage.testApp.context.now() / 1000);
  await operator('POST', '/maintenances', maintenanceOf(now - 60, now + 60, { parts: ['preorder'] }));
  const found = await find('lindner');
  expect(found.underMaintenance).toEqual(['preorder']);
  expect(found.customers[0]?.rightEnvs).toEqual(['postorder']);
  expect(found.carts.filter((one) => one.cartId === cartId)).toEqual([]);
  expect((await find(orderNumber)).orders).toEqual([]);
});
