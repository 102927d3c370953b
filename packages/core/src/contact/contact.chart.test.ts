import { expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { contactFor } from '../contract/index.ts';
import {
  chartSuite,
  createFakeApi,
  contactAsked as of,
  sampleContact as person,
  settle,
  contactTour as tour,
  wiringSuite,
} from '../testing/index.ts';
import { contactActors } from './contact.actors.ts';
import { contactMachine } from './contact.machine.ts';

const contextOf = (snapshot: { context: unknown }) =>
  (snapshot as SnapshotFrom<typeof contactMachine>).context;

chartSuite(contactMachine, {
  ...tour,
  invariants: {
    'K1 a person is known where one is shown': (snapshot) =>
      !snapshot.matches('named') || contextOf(snapshot).contact !== null,
    'K1 nobody is known where the house names nobody, and nothing failed': (snapshot) =>
      !snapshot.matches('unnamed') ||
      (contextOf(snapshot).contact === null && contextOf(snapshot).failure === null),
    'K1 a failure is known where it is shown': (snapshot) =>
      snapshot.hasTag('failed') ? contextOf(snapshot).failure !== null : true,
    'K1 what is read is what was asked for': (snapshot) =>
      snapshot.matches('resting') === (contextOf(snapshot).of === null),
  },
});

const provided = (api: Parameters<typeof contactActors>[0]['api']) =>
  contactMachine.provide({ actors: contactActors({ api }) });

wiringSuite(contactMachine, { tour, machine: provided });

it('K1 is asked for once for a customer and a matter, and again for another', async () => {
  const fake = createFakeApi();
  const actor = createActor(provided(fake.api)).start();
  actor.send({ type: 'contact.wanted', of });
  fake.pending[0]?.answer(person);
  await settle();
  expect(fake.sent).toEqual([contactFor.name]);
  actor.send({ type: 'contact.wanted', of });
  expect(fake.sent).toHaveLength(1);
  actor.send({ type: 'contact.wanted', of: { ...of, customerId: 'c-2' } });
  expect(fake.sent).toHaveLength(2);
  expect(actor.getSnapshot().context.contact).toBeNull();
});
