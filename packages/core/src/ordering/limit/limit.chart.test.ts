import { chartSuite, networkLost, samplePlace, sampleSeasonState, wiringSuite } from '../../testing/index.ts';
import { limitActors } from './limit.actors.ts';
import { limitMachine } from './limit.machine.ts';

const limit = { amount: 500_000, used: 100_000, inCarts: 20_000, currency: 'EUR' };

const tour = {
  input: { place: samplePlace, limit },
  events: [{ type: 'limit.asked' }],
  answers: { readLimit: [{ ...limit, used: 200_000 }, null] },
  failures: { readLimit: [networkLost] },
};

chartSuite(limitMachine, {
  ...tour,
  invariants: {
    'figures that could not be read anew say why': (snapshot) =>
      !snapshot.matches('stale') || snapshot.context.failure !== null,
  },
});

wiringSuite(limitMachine, {
  tour: { ...tour, answers: { readLimit: [sampleSeasonState()] } },
  machine: (api) => limitMachine.provide({ actors: limitActors(api) }),
});
