import { chartSuite, type FakeApi, wiringSuite } from '../../testing/index.ts';
import { lockedSampleCustomer, sampleCustomer } from '../../testing/samples/customers.ts';
import { posActors } from './pos.actors.ts';
import { posMachine } from './pos.machine.ts';
import { lockedCustomer } from './pos.selectors.ts';

const tour = {
  input: { rightEnv: 'preorder' as const },
  events: [
    { type: 'term.changed', term: 'lin' },
    { type: 'lock.opened', customerId: lockedSampleCustomer.customerId },
    { type: 'lock.closed' },
    { type: 'search.retried' },
  ],
  answers: { findCustomers: [[sampleCustomer(), lockedSampleCustomer]] },
};

const searching = ({ pending }: FakeApi) => pending.find(({ name }) => name === 'customers');

chartSuite(posMachine, {
  ...tour,
  events: [...tour.events, { type: 'term.changed', term: 'lindner' }],
  invariants: {
    'the lock dialog has a customer to explain': (snapshot) =>
      snapshot.matches('explainingLock') === (lockedCustomer(snapshot as never) !== null),
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(posMachine, {
  tour,
  machine: (api) => posMachine.provide({ actors: posActors(api) }),
  // The newest orders are asked for beside the customers.
  doing: {
    answers: { findCustomers: (found, { fake }) => searching(fake)?.answer(found) },
    failures: { findCustomers: (error, { fake }) => searching(fake)?.fail(error) },
  },
});
