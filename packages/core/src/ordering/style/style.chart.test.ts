import {
  chartSuite,
  missing,
  networkLost,
  samplePlace,
  sampleStyle,
  wiringSuite,
} from '../../testing/index.ts';
import { styleActors } from './style.actors.ts';
import { styleMachine } from './style.machine.ts';

const tour = {
  input: { place: samplePlace, articleId: 's-1' },
  events: [
    { type: 'colour.chosen', articleColorId: 'k-2' },
    { type: 'colour.chosen', articleColorId: 'of another style' },
    { type: 'style.retried' },
    { type: 'language.changed' },
  ],
  answers: { loadStyle: [sampleStyle()] },
  failures: { loadStyle: [networkLost, missing] },
};

chartSuite(styleMachine, {
  ...tour,
  invariants: {
    'the colour shown is one of the style': ({ context }) =>
      context.style === null ||
      context.style.colours.some(
        (colour: { articleColorId: string }) => colour.articleColorId === context.articleColorId,
      ),
    'a style is shown only when it is there': (snapshot) =>
      !snapshot.matches('showing') || snapshot.context.style !== null,
  },
});

wiringSuite(styleMachine, {
  tour,
  machine: (api) => styleMachine.provide({ actors: styleActors(api) }),
});
