import { and, assign, setup } from 'xstate';
import { type CartHead, MOST_GROUP_CARTS } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { toggled } from './groupCarts.ts';

export interface PickingInput {
  readonly season: string;
  /** Ids of the carts that the group order holds. */
  readonly held: readonly string[];
}

/** What was picked; nothing when the user left. `failure`: why there was nothing to pick from. */
export interface Picked {
  readonly cartIds: readonly string[];
  readonly failure: Failure | null;
}

export interface PickingContext extends PickingInput, Picked {
  candidates: readonly CartHead[];
}

export type PickingEvent =
  | { type: 'candidate.toggled'; cartId: string }
  | { type: 'candidates.retried' }
  | { type: 'carts.added' }
  | { type: 'adding.cancelled' };

/** Picks further carts of the season for a group order. Its output is what was picked. */
export const pickingMachine = setup({
  types: {
    context: {} as PickingContext,
    events: {} as PickingEvent,
    input: {} as PickingInput,
    output: {} as Picked,
  },
  actors: { loadCandidates: service<CartHead[]>() },
  actions: {
    setCandidates: assign(({ context: { season, held } }, { carts }: { carts: readonly CartHead[] }) => ({
      candidates: carts.filter((cart) => cart.season === season && !held.includes(cart.cartId)),
      failure: null,
    })),
    toggle: assign(({ context }, { cartId }: { cartId: string }) => ({
      cartIds: toggled(context.cartIds, cartId),
    })),
    dropPicked: assign({ cartIds: [] }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    hasPicked: ({ context }) => context.cartIds.length > 0,
    isWithinMostCarts: ({ context: { cartIds, held } }) => cartIds.length + held.length <= MOST_GROUP_CARTS,
  },
}).createMachine({
  id: 'picking',
  description: 'Further carts for a group order are picked',
  context: ({ input }) => ({ ...input, candidates: [], cartIds: [], failure: null }),
  initial: 'loading',
  on: { 'adding.cancelled': { target: '.left', actions: 'dropPicked' } },
  output: ({ context: { cartIds, failure } }) => ({ cartIds, failure }),
  states: {
    loading: {
      description: 'The carts to choose from are awaited',
      tags: 'pending',
      invoke: {
        id: 'loadCandidates',
        src: 'loadCandidates',
        onDone: {
          target: 'choosing',
          actions: { type: 'setCandidates', params: ({ event }) => ({ carts: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    choosing: {
      description: 'Carts are being chosen',
      on: {
        'candidate.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'carts.added': { guard: and(['hasPicked', 'isWithinMostCarts']), target: 'left' },
      },
    },
    failed: {
      description: 'The carts to choose from could not be loaded',
      tags: 'failed',
      on: { 'candidates.retried': 'loading' },
    },
    left: { type: 'final', description: 'The dialog is closed' },
  },
});
