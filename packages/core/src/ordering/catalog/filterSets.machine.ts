import { assign, setup } from 'xstate';
import type { FilterSet, RightEnv } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

/** The context of the filter sets chart. */
export interface FilterSetsContext {
  rightEnv: RightEnv;
  /** Sorted by name. */
  sets: readonly FilterSet[];
  /** The change being stored: save, rename or remove. */
  pending: FilterSetChange | null;
  failure: Failure | null;
}

/** A change to the saved filter sets; `search` is the query string of the list's address ('' or '?…'). */
export type FilterSetChange =
  | { readonly kind: 'save'; readonly name: string; readonly search: string }
  | { readonly kind: 'rename'; readonly filterSetId: string; readonly name: string }
  | { readonly kind: 'remove'; readonly filterSetId: string };

export type FilterSetsEvent =
  /** Saves the current list under a name, replacing a set of the same name; `search` as from `searchOf`. */
  | { type: 'filterSet.saved'; name: string; search: string }
  /** Renames a set; its filters stay the same. */
  | { type: 'filterSet.renamed'; filterSetId: string; name: string }
  | { type: 'filterSet.removed'; filterSetId: string }
  /** Retries the failed change. */
  | { type: 'filterSets.retried' }
  /** Gives up the failed change; the sets stay as they were. */
  | { type: 'failure.dismissed' };

const filterSetsSetup = setup({
  types: {
    context: {} as FilterSetsContext,
    events: {} as FilterSetsEvent,
    input: {} as { rightEnv: RightEnv },
  },
  actors: {
    loadSets: service<FilterSet[], { rightEnv: RightEnv }>(),
    changeSets: service<FilterSet[], { rightEnv: RightEnv; change: FilterSetChange }>(),
  },
  actions: {
    setSets: assign((_, { sets }: { sets: FilterSet[] }) => ({ sets, pending: null, failure: null })),
    setPending: assign((_, { change }: { change: FilterSetChange }) => ({ pending: change, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetChange: assign({ pending: null, failure: null }),
  },
  guards: {
    hasFilters: ({ event }) => event.type !== 'filterSet.saved' || event.search !== '',
  },
});

/** A new change replaces the one that was refused. */
const readyState = filterSetsSetup.createStateConfig({
  description: 'The sets can be used, saved, renamed and removed',
  on: {
    'filterSet.saved': {
      guard: 'hasFilters',
      target: 'changing',
      actions: {
        type: 'setPending',
        params: ({ event: { name, search } }) => ({ change: { kind: 'save' as const, name, search } }),
      },
    },
    'filterSet.renamed': {
      target: 'changing',
      actions: {
        type: 'setPending',
        params: ({ event: { filterSetId, name } }) => ({
          change: { kind: 'rename' as const, filterSetId, name },
        }),
      },
    },
    'filterSet.removed': {
      target: 'changing',
      actions: {
        type: 'setPending',
        params: ({ event: { filterSetId } }) => ({ change: { kind: 'remove' as const, filterSetId } }),
      },
    },
  },
});

/** The user's saved filter sets (group M1; stored by the backend). */
export const filterSetsMachine = filterSetsSetup.createMachine({
  id: 'filterSets',
  description: 'Sets of filters the user has saved',
  context: ({ input }) => ({ rightEnv: input.rightEnv, sets: [], pending: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The saved sets are being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadSets',
        src: 'loadSets',
        input: ({ context: { rightEnv } }) => ({ rightEnv }),
        onDone: {
          target: 'ready',
          actions: { type: 'setSets', params: ({ event }) => ({ sets: event.output }) },
        },
        onError: { target: 'unavailable', actions: keepFailure },
      },
    },
    unavailable: {
      description: 'The saved sets could not be loaded',
      tags: 'failed',
      on: { 'filterSets.retried': 'loading' },
    },
    ready: readyState,
    changing: {
      description: 'A set is being kept, renamed or forgotten',
      tags: 'pending',
      invoke: {
        id: 'changeSets',
        src: 'changeSets',
        input: ({ context: { rightEnv, pending } }) => {
          if (pending === null) throw new Error('No change of filter sets');
          return { rightEnv, change: pending };
        },
        onDone: {
          target: 'ready',
          actions: { type: 'setSets', params: ({ event }) => ({ sets: event.output }) },
        },
        onError: { target: 'refused', actions: keepFailure },
      },
    },
    refused: {
      description: 'A set could not be kept, renamed or forgotten; what was asked is still known',
      tags: 'failed',
      on: {
        ...readyState.on,
        'filterSets.retried': 'changing',
        'failure.dismissed': { target: 'ready', actions: 'forgetChange' },
      },
    },
  },
});
