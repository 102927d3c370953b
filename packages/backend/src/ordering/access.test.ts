import * as contract from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../server/bind.ts';
import { cartAt, fill, type Partner, styleAt, variantIn } from './testing/partner.ts';
import { type Stage, setStage } from './testing/stage.ts';

let stage: Stage;
/** Ids of a cart and an order that exist, of a customer that only the employee sees. */
let foreign: Readonly<Record<string, string>>;
let articleVariantId: string;

/** Not assigned to anyone but the employee. */
const foreignCustomer = 'C1005';

beforeAll(async () => {
  stage = await setStage();
  const { employee } = stage;
  const at = stage.open(foreignCustomer);
  const place = { season: at.season, subdivision: at.subdivision, collectionType: at.collectionType };
  const style = await styleAt(employee, at, 0);
  articleVariantId = variantIn(style).articleVariantId;
  const fillCart = async () => {
    const { head } = await cartAt(employee, at);
    const changes = [{ articleVariantId, quantity: 1, was: 0 }];
    return (
      await employee.get(contract.changeLines, { params: head, body: { version: head.version, changes } })
    ).head;
  };
  const first = await fillCart();
  const { orderId } = await employee.get(contract.finalizeCart, {
    params: first,
    body: { version: first.version },
    headers: { 'idempotency-key': 'access-first' },
  });
  const { cartId, season } = await fillCart();
  const group = await employee.get(contract.createGroupOrder, {
    params: { rightEnv: 'preorder' },
    body: { groupName: 'Of the house', season, cartIds: [cartId] },
    headers: { 'idempotency-key': 'access-group' },
  });
  foreign = {
    rightEnv: 'preorder',
    customerId: foreignCustomer,
    ...place,
    articleId: style.articleId,
    cartId,
    orderId,
    groupId: group.head.groupId,
  };
});
afterAll(() => stage.testApp.close());

const missing = { customerId: 'C9999', cartId: 'none', orderId: 'none', articleId: 'A1', groupId: 'none' };

const bodies = (): Readonly<Record<string, object>> => ({
  openCart: {
    customerId: foreignCustomer,
    season: foreign.season,
    subdivision: foreign.subdivision,
    collectionType: foreign.collectionType,
  },
  lookUpArticles: { eans: ['4069800000011'], articleNumbers: ['13.00001'] },
  changeLines: { version: 2, changes: [{ articleVariantId, quantity: 9, was: 1 }] },
  acceptPrices: { version: 2, prices: [{ articleVariantId, price: 1 }] },
  writeNote: { was: '', note: 'Mine' },
  removeCart: { version: 2 },
  approveCart: { version: 2 },
  returnCart: { version: 2, reason: 'No' },
  finalizeCart: { version: 2 },
  planCopy: {
    source: { kind: 'cart', cartId: foreign.cartId },
    targets: [{ customerId: 'C1001', standing: null }],
  },
  runCopy: {
    source: { kind: 'cart', cartId: foreign.cartId },
    targets: [{ customerId: 'C1001', standing: null, version: 'v' }],
  },
  createGroupOrder: { groupName: 'Mine', season: foreign.season, cartIds: [foreign.cartId] },
  changeGroupOrder: { version: 1, groupName: 'Mine now' },
});

const addressed = [
  contract.customer,
  contract.markCustomer,
  contract.unmarkCustomer,
  contract.activeSellingTimes,
  contract.upcomingSellingTimes,
  contract.seasonState,
  contract.styleIndex,
  contract.styleDetail,
  contract.sizeCurves,
  contract.lookUpArticles,
  contract.liveEvents,
  contract.currentCart,
  contract.openCart,
  contract.readCart,
  contract.cartStyles,
  contract.changeLines,
  contract.acceptPrices,
  contract.priceAcceptances,
  contract.writeNote,
  contract.removeCart,
  contract.validateCart,
  contract.approvalHistory,
  contract.approveCart,
  contract.recallCart,
  contract.returnCart,
  contract.finalizeCart,
  contract.planCopy,
  contract.runCopy,
  contract.createGroupOrder,
  contract.groupOrder,
  contract.changeGroupOrder,
  contract.dissolveGroupOrder,
  contract.order,
  contract.orders,
] as const;

