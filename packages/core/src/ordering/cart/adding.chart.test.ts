import { chartSuite, addingTour as tour, wiringSuite } from '../../testing/index.ts';
import { addingActors } from './adding.actors.ts';
import { addingMachine } from './adding.machine.ts';

chartSuite(addingMachine, {
  ...tour,
  otherInputs: [{ ...tour.input, mayInsert: false }],
  invariants: {
    'a sheet has its style': (snapshot) =>
      !snapshot.matches({ open: 'ordering' }) || snapshot.context.style !== null,
    'a closed dialog remembers nothing': (snapshot) =>
      !snapshot.matches('closed') || snapshot.context.term === '',
  },
});

wiringSuite(addingMachine, {
  tour,
  machine: (api) => addingMachine.provide({ actors: addingActors(api) }),
});
