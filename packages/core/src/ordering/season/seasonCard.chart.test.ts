import {
  chartSuite,
  doneSampleSeason,
  samplePlace,
  sampleSeasonState,
  sampleSellingTime,
  upcomingSampleSeason,
  wiringSuite,
} from '../../testing/index.ts';
import { seasonCardActors } from './season.actors.ts';
import { seasonCardMachine } from './seasonCard.machine.ts';

const tour = {
  input: {
    place: samplePlace,
    sellingTime: sampleSellingTime(),
    brandName: 'Aurel',
    lineName: 'Men',
    subdivisionName: 'Shirts',
  },
  events: [{ type: 'card.reloaded' }],
  answers: { loadState: [sampleSeasonState(), upcomingSampleSeason, doneSampleSeason] },
};

chartSuite(seasonCardMachine, {
  ...tour,
  invariants: {
    'a card that is not pending or failed knows its state': (snapshot) =>
      snapshot.hasTag('pending') || snapshot.hasTag('failed') || snapshot.context.state !== null,
    'preview exactly before the sales start': ({ value, context }) =>
      context.state === null ||
      value === 'loading' ||
      value === 'failed' ||
      (value === 'preview') === context.state.serverTime < context.state.sellingTime.salesPeriodFrom,
    'only a failed card carries a failure': (snapshot) =>
      snapshot.hasTag('failed') || snapshot.hasTag('pending') || snapshot.context.failure === null,
  },
});

wiringSuite(seasonCardMachine, {
  tour,
  machine: (api) => seasonCardMachine.provide({ actors: seasonCardActors(api) }),
});
