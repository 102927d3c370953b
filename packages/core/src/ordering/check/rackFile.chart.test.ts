import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOrderingDependencies,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { rackFileActors } from './rackFile.actors.ts';
import { rackFileMachine } from './rackFile.machine.ts';

const seen = {
  rightEnv: 'preorder',
  cartId: 'cart-1',
  version: 7,
  view: '?group=deliveryWeek&figures=off',
  name: 'Order-Check.pdf',
} as const;

const tour = {
  events: [{ type: 'pdf.requested', seen }, { type: 'notice.dismissed' }],
  answers: { makePdf: [undefined] },
};

chartSuite(rackFileMachine, {
  ...tour,
  events: [...tour.events, { type: 'pdf.requested', seen: { ...seen, version: 8 } }],
  invariants: {
    'O1 a failure is known exactly where it is shown': (snapshot) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'O1 nothing is made twice at a time': (snapshot) =>
      !snapshot.matches('making') || !snapshot.can({ type: 'pdf.requested', seen }),
  },
});

wiringSuite(rackFileMachine, {
  tour,
  machine: (api) => rackFileMachine.provide({ actors: rackFileActors(fakeOrderingDependencies(api)) }),
  doing: { answers: { makePdf: (_, { fake }) => fake.pending[0]?.answer(new Uint8Array([37])) } },
});

it('O1 asks for the cart that was seen, as it was looked at, and saves what it is handed', async () => {
  const page = fakeBrowser().open('https://portal.test/');
  const fake = createFakeApi();
  const actors = rackFileActors(fakeOrderingDependencies(fake.api, undefined, page));
  const actor = createActor(rackFileMachine.provide({ actors })).start();
  actor.send({ type: 'pdf.requested', seen });
  await settle();
  expect(fake.pending[0]?.call).toMatchObject({
    params: { rightEnv: 'preorder', cartId: 'cart-1' },
    query: { version: '7', view: '?group=deliveryWeek&figures=off' },
  });
  fake.pending[0]?.answer(new Uint8Array([37, 80]));
  await settle();
  expect(page.saved).toEqual([
    { name: 'Order-Check.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80]) },
  ]);
  expect(actor.getSnapshot().matches('handed')).toBe(true);
});
