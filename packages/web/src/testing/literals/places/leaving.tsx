import { orderingChildren, orderingLogic, workspaceChildren } from '@selvedge/core/ordering';
import {
  buyerRights,
  createFakeApi,
  fakeOrderingDependencies,
  sampleCart,
  sampleCustomer,
  samplePlace,
  sampleSeasonState,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { LeavingDialog } from '../../../ordering/workspace/LeavingDialog.tsx';
import { answer, button, type Fixture, inAct, type Look } from '../fixture.tsx';

/** An ordering area in which something cannot be stored, asked to go elsewhere. */
async function leaving({ show, say }: Fixture) {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const ordering = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route: { screen: 'styles', place: samplePlace }, rights: buyerRights },
    clock,
  }).start();
  await answer(fake, 'customer', sampleCustomer());
  await answer(fake, 'seasonState', sampleSeasonState());
  await answer(fake, 'currentCart', sampleCart());
  const cart = () => {
    const { workspace } = orderingChildren(ordering.getSnapshot());
    return workspace && workspaceChildren(workspace.getSnapshot()).cart;
  };
  await show(<LeavingDialog ordering={ordering} />);
  await inAct(() => {
    cart()?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '1.5' });
    ordering.send({ type: 'route.changed', route: { screen: 'pos', rightEnv: 'preorder' } });
    clock.increment(1500);
  });
  expect(ordering.getSnapshot().value).toEqual({ place: 'asking' });
  expect(screen.getByRole('alertdialog')).toHaveTextContent(say('discardChanges'));
  return { ordering, cart };
}

const discardingChanges: Look = async (fixture) => {
  const { ordering } = await leaving(fixture);
  await fixture.user.click(button(fixture.say('discardChanges')));
  expect(ordering.getSnapshot().value).toBe('pos');
  ordering.stop();
};

const keepingOn: Look = async (fixture) => {
  const { ordering, cart } = await leaving(fixture);
  await fixture.user.click(button(fixture.say('keepEditing')));
  expect(ordering.getSnapshot().value).toEqual({ place: 'staying' });
  expect(cart()?.getSnapshot().context.ledger.cells.get('v-1')?.entry).toBe('1.5');
  ordering.stop();
};

export const leavingPlaces = {
  'leaving with unsaved quantities: discard': discardingChanges,
  'leaving with unsaved quantities: keep editing': keepingOn,
} satisfies Record<string, Look>;
