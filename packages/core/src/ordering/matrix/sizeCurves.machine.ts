import { assign, enqueueActions, setup } from 'xstate';
import type { SeasonPlace, SizeCurve, SizeCurves } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

export interface SizeCurvesInput {
  readonly place: SeasonPlace;
  readonly articleId: string;
}

/** The curves themselves are told to the parent and not kept. */
export interface SizeCurvesContext extends SizeCurvesInput {
  failure: Failure | null;
}

export type SizeCurvesEvent = { type: 'curves.retried' };

/** What it tells its parent: the curves that fit the style. */
export interface CurvesCame {
  readonly type: 'curves.came';
  readonly curves: readonly SizeCurve[];
}

/** Reads how the sizes of a style usually sell (M4). */
export const sizeCurvesMachine = setup({
  types: {
    context: {} as SizeCurvesContext,
    events: {} as SizeCurvesEvent,
    input: {} as SizeCurvesInput,
  },
  actors: { loadCurves: service<SizeCurves, SizeCurvesInput>() },
  actions: {
    handOver: enqueueActions(({ enqueue, self }, { curves }: SizeCurves) =>
      notifyParent<CurvesCame>({ self, enqueue }, { type: 'curves.came', curves }),
    ),
    forgetFailure: assign({ failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'sizeCurves',
  description: 'What is known of how sizes sell',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The size curves are being fetched; an even distribution can be made already',
      tags: 'pending',
      invoke: {
        id: 'loadCurves',
        src: 'loadCurves',
        input: ({ context: { place, articleId } }) => ({ place, articleId }),
        onDone: {
          target: 'ready',
          actions: ['forgetFailure', { type: 'handOver', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'failed',
          actions: keepFailure,
        },
      },
    },
    ready: { description: 'The curves that fit the style can be chosen from' },
    failed: {
      description: 'No curve could be fetched; the distribution is even until that is tried again',
      tags: 'failed',
      on: { 'curves.retried': 'loading' },
    },
  },
});
