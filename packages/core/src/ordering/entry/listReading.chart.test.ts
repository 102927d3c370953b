import { chartSuite, listReadingTour, told, wiringSuite } from '../../testing/index.ts';
import { listReadingMachine } from './listReading.machine.ts';

chartSuite(listReadingMachine, {
  ...listReadingTour,
  invariants: {
    'M4 reading ends with a table, or with why there is none': (snapshot) =>
      snapshot.status !== 'done' || (snapshot.context.sheet === null) !== (snapshot.context.problem === null),
    'M4 one sheet of several is never chosen without the user': (snapshot) =>
      !snapshot.matches('choosingSheet') || snapshot.context.sheet === null,
  },
});

const local = told(['read']);

wiringSuite(listReadingMachine, {
  tour: listReadingTour,
  machine: () => listReadingMachine.provide({ actors: local.actors }),
  doing: { answers: local.answers, failures: local.failures },
});
