import { assign, enqueueActions, setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { StoredScans } from '../../keptWork/scanStore.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { retryDelayAfter } from './scanPauses.ts';

export interface ScanMemoryInput {
  readonly place: SeasonPlace;
}

export interface ScanMemoryContext extends ScanMemoryInput {
  /** How often it could not be said whose list it is. */
  tries: number;
}

export type ScanMemoryEvent = { type: 'page.woke' };

/** What it tells its parent: the list that earlier pages left; null: there is none. */
export interface ScansRecalled {
  readonly type: 'scans.recalled';
  readonly kept: StoredScans | null;
}

/** Finds the list of scans that earlier pages left in a place (M5). */
export const scanMemoryMachine = setup({
  types: {
    context: {} as ScanMemoryContext,
    events: {} as ScanMemoryEvent,
    input: {} as ScanMemoryInput,
  },
  actors: {
    recall: service<StoredScans | null, SeasonPlace>(),
    recallLeft: service<StoredScans | null, SeasonPlace>(),
    watchPage: watch(),
  },
  actions: {
    handOver: enqueueActions(({ enqueue, self }, { kept }: { kept: StoredScans | null }) =>
      notifyParent<ScansRecalled>({ self, enqueue }, { type: 'scans.recalled', kept }),
    ),
    countTry: assign(({ context: { tries } }) => ({ tries: tries + 1 })),
  },
  guards: { isFound: (_, { kept }: { kept: StoredScans | null }) => kept !== null },
  delays: {
    retryDelay: ({ context: { tries } }) => retryDelayAfter(tries),
  },
}).createMachine({
  id: 'scanMemory',
  description: 'The list of scans outlives a reload',
  context: ({ input }) => ({ ...input, tries: 0 }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What was scanned here before is being looked for',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }) => context.place,
        onDone: {
          target: 'keeping',
          actions: { type: 'handOver', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: { target: 'forgetful', actions: 'countTry' },
      },
    },
    keeping: {
      description: 'Every change of the list is kept; a page that is about to be left may leave more',
      invoke: {
        id: 'recallLeft',
        src: 'recallLeft',
        input: ({ context }) => context.place,
        onDone: {
          guard: { type: 'isFound', params: ({ event }) => ({ kept: event.output }) },
          actions: { type: 'handOver', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: {},
      },
    },
    forgetful: {
      description: 'It is not known yet whose list it is; it lasts as long as the page',
      invoke: { id: 'watchOwner', src: 'watchPage' },
      after: { retryDelay: 'recalling' },
      on: { 'page.woke': 'recalling' },
    },
  },
});
