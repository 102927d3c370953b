import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import {
  createFakeApi,
  fakeBrowser,
  fakeOrderingDependencies,
  managerRights,
  sampleCart,
  sampleCustomer,
  samplePlace,
  sampleSeasonState,
  settle,
} from '../../testing/index.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import { orderingLogic } from '../orderingLogic.ts';
import { screenCodes } from './screenCodes.ts';

/** Code that is still on its way, for the tests that say so; all others have it (testing/setup.ts). */
const onItsWay = (screen: keyof typeof screenCodes) => {
  const code = screenCodes[screen];
  let come: (error?: Error) => void = () => {};
  vi.spyOn(code, 'here').mockReturnValue(null);
  vi.spyOn(code, 'fetch').mockImplementation(
    () =>
      new Promise<never>((resolve, reject) => {
        come = (error) => {
          if (error) return reject(error);
          vi.mocked(code.here).mockRestore();
          resolve(code.here() as never);
        };
      }),
  );
  return async (error?: Error) => {
    come(error);
    await settle();
  };
};

const open = async (route: OrderingRoute) => {
  const page = fakeBrowser().open('https://portal.test/ordering/preorder');
  const fake = createFakeApi();
  const actor = createActor(orderingLogic(fakeOrderingDependencies(fake.api, () => {}, page)), {
    input: { route, rights: managerRights },
  }).start();
  const answer = async (name: string, value: unknown) => {
    fake.pending.find((one) => one.name === name)?.answer(value);
    await settle();
  };
  return { actor, page, answer };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the code of a screen', () => {
  it('is not waited for where it is there already: the screen is shown at once', async () => {
    const { actor } = await open({ screen: 'pos', rightEnv: 'preorder' });
    expect(actor.getSnapshot().value).toBe('pos');
    actor.send({ type: 'route.changed', route: { screen: 'groups', rightEnv: 'preorder', groupId: null } });
    expect(actor.getSnapshot().value).toBe('groups');
    expect(orderingChildren(actor.getSnapshot()).groups).toBeDefined();
  });

  it('C7 is waited for by the area, which then shows the screen', async () => {
    const come = onItsWay('groups');
    const { actor } = await open({ screen: 'groups', rightEnv: 'preorder', groupId: null });
    expect(actor.getSnapshot().value).toBe('bringing');
    await come();
    expect(actor.getSnapshot().value).toBe('groups');
  });

  it('C7 is waited for within the season, whose cart and catalogue go on; another screen may be gone to meanwhile', async () => {
    const come = onItsWay('entry');
    const { actor, answer } = await open({ screen: 'styles', place: samplePlace });
    await answer('customer', sampleCustomer());
    await answer('seasonState', sampleSeasonState());
    await answer('currentCart', sampleCart());
    const workspace = () => orderingChildren(actor.getSnapshot()).workspace?.getSnapshot();
    const cart = () => {
      const at = workspace();
      return at && workspaceChildren(at).cart;
    };
    const before = cart();
    actor.send({ type: 'route.changed', route: { screen: 'entry', place: samplePlace } });
    expect(workspace()?.value).toEqual({ open: 'bringing' });
    actor.send({ type: 'route.changed', route: { screen: 'styles', place: samplePlace } });
    expect(workspace()?.value).toEqual({ open: 'styles' });
    actor.send({ type: 'route.changed', route: { screen: 'entry', place: samplePlace } });
    await come();
    expect(workspace()?.value).toEqual({ open: 'entry' });
    expect(cart()).toBe(before);
  });

  it('C7 that did not come is said to be missing, and comes by itself when the network is back', async () => {
    vi.useFakeTimers();
    const come = onItsWay('groups');
    const { actor, page } = await open({ screen: 'groups', rightEnv: 'preorder', groupId: null });
    const loader = () => orderingChildren(actor.getSnapshot()).screenCode?.getSnapshot();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await come(new Error('cut'));
      await vi.advanceTimersByTimeAsync(2_500);
    }
    expect(loader()?.hasTag('failed')).toBe(true);
    page.wake();
    expect(loader()?.hasTag('pending')).toBe(true);
    await come();
    expect(actor.getSnapshot().value).toBe('groups');
  });
});
