import { assign, setup } from 'xstate';
import type { Dimension, Measure } from './shares.ts';

export interface DistributionContext {
  /** In the order they were chosen; never none (section 5). */
  by: readonly Dimension[];
  measure: Measure;
}

export type DistributionEvent =
  | { type: 'dimension.toggled'; dimension: Dimension }
  | { type: 'measure.chosen'; measure: Measure };

/** What the charts of a cart are divided by: at least one option is selected for the cart distribution (section 5). */
export const distributionMachine = setup({
  types: { context: {} as DistributionContext, events: {} as DistributionEvent },
  actions: {
    toggle: assign(({ context: { by } }, { dimension }: { dimension: Dimension }) => ({
      by: by.includes(dimension) ? by.filter((one) => one !== dimension) : [...by, dimension],
    })),
    setMeasure: assign((_, { measure }: { measure: Measure }) => ({ measure })),
  },
  guards: {
    isAnother: ({ context: { by } }, { dimension }: { dimension: Dimension }) => !by.includes(dimension),
    leavesOne: ({ context: { by } }, { dimension }: { dimension: Dimension }) =>
      by.length === 2 && by.includes(dimension),
  },
}).createMachine({
  id: 'distribution',
  description: 'What the charts of a cart are divided by',
  context: { by: ['commodityClass'], measure: 'pieces' },
  initial: 'one',
  on: { 'measure.chosen': { actions: { type: 'setMeasure', params: ({ event }) => event } } },
  states: {
    one: {
      description: 'One option is selected: it cannot be taken away',
      on: {
        'dimension.toggled': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'several',
          actions: { type: 'toggle', params: ({ event }) => event },
        },
      },
    },
    several: {
      description: 'Several options are selected, each with a chart of its own',
      on: {
        'dimension.toggled': [
          {
            guard: { type: 'leavesOne', params: ({ event }) => event },
            target: 'one',
            actions: { type: 'toggle', params: ({ event }) => event },
          },
          { actions: { type: 'toggle', params: ({ event }) => event } },
        ],
      },
    },
  },
});
