import {
  chartSuite,
  fakeOrderingDependencies,
  matchingTour,
  told,
  wiringSuite,
} from '../../testing/index.ts';
import { listActors } from './entry.actors.ts';
import { matchingMachine } from './matching.machine.ts';

chartSuite(matchingMachine, {
  ...matchingTour,
  invariants: {
    'M4 matching ends with verdicts, or with why the list is none': (snapshot) =>
      snapshot.status !== 'done' ||
      (snapshot.context.verdicts === null) !== (snapshot.context.problem === null),
    'M4 no row is judged before every code was asked for': (snapshot) =>
      !snapshot.matches('judging') || snapshot.context.codes.eans.length === 0,
    'every way of failing says why': (snapshot) =>
      !(snapshot.matches('stalled') || snapshot.matches('refused')) || snapshot.context.failure !== null,
  },
});

/** Columns and verdicts come when the walk says so, with what it says; looking up is real. */
const local = told(['plan', 'judge']);

wiringSuite(matchingMachine, {
  tour: matchingTour,
  machine: (api) => {
    const { lookUp } = listActors(api, fakeOrderingDependencies(api).ports.workbooks);
    return matchingMachine.provide({ actors: { ...local.actors, lookUp } });
  },
  doing: { answers: local.answers, failures: local.failures },
});
