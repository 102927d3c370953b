import { chartSuite, networkLost, sampleFinding, wiringSuite } from '../../testing/index.ts';
import { checkActors } from '../check/check.actors.ts';
import { rehearsalMachine } from './rehearsal.machine.ts';

const tour = {
  input: { rightEnv: 'preorder', cartId: 'cart-1', settled: false, version: 3 },
  events: [
    { type: 'rehearsal.asked' },
    { type: 'rehearsal.closed' },
    { type: 'cart.stood', settled: true, version: 3 },
    { type: 'cart.stood', settled: false, version: 3 },
    { type: 'cart.stood', settled: true, version: 4 },
  ],
  answers: {
    rehearse: [
      { version: 3, findings: [] },
      { version: 3, findings: [sampleFinding] },
    ],
  },
  failures: { rehearse: [networkLost] },
};

chartSuite(rehearsalMachine, {
  ...tour,
  invariants: {
    'N7 the rules see what is stored': (snapshot) =>
      !snapshot.matches('storing') || !snapshot.context.settled,
    'nothing is told before somebody asked': (snapshot) =>
      !snapshot.matches('idle') || snapshot.context.findings.length === 0,
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(rehearsalMachine, {
  tour,
  machine: (api) => rehearsalMachine.provide({ actors: checkActors(api) }),
});
