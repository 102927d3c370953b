import { chartSuite, precheckTour as tour, wiringSuite } from '../../testing/index.ts';
import { checkActors } from './check.actors.ts';
import { precheckMachine } from './precheck.machine.ts';

chartSuite(precheckMachine, {
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

wiringSuite(precheckMachine, {
  tour,
  machine: (api) => precheckMachine.provide({ actors: checkActors(api) }),
});
