import { chartSuite, sizeCurvesTour, wiringSuite } from '../../testing/index.ts';
import { quickOrderActors } from './quickOrder.actors.ts';
import { sizeCurvesMachine } from './sizeCurves.machine.ts';

chartSuite(sizeCurvesMachine, {
  ...sizeCurvesTour,
  invariants: {
    'what failed says why': (snapshot) => !snapshot.matches('failed') || snapshot.context.failure !== null,
    'what was read failed in nothing': (snapshot) =>
      !snapshot.matches('ready') || snapshot.context.failure === null,
  },
});

wiringSuite(sizeCurvesMachine, {
  tour: sizeCurvesTour,
  machine: (api) => quickOrderActors(api).curves,
});
