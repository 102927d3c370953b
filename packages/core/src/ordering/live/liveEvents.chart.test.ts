import {
  chartSuite,
  fakeOrderingDependencies,
  networkLost,
  sampleLiveEvent,
  samplePlace,
  wiringSuite,
} from '../../testing/index.ts';
import { liveEventsActors } from './live.actors.ts';
import { liveEventsMachine } from './liveEvents.machine.ts';

const tour = {
  input: { place: samplePlace },
  events: [{ type: 'events.retried' }, { type: 'language.changed' }, { type: 'page.woke' }],
  answers: { readEvents: [[sampleLiveEvent()]], readAgain: [[], [sampleLiveEvent()]] },
  failures: { readEvents: [networkLost], readAgain: [networkLost] },
};

chartSuite(liveEventsMachine, {
  ...tour,
  invariants: {
    'only a list that could not be fetched carries a failure': (snapshot) =>
      snapshot.hasTag('failed') || snapshot.hasTag('pending') || snapshot.context.failure === null,
  },
});

wiringSuite(liveEventsMachine, {
  tour,
  machine: (api) => liveEventsMachine.provide({ actors: liveEventsActors(fakeOrderingDependencies(api)) }),
});
