import {
  chartSuite,
  forbidden,
  linesOutdated,
  networkLost,
  sampleCart,
  sampleHead,
  wiringSuite,
} from '../../testing/index.ts';
import { priceAcceptanceActors } from './priceAcceptance.actors.ts';
import { priceAcceptanceMachine } from './priceAcceptance.machine.ts';

const tour = {
  input: { head: sampleHead(), prices: [{ articleVariantId: 'v-1', price: 5290 }] },
  answers: { acceptPrices: [sampleCart(sampleHead({ version: 5 }))] },
  failures: { acceptPrices: [networkLost, linesOutdated, forbidden] },
};

chartSuite(priceAcceptanceMachine, {
  ...tour,
  invariants: {
    'N7 it asks for what was seen, whatever comes of it': ({ context }) =>
      JSON.stringify(context) === JSON.stringify(tour.input),
  },
});

wiringSuite(priceAcceptanceMachine, {
  tour,
  machine: (api) => priceAcceptanceMachine.provide({ actors: priceAcceptanceActors(api) }),
});
