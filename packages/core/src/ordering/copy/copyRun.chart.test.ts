import { MOST_ASKINGS } from '../../rules/askAgain.ts';
import { chartSuite, copyRunTour, wiringSuite } from '../../testing/index.ts';
import { copyActors } from './copy.actors.ts';
import { copyRunMachine } from './copyRun.machine.ts';

chartSuite(copyRunMachine, {
  ...copyRunTour,
  invariants: {
    'N9 a run ends with its report, or says why there is none': (snapshot) =>
      snapshot.status !== 'done' ||
      (snapshot.context.report === null) !== (snapshot.context.failure === null),
    'every way of failing says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
    'it asks a bounded number of times': ({ context }) => context.askings <= MOST_ASKINGS,
  },
});

wiringSuite(copyRunMachine, { tour: copyRunTour, machine: (api) => copyActors(api).copyRun });
