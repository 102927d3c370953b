import { chartSuite } from '../../testing/index.ts';
import { distributionMachine } from './distribution.machine.ts';

chartSuite(distributionMachine, {
  input: undefined,
  events: [
    { type: 'dimension.toggled', dimension: 'commodityClass' },
    { type: 'dimension.toggled', dimension: 'size' },
    { type: 'dimension.toggled', dimension: 'deliveryWeek' },
    { type: 'measure.chosen', measure: 'value' },
    { type: 'measure.chosen', measure: 'pieces' },
  ],
  invariants: {
    'at least one option is selected': ({ context }) => context.by.length > 0,
    'none is selected twice': ({ context }) => new Set(context.by).size === context.by.length,
    'one means one': (snapshot) => snapshot.matches('one') === (snapshot.context.by.length === 1),
  },
});
