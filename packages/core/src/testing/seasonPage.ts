import { createActor, SimulatedClock } from 'xstate';
import type { Cart, LineChange } from '../contract/index.ts';
import type { OrderingRoute } from '../navigation/orderingRoute.ts';
import { cellOf } from '../ordering/cart/cart.selectors.ts';
import type { CartEvent } from '../ordering/cart/cartEvents.ts';
import { savingOf } from '../ordering/cart/cartSaving.ts';
import { orderingChildren, workspaceChildren } from '../ordering/children.ts';
import { orderingLogic } from '../ordering/index.ts';
import type { OrderingRef } from '../portal/orderingPart.ts';
import { createFakeApi } from './fakeApi.ts';
import { fakeOrderingDependencies } from './ordering.ts';
import { blockedStorage, type FakeBrowser } from './ports.ts';
import { buyerRights, sampleCart, sampleCustomer, samplePlace, sampleSeasonState } from './samples/index.ts';
import { networkLost } from './samples.ts';
import { settle } from './walkPath.ts';

const styles: OrderingRoute = { screen: 'styles', place: samplePlace };

export interface SeasonPageOptions {
  readonly user?: string;
  readonly cart?: Cart | null;
  readonly blocked?: boolean;
}

/** A page of the browser with the season's workspace open. */
export const openSeasonPage = async (
  browser: FakeBrowser,
  { user = 'anna', cart = sampleCart(), blocked = false }: SeasonPageOptions = {},
) => {
  const page = browser.open('https://portal.test/ordering/preorder');
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const dependencies = fakeOrderingDependencies(fake.api, () => {}, page);
  const ports = blocked ? { ...dependencies.ports, localStorage: blockedStorage } : dependencies.ports;
  const ordering: OrderingRef = createActor(
    orderingLogic({ ...dependencies, ports, user: async () => user }),
    {
      input: { route: styles, rights: buyerRights },
      clock,
    },
  ).start();
  const call = (name: string) => fake.pending.find((one) => one.name === name);
  const answer = async (name: string, value: unknown) => {
    call(name)?.answer(value);
    await settle();
  };
  const arrive = async () => {
    await answer('customer', sampleCustomer());
    await answer('seasonState', sampleSeasonState());
    await answer('currentCart', cart);
    await settle();
  };
  await arrive();
  const children = () => {
    const { workspace } = orderingChildren(ordering.getSnapshot());
    return workspace ? workspaceChildren(workspace.getSnapshot()) : {};
  };
  const now = () => {
    const snapshot = children().cart?.getSnapshot();
    if (!snapshot) throw new Error('no cart is open');
    return snapshot;
  };
  return {
    page,
    ordering,
    children,
    arrive,
    answer,
    call,
    now,
    send: (event: CartEvent) => children().cart?.send(event),
    type: (entry: string, articleVariantId = 'v-1') =>
      children().cart?.send({ type: 'cell.typed', articleVariantId, entry }),
    cell: (articleVariantId = 'v-1') => cellOf(now(), articleVariantId),
    saving: () => savingOf(now()),
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
    fail: async (error: unknown) => {
      call('changeLines')?.fail(error);
      await settle();
    },
    lose: async (name: string) => {
      call(name)?.fail(networkLost);
      await settle();
    },
    waiting: (...names: string[]) =>
      fake.pending.map(({ name }) => name).filter((name) => names.includes(name)),
    asked: () => (call('changeLines')?.call.body as { changes: LineChange[] } | undefined)?.changes,
    close: () => {
      page.show(false);
      page.close();
    },
    crash: () => page.close(),
  };
};
