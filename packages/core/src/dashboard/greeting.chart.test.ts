import { chartSuite, wiringSuite } from '../testing/index.ts';
import { greetingActors } from './dashboard.actors.ts';
import { type GreetingContext, greetingMachine } from './greeting.machine.ts';

const profile = { firstName: 'Ada', lastName: 'Lind', canonicalId: 'c-1', email: 'ada@lind.test' };

const tour = { events: [{ type: 'greeting.retried' }], answers: { loadProfile: [profile] } };

chartSuite(greetingMachine, {
  ...tour,
  invariants: {
    'D1 a name is known exactly when it is shown': (snapshot) =>
      snapshot.matches('ready') === ((snapshot.context as GreetingContext).profile !== null),
    'D6 a failure is known exactly where one is shown': (snapshot) =>
      snapshot.hasTag('failed') === ((snapshot.context as GreetingContext).failure !== null),
  },
});

wiringSuite(greetingMachine, {
  tour,
  machine: (api) => greetingMachine.provide({ actors: greetingActors(api) }),
});
