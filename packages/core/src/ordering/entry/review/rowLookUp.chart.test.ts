import type { SnapshotFrom } from 'xstate';
import { chartSuite, fakeOrderingDependencies, rowLookUpTour, wiringSuite } from '../../../testing/index.ts';
import { listActors } from '../entry.actors.ts';
import { rowLookUpMachine } from './rowLookUp.machine.ts';

type Snapshot = SnapshotFrom<typeof rowLookUpMachine>;

const every = (holds: (snapshot: Snapshot) => boolean) => (snapshot: unknown) => holds(snapshot as Snapshot);

chartSuite(rowLookUpMachine, {
  ...rowLookUpTour,
  invariants: {
    'M4 a wanted code is asked for until it is answered': every(
      ({ value, context: { codes } }) =>
        (value === 'idle') === (codes.eans.length + codes.articleNumbers.length === 0),
    ),
    'it is said why a code could not be looked up': every(
      ({ value, context }) => value !== 'stalled' || context.failure !== null,
    ),
    'nothing failed where nothing is left to be looked up': every(
      ({ value, context }) => value !== 'idle' || context.failure === null,
    ),
  },
});

wiringSuite(rowLookUpMachine, {
  tour: rowLookUpTour,
  machine: (api) => {
    const { ports } = fakeOrderingDependencies(api);
    const { lookUp } = listActors(api, ports.workbooks);
    return rowLookUpMachine.provide({ actors: { lookUp } });
  },
  doing: { failures: { lookUpRow: (error, { fake }) => fake.pending.at(-1)?.fail(error) } },
});
