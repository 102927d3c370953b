import { type CartHead, packStyles } from '@selvedge/core/contract';
import { orderingChildren, orderingLogic } from '@selvedge/core/ordering';
import {
  approvedHead,
  createFakeApi,
  fakeOrderingDependencies,
  managerRights,
  sampleCart,
  sampleCustomer,
  sampleHead,
  samplePlace,
  sampleSeasonState,
  sampleStyle,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import PaletteDialog from '../../../ordering/palette/PaletteDialog.tsx';
import { answer, callsOf, type Fixture, inAct, type Look, textOf } from '../fixture.tsx';

/** The palette on the Order-Check of a cart that the rules object to nothing of. */
const open = async ({ show, user }: Fixture, head: CartHead) => {
  const fake = createFakeApi();
  const ordering = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route: { screen: 'check', place: samplePlace }, rights: managerRights },
  }).start();
  await answer(fake, 'customer', sampleCustomer());
  await answer(fake, 'seasonState', sampleSeasonState());
  await answer(fake, 'currentCart', sampleCart(head));
  await answer(fake, 'cartStyles', packStyles([sampleStyle()]));
  await answer(fake, 'validateCart', { version: head.version, findings: [] });
  const { palette } = orderingChildren(ordering.getSnapshot());
  if (!palette) throw new Error('there is no palette');
  await inAct(() => palette.send({ type: 'palette.opened', rightEnv: 'preorder' }));
  await show(<PaletteDialog palette={palette} ordering={ordering} />);
  const choose = async (name: string) => {
    const option = screen.getAllByRole('option').find((one) => textOf(one).startsWith(name));
    if (!option) throw new Error(`${name} is no command`);
    await user.click(option);
  };
  return { fake, ordering, choose };
};

const approving: Look = async (fixture) => {
  const { fake, ordering, choose } = await open(fixture, sampleHead());
  await choose(fixture.say('paletteApprove'));
  expect(callsOf(fake)).toContain('approveCart');
  ordering.stop();
};

const recalling: Look = async (fixture) => {
  const mine = {
    ...approvedHead,
    approval: approvedHead.approval && { ...approvedHead.approval, mine: true },
  };
  const { fake, ordering, choose } = await open(fixture, mine);
  await choose(fixture.say('paletteRecall'));
  expect(callsOf(fake)).toContain('recallCart');
  ordering.stop();
};

const finalizing: Look = async (fixture) => {
  const { fake, ordering, choose } = await open(fixture, approvedHead);
  await choose(fixture.say('paletteFinalize'));
  expect(callsOf(fake)).not.toContain('recallCart');
  const { workspace } = orderingChildren(ordering.getSnapshot());
  const { finalization } = (workspace?.getSnapshot().children ?? {}) as Record<
    string,
    { getSnapshot(): { value: unknown } } | undefined
  >;
  expect(finalization?.getSnapshot().value).toBe('confirming');
  ordering.stop();
};

export const palettePlaces = {
  'the palette: approving': approving,
  'the palette: taking an approval back': recalling,
  'the palette: finalizing': finalizing,
} satisfies Record<string, Look>;
