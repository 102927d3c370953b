import { orderNumberFault, sameDetails } from '../../contract/index.ts';
import {
  chartSuite,
  fakeOrderingDependencies,
  linesOutdated,
  networkLost,
  orderDetailsRefused,
  sampleCart,
  sampleChoices,
  sampleDetails,
  sampleHead,
  samplePlace,
  wiringSuite,
} from '../../testing/index.ts';
import { orderDetailsActors } from './orderDetails.actors.ts';
import { orderDetailsMachine } from './orderDetails.machine.ts';
import { areDetailsUnsent, hasUnsentDetails } from './orderDetailsStatus.ts';

const none = { customerOrderNumber: '', deliveryAddressId: null, requestedWeek: null };
const found = { at: 1, cartId: 'cart-1', details: { ...none, customerOrderNumber: 'PO 9' }, was: none };

const tour = {
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'orderDetails.opened', head: sampleHead() },
    { type: 'orderDetails.opened', head: sampleHead({ details: sampleDetails }) },
    { type: 'orderDetails.typed', change: { customerOrderNumber: 'PO 1' } },
    { type: 'orderDetails.typed', change: { customerOrderNumber: '9'.repeat(36) } },
    { type: 'orderDetails.typed', change: { customerOrderNumber: '' } },
    { type: 'orderDetails.typed', change: { requestedWeek: '2027-W06' } },
    { type: 'orderDetails.saved' },
    { type: 'orderDetails.closed' },
    { type: 'orderDetails.discarded' },
    { type: 'orderDetails.retried' },
    { type: 'orderDetails.found', draft: found },
  ],
  answers: {
    readChoices: [sampleChoices],
    writeDetails: [sampleCart(sampleHead({ version: 5, details: sampleDetails }))],
    readDetails: [
      sampleCart(sampleHead({ version: 6, details: { ...sampleDetails, customerOrderNumber: 'Theirs' } })),
    ],
  },
  failures: {
    readChoices: [networkLost],
    writeDetails: [networkLost, orderDetailsRefused, linesOutdated],
    readDetails: [networkLost],
  },
} as const;

chartSuite(orderDetailsMachine, {
  ...tour,
  otherInputs: [{ place: samplePlace, mayInsert: false }],
  invariants: {
    'O9 no number against its rule is sent': (snapshot) =>
      !snapshot.matches('saving') || orderNumberFault(snapshot.context.typed.customerOrderNumber) === null,
    'O9 what is typed and not saved is known': (snapshot) =>
      sameDetails(snapshot.context.typed, snapshot.context.was) || areDetailsUnsent(snapshot),
    'O9 what an earlier page kept waits until it is opened': (snapshot) =>
      snapshot.context.found === null || hasUnsentDetails(snapshot),
    'O9 a save that failed says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
    'O9 nothing is edited without what can be chosen': (snapshot) =>
      !snapshot.matches('editing') || snapshot.context.choices !== null,
  },
});

wiringSuite(orderDetailsMachine, {
  tour,
  machine: (api) =>
    orderDetailsMachine.provide({ actors: orderDetailsActors(fakeOrderingDependencies(api)) }),
});
