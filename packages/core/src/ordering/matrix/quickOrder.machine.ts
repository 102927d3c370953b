import { and, assign, setup } from 'xstate';
import type { SizeCurve, SizeCurves, Style } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { failureOf } from '../../platform/api/failure.ts';
import type { CellEntry } from '../cart/cell.ts';
import {
  adjustedWith,
  type CurvesInput,
  entriesOf,
  planOf,
  type QuickOrderContext,
  type QuickOrderEvent,
  type QuickOrderInput,
  totalOf,
} from './quickOrderEvents.ts';
import type { QuickOrderScope } from './quickOrderPlan.ts';

/** What a quick order is opened with. */
export interface Opened {
  readonly style: Style;
  readonly now: number;
  readonly articleColorIds?: readonly string[];
}

/**
 * A quick order: spreads a total over sizes by a size curve. The user checks and changes the result before it is
 * typed (M4).
 */
export const quickOrderMachine = setup({
  types: {
    context: {} as QuickOrderContext,
    events: {} as QuickOrderEvent,
    input: {} as QuickOrderInput,
  },
  actors: { loadCurves: service<SizeCurves, CurvesInput>() },
  actions: {
    open: assign((_, { style, now, articleColorIds }: Opened) => ({
      style,
      now,
      articleColorIds: articleColorIds ?? style.colours.map((colour) => colour.articleColorId),
      curves: [],
      curveId: null,
      scope: 'style' as const,
      total: '',
      adjusted: {},
      failure: null,
    })),
    setCurves: assign((_, { curves }: { curves: readonly SizeCurve[] }) => ({ curves, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    chooseCurve: assign((_, { curveId }: { curveId: string }) => ({ curveId, adjusted: {} })),
    chooseScope: assign((_, { scope }: { scope: QuickOrderScope }) => ({ scope, adjusted: {} })),
    toggleColour: assign(
      ({ context: { articleColorIds } }, { articleColorId }: { articleColorId: string }) => ({
        articleColorIds: articleColorIds.includes(articleColorId)
          ? articleColorIds.filter((one) => one !== articleColorId)
          : [...articleColorIds, articleColorId],
      }),
    ),
    setTotal: assign((_, { entry }: { entry: string }) => ({ total: entry })),
    adjust: assign(({ context }, cell: { articleVariantId: string; entry: string }) => ({
      adjusted: adjustedWith(context.adjusted, cell),
    })),
    dropAdjustments: assign({ adjusted: {} }),
    /** Sends the cells to the parent chart; provided by the composition root. */
    handOver: (_, _cells: { cells: readonly CellEntry[] }) => {},
  },
  guards: {
    holdsInsert: ({ context }) => context.mayInsert,
    hasPlan: ({ context }) => planOf(context) !== null,
    hasNoPlan: ({ context }) => planOf(context) === null,
    hasTotal: ({ context }) => totalOf(context.total) !== null,
    hasColour: ({ context }) => context.articleColorIds.length > 0,
    /** As long as there is no plan, it may place something. */
    placesSomething: ({ context }) => planOf(context)?.placed !== 0,
    takesQuantities: ({ event }) => event.type !== 'quickOrder.taken' || event.takesQuantities,
  },
}).createMachine({
  id: 'quickOrder',
  description: 'A total of pieces, spread over sizes by a curve',
  context: ({ input }) => ({
    ...input,
    style: null,
    now: 0,
    curves: [],
    curveId: null,
    scope: 'style',
    articleColorIds: [],
    total: '',
    adjusted: {},
    failure: null,
  }),
  initial: 'closed',
  on: {
    'quickOrder.opened': {
      guard: 'holdsInsert',
      target: '.open',
      actions: { type: 'open', params: ({ event }) => event },
    },
  },
  states: {
    closed: { description: 'No quick order is made' },
    open: {
      description: 'A style is before the user, to be ordered by totals',
      type: 'parallel',
      on: {
        'quickOrder.closed': 'closed',
        'curve.chosen': { actions: { type: 'chooseCurve', params: ({ event }) => event } },
        'scope.chosen': { actions: { type: 'chooseScope', params: ({ event }) => event } },
        'colour.toggled': { actions: { type: 'toggleColour', params: ({ event }) => event } },
        'total.typed': { actions: { type: 'setTotal', params: ({ event }) => event } },
      },
      states: {
        curves: {
          description: 'What is known of how sizes sell',
          initial: 'loading',
          states: {
            loading: {
              description: 'The size curves are being fetched; an even distribution can be made already',
              tags: 'pending',
              invoke: {
                id: 'loadCurves',
                src: 'loadCurves',
                input: ({ context: { place, style } }) => ({ place, articleId: style?.articleId ?? '' }),
                onDone: {
                  target: 'ready',
                  actions: { type: 'setCurves', params: ({ event }) => event.output },
                },
                onError: { target: 'failed', actions: keepFailure },
              },
            },
            ready: { description: 'The curves that fit the style can be chosen from' },
            failed: {
              description: 'No curve could be fetched; the distribution is even until that is tried again',
              tags: 'failed',
              on: { 'curves.retried': 'loading' },
            },
          },
        },
        hand: {
          description: 'What the user asks for',
          initial: 'choosing',
          on: {
            'quickOrder.taken': {
              guard: and(['hasTotal', 'hasColour', 'placesSomething', 'takesQuantities']),
              target: '#quickOrder.taken',
              actions: {
                type: 'handOver',
                params: ({ context }) => ({ cells: entriesOf(context) }),
              },
            },
          },
          states: {
            choosing: {
              description: 'There is no total yet, or no colour to spread it over',
              always: { guard: 'hasPlan', target: 'previewing' },
            },
            previewing: {
              description: 'The total is shown as it would be ordered; cells can be changed',
              always: { guard: 'hasNoPlan', target: 'choosing' },
              on: {
                'cell.adjusted': { actions: { type: 'adjust', params: ({ event }) => event } },
                'adjustments.dropped': { actions: 'dropAdjustments' },
              },
            },
          },
        },
      },
    },
    taken: {
      description: 'The quantities were handed to the cart',
      on: { 'quickOrder.closed': 'closed' },
    },
  },
});
