import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { mayOpen, missingRight } from '../access/screenRights.ts';
import { type OrderingRight, orderingRights, type ResolvedRights } from '../contract/index.ts';
import { orderingScreens } from '../navigation/orderingPaths.ts';
import type { OrderingRoute } from '../navigation/orderingRoute.ts';
import { createFakeApi, fakeOrderingDependencies, samplePlace, sampleRights } from '../testing/index.ts';
import { commandsOf } from './commands/commands.ts';
import { orderingLogic } from './orderingLogic.ts';

const customer = { rightEnv: 'preorder', customerId: 'c-1' } as const;
const routes: Readonly<Record<OrderingRoute['screen'], OrderingRoute>> = {
  pos: { screen: 'pos', rightEnv: 'preorder' },
  waiting: { screen: 'waiting', rightEnv: 'preorder' },
  groups: { screen: 'groups', rightEnv: 'preorder', groupId: null },
  seasons: { screen: 'seasons', ...customer },
  carts: { screen: 'carts', ...customer },
  orders: { screen: 'orders', ...customer },
  styles: { screen: 'styles', place: samplePlace },
  style: { screen: 'style', place: samplePlace, articleId: 's-1' },
  cart: { screen: 'cart', place: samplePlace },
  check: { screen: 'check', place: samplePlace },
  entry: { screen: 'entry', place: samplePlace },
  live: { screen: 'live', place: samplePlace, eventId: null },
  order: { screen: 'order', orderId: 'o-1' },
};

/** Every choice of the five rights before the season; after it all others are held. */
const everyone: readonly (readonly [who: string, rights: ResolvedRights])[] = Array.from(
  { length: 2 ** orderingRights.length },
  (_, choice) => {
    const held = (right: OrderingRight) => ((choice >> orderingRights.indexOf(right)) & 1) === 1;
    const preorder = orderingRights.filter(held);
    const postorder = orderingRights.filter((right) => !held(right));
    return [
      preorder.join(' ') || 'no right',
      {
        ...sampleRights(),
        preorder: { rights: preorder, features: [] },
        postorder: { rights: postorder, features: [] },
      },
    ];
  },
);

describe('screens and rights', () => {
  it('K2 each screen asks for the right that its calls need', () => {
    const rights = (...held: OrderingRight[]) => ({
      ...sampleRights(),
      preorder: { rights: held, features: [] },
    });
    const open = (...held: OrderingRight[]) =>
      orderingScreens.filter((screen) => mayOpen(rights(...held), routes[screen]));
    expect(open()).toEqual([]);
    expect(open('COLLECTION_VIEW')).toEqual(['pos', 'seasons', 'styles', 'style', 'live']);
    expect(open('COLLECTION_VIEW', 'SHOPPINGCART_INSERT')).toEqual(
      orderingScreens.filter((screen) => screen !== 'waiting'),
    );
    expect(open('COLLECTION_VIEW', 'SHOPPINGCART_SUBMIT')).toEqual(
      orderingScreens.filter((screen) => screen !== 'entry'),
    );
    expect(open('SHOPPINGCART_INSERT', 'SHOPPINGCART_SUBMIT')).toEqual(['order']);
    expect(open('PRE_ORDER_PREVIEW', 'SCAN_ARTICLES')).toEqual([]);
    expect(missingRight(rights('COLLECTION_VIEW'), routes.waiting)).toBe('SHOPPINGCART_SUBMIT');
  });

  it.each(everyone)(
    'K2 with %s the palette leads to open screens only, and says of the rest why',
    (_, rights) => {
      for (const screen of orderingScreens) {
        const actor = createActor(orderingLogic(fakeOrderingDependencies(createFakeApi().api)), {
          input: { route: routes[screen], rights },
        }).start();
        expect([screen, actor.getSnapshot().matches('noRight')]).toEqual([
          screen,
          !mayOpen(rights, routes[screen]),
        ]);
        for (const { id, to, off } of commandsOf(actor.getSnapshot())) {
          if (to === null || to.screen === 'dashboard' || off !== null) continue;
          expect([screen, id, missingRight(rights, to)]).toEqual([screen, id, null]);
        }
        actor.stop();
      }
    },
  );

  it('K2 a season that is open does not show a screen of it that is not', () => {
    const rights = sampleRights('COLLECTION_VIEW');
    const actor = createActor(orderingLogic(fakeOrderingDependencies(createFakeApi().api)), {
      input: { route: routes.styles, rights },
    }).start();
    for (const screen of ['cart', 'check', 'entry'] as const) {
      actor.send({ type: 'route.changed', route: routes[screen] });
      expect([screen, actor.getSnapshot().value]).toEqual([screen, 'noRight']);
      actor.send({ type: 'route.changed', route: routes.styles });
      expect(actor.getSnapshot().matches('place')).toBe(true);
    }
  });
});
