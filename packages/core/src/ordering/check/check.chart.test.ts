import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CartHead } from '../../contract/index.ts';
import { remedyFor } from '../../rules/remedy.ts';
import {
  chartSuite,
  createFakeApi,
  missing,
  sampleFinding,
  sampleHead,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { checkActors } from './check.actors.ts';
import { checkMachine } from './check.machine.ts';

const tour = {
  input: { rightEnv: 'preorder', cartId: 'cart-1' },
  events: [
    { type: 'check.repeated' },
    { type: 'check.retried' },
    { type: 'cart.changed', head: { ...sampleHead(), version: 4, state: 'approved' } },
    { type: 'cart.changed', head: { ...sampleHead(), version: 5, state: 'open' } },
  ],
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

it('O1 O5 an approval leaves the verdict as it is; whatever else is done to the cart is checked', async () => {
  const fake = createFakeApi();
  const chart = checkMachine.provide({ actors: checkActors(fake.api) });
  const actor = createActor(chart, { input: { rightEnv: 'preorder', cartId: 'cart-1' } }).start();
  fake.pending[0]?.answer({ version: 3, findings: [] });
  await settle();
  const after = (head: Partial<CartHead>) => {
    actor.send({ type: 'cart.changed', head: { ...sampleHead(), ...head } });
    return actor.getSnapshot().value;
  };
  expect(after({ version: 4, state: 'approved' })).toBe('passed');
  expect(after({ version: 4, state: 'open' })).toBe('checking');
  fake.pending.at(-1)?.answer({ version: 3, findings: [] });
  await settle();
  expect(after({ version: 5, state: 'approved' })).toBe('checking');
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
