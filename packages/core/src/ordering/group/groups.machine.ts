import { and, assign, sendTo, setup } from 'xstate';
import {
  type CartHead,
  type Group,
  type GroupHead,
  groupNameFault,
  type RightEnv,
} from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { type GroupDraft, seasonsIn, toggled } from './groupCarts.ts';
import { groupOrderMachine } from './groupOrder.machine.ts';

export interface GroupsInput {
  readonly rightEnv: RightEnv;
  /** The group order that is shown; null: the list. */
  readonly groupId: string | null;
  readonly mayInsert: boolean;
  readonly maySubmit: boolean;
}

/** The carts available for a new group order; `key` makes sure that it is created only once. */
export interface Candidates {
  readonly key: string;
  readonly carts: CartHead[];
}

export interface GroupsContext extends GroupsInput {
  groups: readonly GroupHead[];
  candidates: Candidates;
  draft: GroupDraft;
  failure: Failure | null;
}

export type GroupsEvent =
  | { type: 'reading.retried' }
  /** Read again what is in the server's words. What is typed stays. */
  | { type: 'language.changed' }
  | { type: 'draft.started' }
  | { type: 'draft.cancelled' }
  | { type: 'draft.retried' }
  | { type: 'name.changed'; groupName: string }
  | { type: 'season.chosen'; season: string }
  | { type: 'candidate.toggled'; cartId: string }
  | { type: 'group.created' };

const noDraft: GroupDraft = { groupName: '', season: '', cartIds: [] };
type GroupsFailure = { error: unknown };

/** Group orders: several pre-order carts under one name (N8). */
export const groupsMachine = setup({
  types: { context: {} as GroupsContext, events: {} as GroupsEvent, input: {} as GroupsInput },
  actors: {
    loadGroups: service<GroupHead[]>(),
    loadCandidates: service<Candidates>(),
    create: service<Group, { readonly key: string; readonly draft: GroupDraft }>(),
    groupOrder: groupOrderMachine,
  },
  actions: {
    setGroups: assign((_, { groups }: { groups: readonly GroupHead[] }) => ({ groups, failure: null })),
    setCandidates: assign((_, candidates: Candidates) => {
      const [season = ''] = seasonsIn(candidates.carts);
      return { candidates, draft: { ...noDraft, season }, failure: null };
    }),
    setName: assign(({ context }, { groupName }: { groupName: string }) => ({
      draft: { ...context.draft, groupName },
    })),
    setSeason: assign(({ context }, { season }: { season: string }) => ({
      draft: { ...context.draft, season, cartIds: [] },
    })),
    toggle: assign(({ context }, { cartId }: { cartId: string }) => ({
      draft: { ...context.draft, cartIds: toggled(context.draft.cartIds, cartId) },
    })),
    setFailure: assign((_, { error }: GroupsFailure) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Puts the address of a group order into the address bar; provided by the composition root. */
    showGroup: (_, __: { rightEnv: RightEnv; groupId: string }) => {},
  },
  guards: {
    isOne: ({ context }) => context.groupId !== null,
    holdsInsert: ({ context }) => context.mayInsert,
    hasName: ({ context }) => groupNameFault(context.draft.groupName) === null,
    hasSeason: ({ context }) => context.draft.season !== '',
    hasPicked: ({ context }) => context.draft.cartIds.length > 0,
  },
}).createMachine({
  id: 'groups',
  description: 'Group orders',
  context: ({ input }) => ({
    ...input,
    groups: [],
    candidates: { key: '', carts: [] },
    draft: noDraft,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The address decides: the list, or one of them',
      always: [{ guard: 'isOne', target: 'one' }, { target: 'loading' }],
    },
    one: {
      description: 'One group order is shown',
      invoke: {
        id: 'groupOrder',
        src: 'groupOrder',
        input: ({ context: { groupId, mayInsert, maySubmit } }) => ({
          groupId: groupId ?? '',
          mayInsert,
          maySubmit,
        }),
      },
      on: {
        'reading.retried': { actions: sendTo('groupOrder', { type: 'reading.retried' }) },
        'language.changed': { target: 'one', reenter: true },
      },
    },
    loading: {
      description: 'The group orders are awaited',
      tags: 'pending',
      invoke: {
        id: 'loadGroups',
        src: 'loadGroups',
        onDone: {
          target: 'ready',
          actions: { type: 'setGroups', params: ({ event }) => ({ groups: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'language.changed': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The group orders could not be loaded; the user may try again',
      tags: 'failed',
      on: { 'reading.retried': 'loading', 'language.changed': 'loading' },
    },
    ready: {
      description: 'The group orders are listed',
      on: {
        'draft.started': { guard: 'holdsInsert', target: 'drafting' },
        'language.changed': 'loading',
      },
    },
    drafting: {
      description: 'A dialog asks for name, season and carts of a new group order',
      initial: 'loading',
      on: { 'draft.cancelled': { target: 'ready', actions: 'clearFailure' } },
      states: {
        loading: {
          description: 'The carts to choose from are awaited',
          tags: 'pending',
          invoke: {
            id: 'loadCandidates',
            src: 'loadCandidates',
            onDone: {
              target: 'editing',
              actions: { type: 'setCandidates', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        failed: {
          description: 'The carts to choose from could not be loaded',
          tags: 'failed',
          on: { 'draft.retried': 'loading' },
        },
        editing: {
          description: 'Name, season and carts are being chosen',
          on: {
            'name.changed': { actions: { type: 'setName', params: ({ event }) => event } },
            'season.chosen': { actions: { type: 'setSeason', params: ({ event }) => event } },
            'candidate.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
            'group.created': {
              guard: and(['hasName', 'hasSeason', 'hasPicked']),
              target: '#groups.creating',
              actions: 'clearFailure',
            },
          },
        },
      },
    },
    creating: {
      description: 'The group order is being made',
      tags: 'pending',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { candidates, draft } }) => ({ key: candidates.key, draft }),
        onDone: {
          target: 'created',
          actions: {
            type: 'showGroup',
            params: ({ context, event }) => ({
              rightEnv: context.rightEnv,
              groupId: event.output.head.groupId,
            }),
          },
        },
        onError: { target: 'drafting.editing', actions: keepFailure },
      },
    },
    created: { description: 'It is made; its own page comes next' },
  },
});
