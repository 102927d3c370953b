import { expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { type Contact, contactFor } from '../contract/index.ts';
import { chartSuite, createFakeApi, settle, wiringSuite } from '../testing/index.ts';
import { contactActors } from './contact.actors.ts';
import { contactMachine } from './contact.machine.ts';

const person: Contact = {
  name: 'Marlene Oster',
  role: 'Sales, Germany south and Austria',
  phone: '+49 211 5550 214',
  email: 'sales@selvedge.test',
  hours: 'Monday to Friday, 8:30 to 17:00',
  customerName: 'Modehaus Lindner',
  customerNumber: '104203',
};
const of = { rightEnv: 'preorder', customerId: 'c-1', matter: 'limit' } as const;
const tour = {
  events: [
    { type: 'contact.wanted' as const, of },
    { type: 'contact.wanted' as const, of: { ...of, matter: 'rights' as const } },
    { type: 'contact.retried' as const },
    { type: 'language.changed' as const, language: 'de' as const },
  ],
  answers: { readContact: [person, null] },
};
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
