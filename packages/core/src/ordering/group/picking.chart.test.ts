import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { MOST_GROUP_CARTS } from '../../contract/index.ts';
import {
  chartSuite,
  createFakeApi,
  fakeOrderingDependencies,
  pickingTour,
  sampleHead,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { groupActors } from './group.actors.ts';
import { pickingMachine } from './picking.machine.ts';

const full = Array.from({ length: MOST_GROUP_CARTS }, (_, at) => `cart-1${at}`);

chartSuite(pickingMachine, {
  ...pickingTour,
  otherInputs: [{ ...pickingTour.input, held: full }],
  invariants: {
    'N8 no cart is offered that the group order holds, and none of another season': ({ context }) =>
      context.candidates.every(
        ({ cartId, season }: { cartId: string; season: string }) =>
          season === context.season && !context.held.includes(cartId),
      ),
    'N8 a group order never holds too many carts': (snapshot) =>
      snapshot.status !== 'done' ||
      snapshot.context.cartIds.length === 0 ||
      snapshot.context.cartIds.length + snapshot.context.held.length <= MOST_GROUP_CARTS,
    'N8 a failure says why': (snapshot) => !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
});

const machine = (api: Parameters<typeof fakeOrderingDependencies>[0]) =>
  groupActors(fakeOrderingDependencies(api)).picking;

wiringSuite(pickingMachine, { tour: pickingTour, machine });

it('N8 leaving picks nothing, whatever was ticked', async () => {
  const fake = createFakeApi();
  const actor = createActor(machine(fake.api), { input: pickingTour.input }).start();
  fake.pending[0]?.answer([sampleHead({ cartId: 'cart-9' })]);
  await settle();
  actor.send({ type: 'candidate.toggled', cartId: 'cart-9' });
  actor.send({ type: 'adding.cancelled' });
  expect(actor.getSnapshot().output).toEqual({ cartIds: [], failure: null });
});
