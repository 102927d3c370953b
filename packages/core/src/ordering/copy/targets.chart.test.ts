import { chartSuite, sampleCustomer, serverDown, wiringSuite } from '../../testing/index.ts';
import { copyActors } from './copy.actors.ts';
import { targetsMachine } from './targets.machine.ts';

const tour = {
  input: { rightEnv: 'preorder' },
  events: [{ type: 'term.changed', term: 'hal' }, { type: 'search.retried' }],
  answers: { findCustomers: [[sampleCustomer()]] },
  failures: { findCustomers: [serverDown] },
};

chartSuite(targetsMachine, {
  ...tour,
  invariants: {
    'N9 a failed search says why': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(targetsMachine, { tour, machine: (api) => copyActors(api).targets });
