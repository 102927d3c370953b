import { and, assign, setup } from 'xstate';
import type { SizeCurve, Style } from '../../contract/index.ts';
import type { CellEntry } from '../cart/cell.ts';
import {
  adjustedWith,
  EVEN,
  entriesOf,
  planOf,
  type QuickOrderContext,
  type QuickOrderEvent,
  type QuickOrderInput,
  totalOf,
  wantedAfter,
} from './quickOrderEvents.ts';
import type { QuickOrderScope } from './quickOrderPlan.ts';
import { sizeCurvesMachine } from './sizeCurves.machine.ts';
import type { StyleWanted } from './styleWanted.ts';

/** What a quick order is opened with. */
export interface Opened {
  readonly style: Style;
  readonly now: number;
  readonly articleColorIds?: readonly string[];
  /** Total, scope and an even spread stay as they were for the style before. */
  readonly goesOn?: boolean;
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
  actors: { curves: sizeCurvesMachine },
  actions: {
    open: assign(({ context }, { style, now, articleColorIds, goesOn = false }: Opened) => ({
      style,
      now,
      articleColorIds: articleColorIds ?? style.colours.map((colour) => colour.articleColorId),
      curves: [],
      curveId: goesOn && context.curveId === EVEN ? EVEN : null,
      scope: goesOn ? context.scope : ('style' as const),
      total: goesOn ? context.total : '',
      adjusted: {},
    })),
    setCurves: assign((_, { curves }: { curves: readonly SizeCurve[] }) => ({ curves })),
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
    /** Sends the cells to the parent chart, and then the style to go on with; provided by the composition root. */
    handOver: (_, _given: { cells: readonly CellEntry[]; wanted: StyleWanted | null }) => {},
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
      invoke: {
        id: 'curves',
        src: 'curves',
        input: ({ context: { place, style } }) => ({ place, articleId: style?.articleId ?? '' }),
      },
      on: {
        'quickOrder.closed': 'closed',
        'curve.chosen': { actions: { type: 'chooseCurve', params: ({ event }) => event } },
        'scope.chosen': { actions: { type: 'chooseScope', params: ({ event }) => event } },
        'colour.toggled': { actions: { type: 'toggleColour', params: ({ event }) => event } },
        'total.typed': { actions: { type: 'setTotal', params: ({ event }) => event } },
        'curves.came': { actions: { type: 'setCurves', params: ({ event }) => event } },
        'quickOrder.taken': {
          guard: and(['hasTotal', 'hasColour', 'placesSomething', 'takesQuantities']),
          target: 'taken',
          actions: {
            type: 'handOver',
            params: ({ context, event }) => ({
              cells: entriesOf(context),
              wanted: wantedAfter(context, event.next),
            }),
          },
        },
      },
      initial: 'choosing',
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
    taken: {
      description: 'The quantities were handed to the cart',
      on: { 'quickOrder.closed': 'closed' },
    },
  },
});
