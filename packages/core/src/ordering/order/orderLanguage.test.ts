import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  createFakeApi,
  fakeOrderingDependencies,
  managerRights,
  sampleOrder,
  serverDown,
  settle,
} from '../../testing/index.ts';
import { orderingChildren } from '../children.ts';
import { orderingLogic } from '../orderingLogic.ts';

const openOrder = async () => {
  const fake = createFakeApi();
  const ordering = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route: { screen: 'order', orderId: 'o-1' }, rights: managerRights },
  }).start();
  const call = () => fake.pending.find(({ name }) => name === 'order');
  await settle();
  return { ordering, call };
};

it('J1 O4: in another language an order is read again, and the mail that is being written stays', async () => {
  const { ordering, call } = await openOrder();
  call()?.answer(sampleOrder());
  await settle();
  const documents = () => orderingChildren(ordering.getSnapshot()).orderDocuments;
  const before = documents();
  expect([before === undefined, call()]).toEqual([false, undefined]);
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(documents()).toBe(before);
  expect(call()).toBeDefined();
  ordering.stop();
});

it('J1 O4: an order that is on its way in the former language is asked for anew', async () => {
  const { ordering, call } = await openOrder();
  const before = call();
  ordering.send({ type: 'language.changed' });
  await settle();
  expect([call() === undefined, call() === before]).toEqual([false, false]);
  ordering.stop();
});

it('J1 O4: in another language an order that could not be read is tried again', async () => {
  const { ordering, call } = await openOrder();
  call()?.fail(serverDown);
  await settle();
  expect(call()).toBeUndefined();
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(call()).toBeDefined();
  ordering.stop();
});
