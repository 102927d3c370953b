import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  fakeOrderingDependencies,
  sampleGroup,
  sampleGroupHead,
  sampleHead,
  serverDown,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { groupActors } from './group.actors.ts';
import { groupsMachine } from './groups.machine.ts';

const input = { rightEnv: 'preorder' as const, groupId: null, mayInsert: true, maySubmit: false };
const carts = [sampleHead(), sampleHead({ cartId: 'cart-7', season: 'FW27' })];
const tour = {
  input,
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.groups.length,
    context.draft,
    context.failure !== null,
  ],
  events: [
    { type: 'reading.retried' },
    { type: 'language.changed' },
    { type: 'draft.started' },
    { type: 'draft.cancelled' },
    { type: 'draft.retried' },
    { type: 'name.changed', groupName: ' Northern shops ' },
    { type: 'name.changed', groupName: 'x\u202e' },
    { type: 'season.chosen', season: 'SS27' },
    { type: 'candidate.toggled', cartId: 'cart-1' },
    { type: 'group.created' },
  ],
  answers: {
    loadGroups: [[sampleGroupHead()]],
    loadCandidates: [{ key: 'group-1', carts }],
    create: [sampleGroup()],
  },
  failures: { loadGroups: [serverDown], create: [serverDown] },
};

chartSuite(groupsMachine, {
  ...tour,
  answers: {
    ...tour.answers,
    loadCandidates: [...tour.answers.loadCandidates, { key: 'group-1', carts: [] }],
  },
  otherInputs: [
    { ...input, groupId: 'g-1' },
    { ...input, mayInsert: false },
  ],
  invariants: {
    'N8 a group order is made only with a proper name and at least one cart': (snapshot) =>
      !snapshot.matches('creating') ||
      (snapshot.context.draft.cartIds.length > 0 && !snapshot.context.draft.groupName.includes('\u202e')),
    'N8 every way of failing says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(groupsMachine, {
  tour,
  machine: (api) => groupActors(fakeOrderingDependencies(api)).groups,
  doing: { answers: { loadCandidates: (_, { fake }) => fake.pending[0]?.answer(carts) } },
});

it('N8 keeps one key for one draft, sends the trimmed name, and shows the new group order', async () => {
  const fake = createFakeApi();
  const shown: unknown[] = [];
  const dependencies = fakeOrderingDependencies(fake.api, (route) => shown.push(route));
  const actor = createActor(groupActors(dependencies).groups, { input }).start();
  const answer = async (value: unknown) => {
    fake.pending[0]?.answer(value);
    await settle();
  };
  await answer([]);
  actor.send({ type: 'draft.started' });
  await answer(carts);
  for (const event of tour.events.filter(({ type }) => ['season.chosen', 'candidate.toggled'].includes(type)))
    actor.send(event as never);
  actor.send({ type: 'name.changed', groupName: ' Northern shops ' });
  actor.send({ type: 'group.created' });
  const [first] = fake.pending;
  expect(first?.call.body).toEqual({ groupName: 'Northern shops', season: 'SS27', cartIds: ['cart-1'] });
  first?.fail(serverDown);
  await settle();
  actor.send({ type: 'group.created' });
  expect(fake.pending[0]?.call.idempotencyKey).toBe(first?.call.idempotencyKey);
  await answer(sampleGroup());
  expect(shown).toEqual([{ screen: 'groups', rightEnv: 'preorder', groupId: 'g-1' }]);
});

it('J1 N8 another language reads the list again, and leaves a draft as it is', async () => {
  const { api, pending } = createFakeApi();
  const actor = createActor(groupActors(fakeOrderingDependencies(api)).groups, { input }).start();
  actor.send({ type: 'language.changed' });
  expect(pending.map(({ name }) => name)).toEqual(['groupOrders']);
  pending[0]?.answer([]);
  await settle();
  actor.send({ type: 'language.changed' });
  expect(pending.map(({ name }) => name)).toEqual(['groupOrders']);
  pending[0]?.answer([]);
  await settle();
  actor.send({ type: 'draft.started' });
  pending[0]?.answer(carts);
  await settle();
  actor.send({ type: 'name.changed', groupName: 'Northern shops' });
  actor.send({ type: 'language.changed' });
  expect(actor.getSnapshot().value).toEqual({ drafting: 'editing' });
  expect(actor.getSnapshot().context.draft.groupName).toBe('Northern shops');
});
