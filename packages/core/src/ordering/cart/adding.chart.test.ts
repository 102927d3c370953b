import {
  chartSuite,
  missing,
  networkLost,
  samplePlace,
  sampleStyle,
  wiringSuite,
} from '../../testing/index.ts';
import { addingActors } from './adding.actors.ts';
import { addingMachine } from './adding.machine.ts';

const tour = {
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'adding.opened' },
    { type: 'adding.closed' },
    { type: 'term.typed', term: 'poplin' },
    { type: 'style.chosen', articleId: 's-1' },
    { type: 'style.left' },
    { type: 'style.retried' },
  ],
  answers: { loadStyle: [sampleStyle()] },
  failures: { loadStyle: [networkLost, missing] },
};

chartSuite(addingMachine, {
  ...tour,
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
