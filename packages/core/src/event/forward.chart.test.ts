import { isEmail } from '../contract/email.ts';
import { chartSuite, fakeBrowser, fakeOverlaysDependencies, wiringSuite } from '../testing/index.ts';
import { eventDialogLogic } from './event.actors.ts';
import { type ForwardContext, forwardMachine } from './forward.machine.ts';

const tour = {
  input: { messageId: 'event-1' },
  events: [
    { type: 'address.changed', address: '' },
    { type: 'address.changed', address: 'anna' },
    { type: 'address.changed', address: ' anna@example.com ' },
    { type: 'forward.submitted' },
    { type: 'forward.repeated' },
  ],
};

chartSuite(forwardMachine, {
  ...tour,
  invariants: {
    'F4 only an address is sent to': (snapshot) =>
      !snapshot.matches('sending') || isEmail((snapshot.context as ForwardContext).address.trim()),
    'F4 a failure is known exactly where it is shown': (snapshot) =>
      snapshot.hasTag('failed') === ((snapshot.context as ForwardContext).failure !== null),
    'F4 what failed keeps the address': (snapshot) =>
      !snapshot.hasTag('failed') || (snapshot.context as ForwardContext).address !== '',
    'F4 nothing is sent twice: while it is being sent, nothing can be submitted': (snapshot) =>
      !snapshot.matches('sending') || !snapshot.can({ type: 'forward.submitted' }),
  },
});

wiringSuite(forwardMachine, {
  tour,
  machine: (api) =>
    eventDialogLogic(fakeOverlaysDependencies(api, fakeBrowser().open('https://portal.test/')))
      .implementations.actors.forward as typeof forwardMachine,
  doing: { answers: { mail: (_, { fake }) => fake.pending[0]?.answer(null) } },
});
