import { chartSuite, sampleFinding, wiringSuite } from '../../testing/index.ts';
import { checkActors } from './check.actors.ts';
import { checkMachine } from './check.machine.ts';

const tour = {
  input: { rightEnv: 'preorder', cartId: 'cart-1' },
  events: [{ type: 'check.repeated' }, { type: 'check.retried' }],
  answers: {
    rehearse: [
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
