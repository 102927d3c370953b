import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Cart, type CartHead, type CartNews, packStyles } from '../../contract/index.ts';
import type { PlaceRoute } from '../../navigation/orderingRoute.ts';
import {
  approvedHead,
  createFakeApi,
  fakeOrderingDependencies,
  finalizedNews,
  managerRights,
  networkLost,
  sampleCart,
  sampleCartNews,
  sampleCustomer,
  sampleHead,
  sampleIndex,
  sampleLine,
  samplePlace,
  sampleSeasonState,
  sampleStyle,
  settle,
  storedAnswer,
} from '../../testing/index.ts';
import { cellOf } from '../cart/cart.selectors.ts';
import { workspaceChildren } from '../children.ts';
import { workspaceActors } from '../workspace/workspace.actors.ts';
import { workspaceMachine } from '../workspace/workspace.machine.ts';

const lines = (...quantities: number[]) =>
  quantities.map((quantity, index) => sampleLine({ articleVariantId: `v-${index + 1}`, quantity }));
const cartAt = (version: number, ...quantities: number[]): Cart =>
  sampleCart(sampleHead({ version }), lines(...quantities));
const newsAt = (version: number, deed: NonNullable<CartNews['cart']>['deed'] = null): CartNews => {
  const news = sampleCartNews({ mark: `cart-1.${version}` });
  return { ...news, cart: news.cart && { ...news.cart, version, deed } };
};

async function openPlace(screen: 'cart' | 'check' | 'styles', first: Cart | null) {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const route: PlaceRoute = { screen, place: samplePlace };
  const actor = createActor(
    workspaceMachine.provide({ actors: workspaceActors(fakeOrderingDependencies(fake.api)) }),
    {
      input: { route, rights: managerRights },
      clock,
    },
  ).start();
  const pending = (name: string) => fake.pending.find((one) => one.name === name);
  const answer = async (name: string, value: unknown) => {
    const call = pending(name);
    if (!call) throw new Error(`${name} was not asked; pending: ${fake.pending.map((one) => one.name)}`);
    call.answer(value);
    await settle();
    return call;
  };
  const fail = async (name: string) => {
    pending(name)?.fail(networkLost);
    await settle();
  };
  await answer('customer', sampleCustomer());
  await answer('seasonState', sampleSeasonState());
  await answer('styleIndex', sampleIndex());
  await answer('currentCart', first);
  const receiveNews = async (news: CartNews) => {
    await answer('followCart', news);
    clock.increment(250);
  };
  const cart = () => {
    const found = workspaceChildren(actor.getSnapshot()).cart;
    if (!found) throw new Error('no cart');
    return found;
  };
  const type = (entry: string, articleVariantId = 'v-1') =>
    cart().send({ type: 'cell.typed', articleVariantId, entry });
  const cell = (articleVariantId = 'v-1') => cellOf(cart().getSnapshot(), articleVariantId);
  const updates = () => workspaceChildren(actor.getSnapshot()).cartUpdates;
  const elsewhere = () => updates()?.getSnapshot().context.elsewhere;
  const sent = (name: string) => fake.sent.filter((one) => one === name).length;
  return { actor, answer, fail, receiveNews, updates, elsewhere, cart, type, cell, sent, pending, clock };
}

