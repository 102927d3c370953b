import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  buyerRights,
  createFakeApi,
  fakeOrderingDependencies,
  sampleCustomer,
  settle,
} from '../../testing/index.ts';
import { orderingChildren } from '../children.ts';
import { orderingLogic } from '../orderingLogic.ts';

it('J1 L1: in another language what is typed stays, the customers found are read again, and so are the newest orders', async () => {
  const fake = createFakeApi();
  const logic = orderingLogic(fakeOrderingDependencies(fake.api));
  const ordering = createActor(logic, {
    input: { route: { screen: 'pos', rightEnv: 'preorder' }, rights: buyerRights },
  }).start();
  const call = (name: string) => fake.pending.find((one) => one.name === name);
  const pos = () => orderingChildren(ordering.getSnapshot()).pos;
  await settle();
  call('customers')?.answer([sampleCustomer()]);
  call('orders')?.answer([]);
  await settle();
  const before = pos();
  before?.send({ type: 'term.changed', term: 'lin' });
  await settle();
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(pos() === before).toBe(true);
  expect(pos()?.getSnapshot().context.term).toBe('lin');
  expect(JSON.stringify(call('customers')?.call)).toContain('lin');
  const former = call('customers');
  ordering.send({ type: 'language.changed' });
  await settle();
  expect([call('customers') === undefined, call('customers') === former]).toEqual([false, false]);
  ordering.stop();
});
