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
    { type: 'language.changed' },
  ],
  // The second answer is a search that the locked customer does not fit, as the last is one that nobody fits.
  answers: { findCustomers: [[sampleCustomer(), lockedSampleCustomer], [sampleCustomer()], []] },
};

const searching = ({ pending }: FakeApi) => pending.find(({ name }) => name === 'customers');

chartSuite(posMachine, {
  ...tour,
  events: [...tour.events, { type: 'term.changed', term: 'lindner' }],
  invariants: {
    'the lock dialog has a customer to explain': (snapshot) =>
      snapshot.matches({ lock: 'open' }) === (lockedCustomer(snapshot as never) !== null),
    'L1: a search is always taken': (snapshot) => snapshot.can({ type: 'term.changed', term: 'per' }),
    'L1: why a customer is locked is told wherever it is listed, among the favourites too': (snapshot) =>
      snapshot.matches({ lock: 'open' }) ||
      [...snapshot.context.customers, ...snapshot.context.all].every(({ customerId }) =>
        snapshot.can({ type: 'lock.opened', customerId }),
      ),
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
