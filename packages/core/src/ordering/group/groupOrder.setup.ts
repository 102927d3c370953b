import { assign, setup } from 'xstate';
import { type Group, groupNameFault, type RightEnv } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { cartsToSettle, toggled } from './groupCarts.ts';
import { type Picked, pickingMachine } from './picking.machine.ts';
import { type SettledCart, settlingMachine } from './settling.machine.ts';

export interface GroupOrderInput {
  readonly groupId: string;
  /** Right SHOPPINGCART_INSERT: the user may change the group order and approve. */
  readonly mayInsert: boolean;
  /** Right SHOPPINGCART_SUBMIT: the user may finalize. */
  readonly maySubmit: boolean;
}

export interface GroupOrderContext extends GroupOrderInput {
  group: Group | null;
  leftOut: readonly string[];
  /** The result of the last run for each cart; empty: there was no run. */
  settled: readonly SettledCart[];
  change: GroupChange;
  failure: Failure | null;
}

export interface GroupChange {
  readonly groupName?: string;
  readonly add?: string[];
  readonly remove?: string[];
}

export type GroupOrderEvent =
  | { type: 'reading.retried' }
  | { type: 'reading.refreshed' }
  | { type: 'group.renamed'; groupName: string }
  | { type: 'cart.removed'; cartId: string }
  | { type: 'cart.toggled'; cartId: string }
  | { type: 'carts.wanted' }
  | { type: 'dissolving.requested' }
  | { type: 'dissolving.confirmed' }
  | { type: 'dissolving.cancelled' }
  | { type: 'settlement.requested' }
  | { type: 'settlement.confirmed' }
  | { type: 'settlement.cancelled' }
  | { type: 'outcome.dismissed' };

export interface ChangeInput {
  readonly groupId: string;
  readonly version: number;
  readonly change: GroupChange;
}

type GroupFailure = { error: unknown };
const noOutcome = { failure: null, settled: [] };

/** Types, actors, actions and guards of the chart of one group order. */
export const groupOrderSetup = setup({
  types: {
    context: {} as GroupOrderContext,
    events: {} as GroupOrderEvent,
    input: {} as GroupOrderInput,
  },
  actors: {
    loadGroup: service<Group, string>(),
    change: service<Group, ChangeInput>(),
    dissolve: service<void, string>(),
    picking: pickingMachine,
    settling: settlingMachine,
  },
  actions: {
    setGroup: assign((_, { output }: { output: Group }) => ({ group: output })),
    /** A new deed: what the last one led to is told no more. */
    setChange: assign((_, change: GroupChange) => ({ change, ...noOutcome })),
    setPicked: assign((_, { cartIds }: Picked) => ({ change: { add: [...cartIds] }, ...noOutcome })),
    setLeft: assign((_, { failure }: Picked) => (failure === null ? { failure } : { ...noOutcome, failure })),
    toggleLeftOut: assign(({ context }, { cartId }: { cartId: string }) => ({
      leftOut: toggled(context.leftOut, cartId),
    })),
    setSettled: assign((_, { settled }: { settled: readonly SettledCart[] }) => ({ settled, leftOut: [] })),
    setFailure: assign((_, { error }: GroupFailure) => ({ failure: failureOf(error) })),
    clearOutcome: assign(noOutcome),
    /** Puts the address of the list into the address bar; provided by the composition root. */
    showGroups: (_, __: { rightEnv: RightEnv }) => {},
  },
  guards: {
    isMissing: (_, { error }: GroupFailure) => failureOf(error).status === 404,
    isOutdated: (_, { error }: GroupFailure) => failureOf(error).code === 'versionConflict',
    holdsInsert: ({ context }) => context.mayInsert,
    holdsSubmit: ({ context }) => context.maySubmit,
    isMaker: ({ context }) => context.group?.mine === true,
    hasName: ({ event }) => event.type === 'group.renamed' && groupNameFault(event.groupName) === null,
    isNewName: ({ context, event }) =>
      event.type === 'group.renamed' && event.groupName.trim() !== context.group?.head.groupName,
    pickedSome: (_, { cartIds }: Picked) => cartIds.length > 0,
    hasReadyCart: ({ context }) => cartsToSettle(context).length > 0,
  },
});
