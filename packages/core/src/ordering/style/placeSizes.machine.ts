import { assign, setup } from 'xstate';
import type { SeasonPlace, SizeCurves } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { nothingDecided, type PlaceSizes, withSizeToggled } from './placeSizes.ts';

/** The place, and the style whose size scale is used. */
export interface PlaceSizesInput {
  readonly place: SeasonPlace;
  readonly articleId: string;
}

/** The context of the place sizes chart; `kept` is what is stored for the customer. */
export interface PlaceSizesContext extends PlaceSizesInput {
  kept: PlaceSizes;
  /** The size curves of the style; null while unknown. */
  curves: SizeCurves | null;
}

export type PlaceSizesEvent =
  /** Adds or removes a size of a scale; `carried` are the sizes carried now. */
  | { type: 'size.toggled'; sizes: readonly string[]; carried: readonly string[]; size: string }
  /** Hides sizes that are not carried, or shows them again. */
  | { type: 'sizes.folded'; folded: boolean }
  | { type: 'sizes.retried' };

/** Which sizes the point of sale carries (M2). */
export const placeSizesMachine = setup({
  types: {
    context: {} as PlaceSizesContext,
    events: {} as PlaceSizesEvent,
    input: {} as PlaceSizesInput,
  },
  actors: {
    recallSizes: service<PlaceSizes, PlaceSizesInput>(),
    loadCurves: service<SizeCurves, PlaceSizesInput>(),
  },
  actions: {
    setKept: assign((_, { kept }: { kept: PlaceSizes }) => ({ kept })),
    setCurves: assign((_, { curves }: { curves: SizeCurves }) => ({ curves })),
    /** Stores the settings for the customer in this browser; provided by the composition root. */
    keepSizes: (_, _params: { customerId: string; kept: PlaceSizes }) => {},
  },
  guards: {
    leavesSize: ({ event }) =>
      event.type !== 'size.toggled' ||
      event.carried.some((size) => size !== event.size) ||
      !event.carried.includes(event.size),
  },
}).createMachine({
  id: 'placeSizes',
  description: 'Which sizes the point of sale carries',
  context: ({ input }) => ({ ...input, kept: nothingDecided, curves: null }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What was decided before is looked up',
      invoke: {
        id: 'recallSizes',
        src: 'recallSizes',
        input: ({ context: { place, articleId } }) => ({ place, articleId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setKept', params: ({ event }) => ({ kept: event.output }) },
        },
      },
    },
    deciding: {
      description: 'Sizes are taken in, left out, folded away',
      on: {
        'size.toggled': {
          guard: 'leavesSize',
          actions: [
            {
              type: 'setKept',
              params: ({ context, event }) => ({ kept: withSizeToggled(context.kept, event) }),
            },
            {
              type: 'keepSizes',
              params: ({ context }) => ({ customerId: context.place.customerId, kept: context.kept }),
            },
          ],
        },
        'sizes.folded': {
          actions: [
            {
              type: 'setKept',
              params: ({ context, event }) => ({ kept: { ...context.kept, folded: event.folded } }),
            },
            {
              type: 'keepSizes',
              params: ({ context }) => ({ customerId: context.place.customerId, kept: context.kept }),
            },
          ],
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'Which sizes earlier orders hold is being asked',
          invoke: {
            id: 'loadCurves',
            src: 'loadCurves',
            input: ({ context: { place, articleId } }) => ({ place, articleId }),
            onDone: {
              target: 'knowing',
              actions: { type: 'setCurves', params: ({ event }) => ({ curves: event.output }) },
            },
            onError: 'unknowing',
          },
        },
        knowing: { description: 'Sizes that are usually ordered are marked' },
        unknowing: {
          description: 'Nothing is known of earlier orders; everything else works',
          on: { 'sizes.retried': 'asking' },
        },
      },
    },
  },
});