type Addressed = (typeof addressed)[number];

async function said(
  who: Partner,
  { name, method, version, base, path }: Addressed,
  params: object,
  body?: object,
) {
  const plain = contract.endpoint({ name, method, version, base, path: fill(path, params) });
  const answer = await who.ask(
    { ...plain, body: null },
    {
      params: {},
      body: (body ?? null) as null,
      headers: { 'idempotency-key': `access-${name}-${who.email}` },
    },
  );
  const text = answer.body === '' ? '{}' : answer.body;
  const { tracking: _, ...rest } = JSON.parse(text);
  return { status: answer.statusCode, rest };
}

describe('hazard 4: foreign is missing, word for word', () => {
  it.each(addressed.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const body = bodies()[name];
    for (const who of [stage.buyer, stage.manager, stage.viewer, stage.previewer, stage.locked]) {
      const theirs = await said(who, endpoint, foreign, body);
      const absent = name === 'openCart' ? { ...body, customerId: 'C9999' } : body;
      const none = await said(who, endpoint, { ...foreign, ...missing }, absent);
      expect(theirs).toEqual(none);
      expect(theirs.status).toBe(404);
    }
  });

  it('the same calls work for the employee, so that the refusals above mean something', async () => {
    for (const endpoint of addressed.filter(({ method }) => method === 'GET')) {
      expect([endpoint.name, (await said(stage.employee, endpoint, foreign)).status]).toEqual([
        endpoint.name,
        200,
      ]);
    }
  });

  it('a cart is not found in the other right environment', async () => {
    const answer = await said(stage.employee, contract.readCart, { ...foreign, rightEnv: 'postorder' });
    expect(answer.status).toBe(404);
  });

  it('nothing is answered without a token', async () => {
    for (const endpoint of addressed) {
      const answer = await stage.testApp.app.inject({
        method: endpoint.method,
        url: fill(addressOf(endpoint), foreign),
      });
      expect([endpoint.name, answer.statusCode]).toEqual([endpoint.name, 401]);
    }
  });
});

describe('K1: rights', () => {
  it('COLLECTION_VIEW alone looks, and touches no cart', async () => {
    const { viewer, buyer } = stage;
    const at = stage.open('C1001');
    expect((await viewer.get(contract.styleIndex, { params: at })).name.length).toBeGreaterThan(5);
    const { head } = await cartAt(buyer, at);
    const { rightEnv, ...place } = at;
    expect(await viewer.get(contract.currentCart, { params: at })).toBeNull();
    expect((await viewer.get(contract.seasonState, { params: at })).cart).toBeNull();
    expect((await buyer.get(contract.seasonState, { params: at })).cart?.cartId).toBe(head.cartId);
    expect((await viewer.ask(contract.openCart, { params: { rightEnv }, body: place })).statusCode).toBe(404);
    for (const endpoint of [
      contract.readCart,
      contract.cartStyles,
      contract.validateCart,
      contract.recallCart,
    ] as const) {
      expect((await said(viewer, endpoint, head)).status).toBe(404);
    }
    const body = { version: head.version, changes: [{ articleVariantId, quantity: 1, was: 0 }] };
    expect((await viewer.ask(contract.changeLines, { params: head, body })).statusCode).toBe(404);
  });

  it('PRE_ORDER_PREVIEW opens what is still to come', async () => {
    const { previewer, buyer } = stage;
    const at = stage.preview('C1001');
    expect(await buyer.get(contract.upcomingSellingTimes, { params: at })).toEqual([]);
    const upcoming = await previewer.get(contract.upcomingSellingTimes, { params: at });
    expect(upcoming.map(({ season }) => season)).toContain(at.season);
    expect((await previewer.get(contract.styleIndex, { params: at })).name.length).toBeGreaterThan(0);
    for (const endpoint of [contract.styleIndex, contract.seasonState] as const) {
      expect((await said(buyer, endpoint, at)).status).toBe(404);
    }
    expect((await said(buyer, contract.openCart, at, { ...at, rightEnv: undefined })).status).toBe(404);
  });
});
