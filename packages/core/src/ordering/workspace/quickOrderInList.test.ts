import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Cart } from '../../contract/index.ts';
import {
  buyerRights,
  createFakeApi,
  fakeOrderingDependencies,
  sampleCart,
  sampleCustomer,
  sampleIndex,
  samplePlace,
  sampleSeasonState,
  sampleStyle,
  settle,
} from '../../testing/index.ts';
import { workspaceChildren } from '../children.ts';
import { workspaceActors } from './workspace.actors.ts';
import { workspaceMachine } from './workspace.machine.ts';

/** The list of styles by name, with no cart yet unless there is one. */
const open = async (known: Cart | null = null) => {
  const fake = createFakeApi();
  const actor = createActor(
    workspaceMachine.provide({ actors: workspaceActors(fakeOrderingDependencies(fake.api)) }),
    {
      input: {
        route: { screen: 'styles', place: samplePlace, search: '?sort=name' },
        rights: buyerRights,
      },
    },
  ).start();
  const answer = async (name: string, value: unknown) => {
    fake.pending.find((one) => one.name === name)?.answer(value);
    await settle();
  };
  await answer('customer', sampleCustomer());
  await answer('seasonState', sampleSeasonState());
  await answer('styleIndex', sampleIndex());
  await answer('currentCart', known);
  return { actor, answer, fake };
};

it('M1 M4 orders a style from the list, goes on with the next one in its order, and leaves nothing open', async () => {
  const { actor, answer, fake } = await open();
  const { quickStyle, quickOrder, cart } = workspaceChildren(actor.getSnapshot());
  const fetching = () =>
    fake.pending.flatMap(({ name, call }) => (name === 'styleDetail' ? [call.params?.articleId] : []));
  quickStyle?.send({ type: 'quickStyle.wanted', articleId: 's-1' });
  expect(quickOrder?.getSnapshot().matches('closed')).toBe(true);
  await answer('styleDetail', sampleStyle());
  expect(quickOrder?.getSnapshot()).toMatchObject({
    value: { open: 'choosing' },
    context: { total: '', now: sampleSeasonState().serverTime },
  });
  expect(fetching()).toEqual(['s-2']);
  await answer('styleDetail', sampleStyle({ articleId: 's-2', name: 'Überhemd' }));

  quickOrder?.send({ type: 'total.typed', entry: '12' });
  quickOrder?.send({ type: 'quickOrder.taken', takesQuantities: true, next: 's-2' });
  expect(cart?.getSnapshot().context.ledger.tally.pieces).toBe(12);
  await settle();
  // The style that was fetched ahead is not asked for again.
  expect(fake.sent.filter((name) => name === 'styleDetail')).toHaveLength(2);
  expect(quickStyle?.getSnapshot().context.before).toEqual({ style: 'Poplin shirt', pieces: 12 });
  expect(quickOrder?.getSnapshot()).toMatchObject({
    value: { open: 'previewing' },
    context: { total: '12', style: { articleId: 's-2' } },
  });

  actor.send({ type: 'route.changed', route: { screen: 'cart', place: samplePlace } });
  expect(quickOrder?.getSnapshot().matches('closed')).toBe(true);
});

it('M4 a quick order on the page of a style closes when that page is left', async () => {
  const { actor } = await open();
  actor.send({ type: 'route.changed', route: { screen: 'style', place: samplePlace, articleId: 's-1' } });
  await settle();
  const { quickOrder } = workspaceChildren(actor.getSnapshot());
  quickOrder?.send({ type: 'quickOrder.opened', style: sampleStyle(), now: 0 });
  quickOrder?.send({ type: 'total.typed', entry: '12' });
  expect(quickOrder?.getSnapshot().matches('closed')).toBe(false);
  actor.send({ type: 'route.changed', route: { screen: 'styles', place: samplePlace } });
  expect(quickOrder?.getSnapshot().matches('closed')).toBe(true);
});

it('M4 so does one in the cart', async () => {
  const { actor } = await open(sampleCart());
  actor.send({ type: 'route.changed', route: { screen: 'cart', place: samplePlace } });
  await settle();
  const { quickOrder } = workspaceChildren(actor.getSnapshot());
  quickOrder?.send({ type: 'quickOrder.opened', style: sampleStyle(), now: 0 });
  actor.send({ type: 'route.changed', route: { screen: 'styles', place: samplePlace } });
  expect(quickOrder?.getSnapshot().matches('closed')).toBe(true);
});
