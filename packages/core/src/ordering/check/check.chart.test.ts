import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { remedyFor } from '../../rules/remedy.ts';
import {
  chartSuite,
  createFakeApi,
  missing,
  sampleFinding,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { checkActors } from './check.actors.ts';
import { checkMachine } from './check.machine.ts';

const tour = {
  input: { rightEnv: 'preorder', cartId: 'cart-1' },
  events: [{ type: 'check.repeated' }, { type: 'check.retried' }],
  answers: {
    precheck: [
      { version: 3, findings: [] },
      { version: 3, findings: [sampleFinding] },
    ],
  },
};

chartSuite(checkMachine, {
  ...tour,
  invariants: {
    'a cart passes only without findings': (snapshot) =>
      !snapshot.matches('passed') || snapshot.context.findings.length === 0,
    'an objection names its findings': (snapshot) =>
      !snapshot.matches('objected') || snapshot.context.findings.length > 0,
  },
});

wiringSuite(checkMachine, {
  tour,
  machine: (api) => checkMachine.provide({ actors: checkActors(api) }),
});

it('N7 a cart that is no longer there is found, and loading it again is the way out', async () => {
  const fake = createFakeApi();
  const chart = checkMachine.provide({ actors: checkActors(fake.api) });
  const actor = createActor(chart, { input: { rightEnv: 'preorder', cartId: 'cart-1' } }).start();
  fake.pending[0]?.fail(missing);
  await settle();
  expect(actor.getSnapshot().value).toBe('objected');
  const { findings } = actor.getSnapshot().context;
  expect(findings).toEqual([{ code: 'cartMissing', place: {}, values: { cartId: 'cart-1' } }]);
  expect(findings.map(remedyFor)).toEqual([{ kind: 'reload' }]);
});