describe('O2 HZ21: what somebody else does to the cart appears by itself', () => {
  it('O2 one’s own changes are no news', async () => {
    const { receiveNews, type, answer, clock, sent, elsewhere } = await openPlace('cart', cartAt(3, 4));
    await receiveNews(newsAt(3));
    type('6');
    clock.increment(600);
    await answer('changeLines', storedAnswer());
    await receiveNews(newsAt(4));
    expect(sent('currentCart')).toBe(1);
    expect(elsewhere()).toBeNull();
  });

  it('O2 cells that nobody types in here change silently, with a word by whom; styles are read anew', async () => {
    const { receiveNews, answer, cell, updates, elsewhere, sent } = await openPlace('cart', cartAt(3, 4));
    await answer('cartStyles', packStyles([sampleStyle()]));
    await receiveNews(newsAt(9));
    await answer('currentCart', cartAt(9, 7, 2));
    expect([cell().pieces, cell('v-2').pieces]).toEqual([7, 2]);
    expect(elsewhere()).toMatchObject({ changed: { by: 'Max Manager' } });
    expect(sent('cartStyles')).toBe(2);
    updates()?.send({ type: 'elsewhere.read' });
    expect(elsewhere()).toBeNull();
  });

  it('O2 what is typed meanwhile is kept, and is in conflict only where it truly differs', async () => {
    const { receiveNews, answer, type, cell, clock } = await openPlace('cart', cartAt(3, 4, 5));
    await receiveNews(newsAt(9));
    type('6');
    type('8', 'v-2');
    await answer('currentCart', cartAt(9, 7, 5));
    expect([cell().entry, cell('v-2').entry]).toEqual(['6', '8']);
    clock.increment(600);
    const { call } = await answer('changeLines', {
      ...storedAnswer({ stored: [sampleLine({ articleVariantId: 'v-2', quantity: 8 })], before: 9 }),
      head: sampleHead({ version: 10 }),
      conflicts: [
        { articleVariantId: 'v-1', mine: 6, theirs: 7, by: 'Max', at: 1, line: sampleLine({ quantity: 7 }) },
      ],
    });
    expect(call.body).toMatchObject({ version: 9 });
    expect(cell()).toMatchObject({
      state: 'conflict',
      entry: '6',
      conflict: { mine: 6, theirs: 7, by: 'Max' },
    });
    expect(cell('v-2')).toMatchObject({ state: 'stored', pieces: 8 });
  });

  it('O2 a change of somebody else between two of one’s own is not missed', async () => {
    const { receiveNews, answer, type, cell, clock, pending } = await openPlace('cart', cartAt(3, 4));
    type('6');
    clock.increment(600);
    await answer('changeLines', { ...storedAnswer({ before: 4 }), head: sampleHead({ version: 5 }) });
    expect(pending('currentCart')).toBeUndefined();
    await receiveNews(newsAt(5));
    await answer('currentCart', cartAt(5, 6, 3));
    expect([cell().pieces, cell('v-2').pieces]).toEqual([6, 3]);
  });

  it('O2 news that come while quantities are on their way are taken up afterwards', async () => {
    const { receiveNews, answer, type, cell, clock, pending } = await openPlace('cart', cartAt(3, 4));
    type('6');
    clock.increment(600);
    await receiveNews(newsAt(4));
    expect(pending('currentCart')).toBeUndefined();
    await answer('changeLines', { ...storedAnswer({ before: 4 }), head: sampleHead({ version: 5 }) });
    await answer('currentCart', cartAt(5, 6, 3));
    expect(cell('v-2').pieces).toBe(3);
  });

  it('O2 a reading that fails is tried again by itself, and typing goes on', async () => {
    const { receiveNews, fail, answer, cell, clock, pending, type, sent } = await openPlace(
      'cart',
      cartAt(3, 4),
    );
    await receiveNews(newsAt(9));
    await fail('currentCart');
    expect(pending('currentCart')).toBeUndefined();
    clock.increment(4_000);
    expect(sent('currentCart')).toBe(3);
    type('5', 'v-2');
    await answer('currentCart', cartAt(9, 7));
    expect([cell().pieces, cell('v-2').entry]).toEqual([7, '5']);
  });

  it('O2 an approval that somebody else gave reaches approval and finalization of the open check', async () => {
    const { receiveNews, answer, actor } = await openPlace('check', cartAt(3, 4));
    const { version } = approvedHead;
    await receiveNews(newsAt(version, { deed: 'approved', by: 'Bea Buyer', at: 1, reason: null }));
    await answer('currentCart', sampleCart(approvedHead));
    const { approval, finalization } = workspaceChildren(actor.getSnapshot());
    expect(approval?.getSnapshot().value).toBe('approved');
    expect(finalization?.getSnapshot().context.head).toEqual(approvedHead);
  });

  it.each<[string, CartNews, CartHead | null]>([
    ['finalized', finalizedNews, null],
    ['removed', sampleCartNews({ mark: '-', cart: null }), null],
  ])('O5 a cart that somebody else %s is no more to be checked', async (_, news) => {
    const { receiveNews, answer, actor, elsewhere } = await openPlace('check', cartAt(3, 4));
    await receiveNews(news);
    await answer('currentCart', null);
    expect(actor.getSnapshot().matches({ open: { check: 'ended' } })).toBe(true);
    expect(elsewhere()).toEqual(news.cart ?? 'removed');
  });

  it('O5 the order that one finalizes oneself is told by its own chart', async () => {
    const { receiveNews, answer, actor } = await openPlace('check', cartAt(3, 4));
    await answer('validateCart', { version: 3, findings: [] });
    const { finalization } = workspaceChildren(actor.getSnapshot());
    finalization?.send({ type: 'finalization.requested' });
    finalization?.send({ type: 'finalization.confirmed' });
    await receiveNews(finalizedNews);
    await answer('currentCart', null);
    await answer('finalizeCart', { orderId: 'o-1', orderNumber: '900001', replayed: false });
    expect(actor.getSnapshot().matches({ open: { check: 'reviewing' } })).toBe(true);
    expect(finalization?.getSnapshot().value).toBe('finalized');
  });
});
