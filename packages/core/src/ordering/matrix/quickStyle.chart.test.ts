import { chartSuite, quickStyleTour, samplePlace, wired, wiringSuite } from '../../testing/index.ts';
import { quickStyleMachine } from './quickStyle.machine.ts';

chartSuite(quickStyleMachine, {
  ...quickStyleTour,
  otherInputs: [{ place: samplePlace, mayInsert: false }],
  invariants: {
    'what failed says why': (snapshot) => !snapshot.matches('failed') || snapshot.context.failure !== null,
    'what is fetched is known by its id': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.articleId !== '',
    'whoever may not order is given no style': (snapshot) =>
      snapshot.context.mayInsert === true || snapshot.matches('idle'),
  },
});

wiringSuite(quickStyleMachine, {
  tour: quickStyleTour,
  machine: wired.quickStyle,
});
