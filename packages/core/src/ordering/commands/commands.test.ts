import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ResolvedRights } from '../../contract/index.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import {
  buyerRights,
  createFakeApi,
  fakeOrderingDependencies,
  managerRights,
  sampleCart,
  sampleCustomer,
  samplePlace,
  sampleSeasonState,
  settle,
  viewerRights,
} from '../../testing/index.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import { orderingLogic } from '../index.ts';
import { commandIds, commandsOf } from './commands.ts';
import { perform } from './perform.ts';

const open = async (route: OrderingRoute, rights: ResolvedRights = buyerRights) => {
  const fake = createFakeApi();
  const actor = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route, rights },
  }).start();
  const answer = async (name: string, value: unknown) => {
    fake.pending.find((call) => call.name === name)?.answer(value);
    await settle();
  };
  /** By its code, or by the conditions that a chart lacks. */
  const offs = () =>
    Object.fromEntries(
      commandsOf(actor.getSnapshot()).map(({ id, off }) => [
        id,
        off?.code === 'lacks' ? off.reasons.map(({ condition }) => condition).join() : (off?.code ?? null),
      ]),
    );
  return { actor, answer, offs };
};

const openPlace = async (route: OrderingRoute, rights?: ResolvedRights) => {
  const opened = await open(route, rights);
  await opened.answer('customer', sampleCustomer());
  await opened.answer('seasonState', sampleSeasonState());
  await opened.answer('currentCart', rights === viewerRights ? null : sampleCart());
  await opened.answer('validateCart', { version: 3, findings: [] });
  return opened;
};

describe('what the palette offers', () => {
  it('names every command once, whatever is shown', async () => {
    for (const route of [
      { screen: 'pos', rightEnv: 'preorder' },
      { screen: 'order', orderId: 'o-1' },
      { screen: 'styles', place: samplePlace },
    ] as const) {
      const { actor } = await open(route);
      expect(commandsOf(actor.getSnapshot()).map(({ id }) => id)).toEqual(commandIds);
    }
  });

  it('says outside a season what must be opened first', async () => {
    const { offs } = await open({ screen: 'pos', rightEnv: 'preorder' });
    expect(offs()).toMatchObject({
      save: 'noPlace',
      toCart: 'noPlace',
      approve: 'noPlace',
      toSeasons: 'noCustomer',
      toPreorder: null,
      toWaiting: 'holdsSubmit',
      toDashboard: null,
    });
  });

  it('K2 says which right is missing', async () => {
    const { offs } = await openPlace({ screen: 'check', place: samplePlace });
    expect(offs()).toMatchObject({ finalize: 'holdsSubmit', approve: null, toWaiting: 'holdsSubmit' });
    const manager = await openPlace({ screen: 'check', place: samplePlace }, managerRights);
    expect(manager.offs()).toMatchObject({ finalize: null, recall: 'isPossible', toWaiting: null });
  });

  it('K2 says of a cart that is not shown which right shows it, and not that there is none', async () => {
    const { offs } = await openPlace({ screen: 'styles', place: samplePlace }, viewerRights);
    expect(offs()).toMatchObject({
      toCheck: 'holdsInsert',
      checkAgain: 'holdsInsert',
      toCart: 'holdsInsert',
    });
  });

  it('offers exactly what the charts accept, and does it', async () => {
    const { actor, offs } = await openPlace({ screen: 'cart', place: samplePlace });
    expect(offs()).toMatchObject({ save: 'hasToSave', undo: 'hasPast', approve: 'atCheck' });
    const workspace = orderingChildren(actor.getSnapshot()).workspace;
    const cart = workspace && workspaceChildren(workspace.getSnapshot()).cart;
    cart?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' });
    expect(offs()).toMatchObject({ save: null, undo: null, redo: 'hasFuture' });
    perform(actor, 'undo');
    expect(offs()).toMatchObject({ undo: 'hasPast', redo: null });
  });
});
