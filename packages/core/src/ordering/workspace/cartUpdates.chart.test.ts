import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, setup } from 'xstate';
import type { CartHead, CartNews } from '../../contract/index.ts';
import { chartSuite, finalizedNews, sampleCart, sampleCartNews, sampleHead } from '../../testing/index.ts';
import type { CartStatus } from '../cart/cartStatus.ts';
import { type CartUpdatesContext, cartUpdatesMachine, isBehind } from './cartUpdates.machine.ts';

const cartAt = (head: CartHead | null, status: CartStatus = 'stored') => ({
  status,
  head,
  whole: head?.version ?? 0,
});
const reported = (cart: ReturnType<typeof cartAt>) => ({ type: 'cart.reported' as const, cart });
const came = (news: CartNews, cart: ReturnType<typeof cartAt>) => ({
  type: 'news.came' as const,
  news,
  cart,
});
const answered = (version: number, cart: ReturnType<typeof cartAt>) => ({
  type: 'cart.answered' as const,
  answered: sampleCart(sampleHead({ version })),
  cart,
});

const early = sampleHead({ version: 2 });
const late = sampleHead({ version: 9 });
const removed = sampleCartNews({ mark: '-', cart: null });

const contextOf = ({ context }: AnyMachineSnapshot) => context as CartUpdatesContext;

chartSuite(cartUpdatesMachine, {
  contextKey: (snapshot) => [
    contextOf(snapshot).answered?.head.version,
    contextOf(snapshot).news?.mark,
    contextOf(snapshot).elsewhere === null,
  ],
  events: [
    came(sampleCartNews(), cartAt(early)),
    came(sampleCartNews(), cartAt(early, 'busy')),
    came(sampleCartNews(), cartAt(late)),
    came(finalizedNews, cartAt(sampleHead(), 'resting')),
    came(removed, cartAt(null)),
    reported(cartAt(null, 'closed')),
    reported(cartAt(early)),
    reported(cartAt(early, 'busy')),
    reported(cartAt(early, 'resting')),
    reported(cartAt(late)),
    answered(5, cartAt(early)),
    answered(5, cartAt(late)),
    answered(12, cartAt(early, 'busy')),
    { type: 'elsewhere.read' },
  ],
  invariants: {
    'news are kept exactly while they wait': (snapshot) =>
      snapshot.matches('waiting') === (contextOf(snapshot).news !== null),
  },
});

/** The updates below a parent, and what they told it. */
function started() {
  const heard: unknown[] = [];
  const hear = { actions: ({ event }: { event: unknown }) => heard.push(event) };
  const parent = createActor(
    setup({ actors: { cartUpdates: cartUpdatesMachine } }).createMachine({
      invoke: { id: 'cartUpdates', src: 'cartUpdates' },
      on: { 'cart.outdated': hear, 'cart.replaced': hear },
    }),
  ).start();
  const updates = parent.getSnapshot().children.cartUpdates;
  if (!updates) throw new Error('no updates');
  return { updates, heard, elsewhere: () => updates.getSnapshot().context.elsewhere };
}

describe('O2 HZ21 what the cart is told', () => {
  it('is told at once of what it does not know, and the user may read whose change it was', () => {
    const { updates, heard, elsewhere } = started();
    updates.send(came(sampleCartNews(), cartAt(early)));
    expect(heard).toEqual([{ type: 'cart.outdated' }]);
    expect(elsewhere()).toEqual(sampleCartNews().cart);
    updates.send({ type: 'elsewhere.read' });
    expect(elsewhere()).toBeNull();
  });

  it.each(['closed', 'busy'] as const)('waits while the cart is %s, and tells it once', (status) => {
    const { updates, heard, elsewhere } = started();
    updates.send(came(sampleCartNews(), cartAt(early, status)));
    updates.send(reported(cartAt(early, status)));
    expect(heard).toEqual([]);
    expect(elsewhere()).toBeNull();
    updates.send(reported(cartAt(early, 'resting')));
    updates.send(reported(cartAt(early)));
    expect(heard).toEqual([{ type: 'cart.outdated' }]);
    expect(elsewhere()).toEqual(sampleCartNews().cart);
  });

  it('does not tell what the cart knows by the time that it can take it', () => {
    const { updates, heard, elsewhere } = started();
    updates.send(came(sampleCartNews(), cartAt(early, 'busy')));
    updates.send(reported(cartAt(late)));
    updates.send(reported(cartAt(early)));
    expect(heard).toEqual([]);
    expect(elsewhere()).toBeNull();
  });

  it('is handed an answer that is newer still when news turn out to be known', () => {
    const { updates, heard } = started();
    const cart = sampleCart(sampleHead({ version: 12 }));
    updates.send(came(sampleCartNews(), cartAt(early, 'busy')));
    updates.send(answered(12, cartAt(early, 'busy')));
    updates.send(reported(cartAt(late)));
    const told = { type: 'cart.replaced', cart };
    expect(heard).toEqual([told, told]);
  });

  it('newer news take the place of those that wait, also where the cart knows them', () => {
    const { updates, heard } = started();
    updates.send(came(finalizedNews, cartAt(sampleHead(), 'busy')));
    updates.send(came(sampleCartNews(), cartAt(late)));
    updates.send(reported(cartAt(sampleHead())));
    expect(heard).toEqual([]);
  });

  it('a cart that another call answered is handed over again until it is taken', () => {
    const { updates, heard } = started();
    const cart = sampleCart(sampleHead({ version: 5 }));
    updates.send(answered(5, cartAt(early, 'busy')));
    updates.send(reported(cartAt(early)));
    updates.send(reported(cartAt(late)));
    const told = { type: 'cart.replaced', cart };
    expect(heard).toEqual([told, told]);
  });

  it('hands an answer over while news wait, and what both say in this order', () => {
    const { updates, heard } = started();
    updates.send(came(sampleCartNews(), cartAt(early, 'busy')));
    updates.send(answered(5, cartAt(early, 'busy')));
    updates.send(reported(cartAt(early, 'busy')));
    updates.send(reported(cartAt(early, 'resting')));
    expect(heard.map((event) => (event as { type: string }).type)).toEqual([
      'cart.replaced',
      'cart.replaced',
      'cart.replaced',
      'cart.outdated',
    ]);
  });
});

describe('O2 a cart is behind', () => {
  const head = sampleHead();
  it.each<[boolean, string, CartNews, ReturnType<typeof cartAt>]>([
    [true, 'one that was removed', removed, cartAt(head)],
    [false, 'no cart when there is none', removed, cartAt(null)],
    [true, 'one that was finalized', finalizedNews, cartAt(head)],
    [false, 'no cart when another one was finalized', finalizedNews, cartAt(null)],
    [true, 'one of an earlier version', sampleCartNews(), cartAt(early)],
    [true, 'none where there is one now', sampleCartNews(), cartAt(null)],
    [false, 'one that is as new', sampleCartNews(), cartAt(late)],
  ])('%s: %s', (expected, _, news, cart) => {
    expect(isBehind({ cart, news })).toBe(expected);
  });
});
