import { assign, enqueueActions, setup } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../../contract/index.ts';
import { keepFailure } from '../../../platform/actors/failing.ts';
import { notifyParent } from '../../../platform/actors/notifyParent.ts';
import { service } from '../../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../../platform/api/failure.ts';
import { type Codes, noCodes, withCodes } from '../codes.ts';
import { RETRY_DELAY } from '../matching.machine.ts';

export interface RowLookUpInput {
  readonly place: SeasonPlace;
}

export interface RowLookUpContext extends RowLookUpInput {
  /** What is being looked up. */
  codes: Codes;
  /** Why the last call failed. */
  failure: Failure | null;
}

export type RowLookUpEvent =
  /** Codes that nobody asked for yet; those still on their way stay wanted. */
  { type: 'codes.wanted'; codes: Codes } | { type: 'look.retried' };

/** What the look-up tells its parent: what was asked for, and what is known of it. */
export interface CodesAnswered {
  readonly type: 'codes.answered';
  readonly codes: Codes;
  readonly answer: FoundArticles;
}

/** Looks up the codes of repaired rows, while the list is reviewed (M4). */
export const rowLookUpMachine = setup({
  types: {
    context: {} as RowLookUpContext,
    events: {} as RowLookUpEvent,
    input: {} as RowLookUpInput,
  },
  actors: { lookUp: service<FoundArticles, { place: SeasonPlace; codes: Codes }>() },
  actions: {
    addCodes: assign(({ context }, { codes }: { codes: Codes }) => ({
      codes: withCodes(context.codes, codes),
    })),
    report: enqueueActions((at, { answer }: { answer: FoundArticles }) => {
      const answered: CodesAnswered = { type: 'codes.answered', codes: at.context.codes, answer };
      notifyParent(at, answered);
      at.enqueue.assign({ codes: noCodes, failure: null });
    }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  delays: { retryDelay: RETRY_DELAY },
}).createMachine({
  id: 'rowLookUp',
  description: 'The codes of repaired rows are looked up',
  context: ({ input }) => ({ ...input, codes: noCodes, failure: null }),
  on: {
    'codes.wanted': { target: '.asking', actions: { type: 'addCodes', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Every code was looked up' },
    asking: {
      description: 'The code of a repaired row is being looked up',
      invoke: {
        id: 'lookUpRow',
        src: 'lookUp',
        input: ({ context: { place, codes } }) => ({ place, codes }),
        onDone: {
          target: 'idle',
          actions: { type: 'report', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'stalled', actions: keepFailure },
      },
    },
    stalled: {
      description: 'The code could not be looked up; it is tried again',
      after: { retryDelay: 'asking' },
      on: { 'look.retried': 'asking' },
    },
  },
});
