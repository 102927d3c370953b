import { networkLost } from '../samples.ts';
import { samplePlace } from './seasons.ts';
import { sampleCurves } from './sizeCurves.ts';
import { sampleStyle } from './styles.ts';

/** Everything that can happen to the quick order, for its chart and for its screen. */
export const quickOrderTour = {
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'quickOrder.opened', style: sampleStyle(), now: 0 },
    { type: 'quickOrder.closed' },
    { type: 'quickOrder.taken', takesQuantities: true },
    { type: 'quickOrder.taken', takesQuantities: false },
    { type: 'quickOrder.taken', takesQuantities: true, next: 's-2' },
    { type: 'quickOrder.opened', style: sampleStyle(), now: 0, goesOn: true },
    { type: 'curve.chosen', curveId: 'even' },
    { type: 'scope.chosen', scope: 'colour' },
    { type: 'colour.toggled', articleColorId: 'k-1' },
    { type: 'colour.toggled', articleColorId: 'k-2' },
    { type: 'total.typed', entry: '12' },
    { type: 'total.typed', entry: 'x' },
    { type: 'cell.adjusted', articleVariantId: 'v-1', entry: '9' },
    { type: 'adjustments.dropped' },
    { type: 'curves.came', curves: sampleCurves().curves },
  ],
};

/** Everything that can happen to its size curves. */
export const sizeCurvesTour = {
  input: { place: samplePlace, articleId: 's-1' },
  events: [{ type: 'curves.retried' }],
  answers: { loadCurves: [sampleCurves()] },
  failures: { loadCurves: [networkLost] },
};

/** Everything that can happen to the style of the list that a quick order is made for. */
export const quickStyleTour = {
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'quickStyle.wanted', articleId: 's-1' },
    { type: 'quickStyle.wanted', articleId: 's-2', before: { style: 'Poplin shirt', pieces: 12 } },
    { type: 'quickStyle.closed' },
    { type: 'quickStyle.retried' },
  ],
  answers: { loadStyle: [sampleStyle()] },
  failures: { loadStyle: [networkLost] },
};
