import { assign, enqueueActions, setup } from 'xstate';
import type { SeasonPlace, Style } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import type { QuickOrderInput } from './quickOrderEvents.ts';
import type { OrderedBefore, StyleWanted } from './styleWanted.ts';

/** The parameters for reading a style of the list. */
export interface QuickStyleAsked {
  readonly place: SeasonPlace;
  readonly articleId: string;
}

/** The context of the chart; `articleId` is '' until a style is wanted. */
export interface QuickStyleContext extends QuickOrderInput {
  articleId: string;
  /** Null: the user did not come from another style's quick order. */
  before: OrderedBefore | null;
  failure: Failure | null;
}

export type QuickStyleEvent = StyleWanted | { type: 'quickStyle.closed' } | { type: 'quickStyle.retried' };

/** What it tells its parent: the style, and whether the total of the style before goes on. */
export interface QuickStyleCame {
  readonly type: 'quickStyle.came';
  readonly style: Style;
  readonly goesOn: boolean;
}

/** Reads the style that a quick order is made for in the list of styles, where its page is not open (M1, M4). */
export const quickStyleMachine = setup({
  types: {
    context: {} as QuickStyleContext,
    events: {} as QuickStyleEvent,
    input: {} as QuickOrderInput,
  },
  actors: { loadStyle: service<Style, QuickStyleAsked>() },
  actions: {
    want: assign((_, { articleId, before }: StyleWanted) => ({
      articleId,
      before: before ?? null,
      failure: null,
    })),
    handOver: enqueueActions(({ context: { before }, enqueue, self }, { style }: { style: Style }) =>
      notifyParent<QuickStyleCame>(
        { self, enqueue },
        { type: 'quickStyle.came', style, goesOn: before !== null },
      ),
    ),
    /** Prefetches the next style of the list; provided by the composition root. */
    fetchNext: (_, _params: QuickStyleAsked) => {},
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: { holdsInsert: ({ context }) => context.mayInsert },
}).createMachine({
  id: 'quickStyle',
  description: 'The style of the list that a quick order is made for',
  context: ({ input }) => ({ ...input, articleId: '', before: null, failure: null }),
  initial: 'idle',
  on: {
    'quickStyle.wanted': {
      guard: 'holdsInsert',
      target: '.loading',
      actions: { type: 'want', params: ({ event }) => event },
    },
  },
  states: {
    idle: { description: 'No style is wanted, or it was handed to the quick order' },
    loading: {
      description: 'The style is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadStyle',
        src: 'loadStyle',
        input: ({ context: { place, articleId } }) => ({ place, articleId }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'handOver', params: ({ event }) => ({ style: event.output }) },
            {
              type: 'fetchNext',
              params: ({ context: { place, articleId } }) => ({ place, articleId }),
            },
          ],
        },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'quickStyle.closed': 'idle' },
    },
    failed: {
      description: 'The style could not be fetched; it can be tried again',
      tags: 'failed',
      on: { 'quickStyle.retried': 'loading', 'quickStyle.closed': 'idle' },
    },
  },
});
