import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { groupOrderMachine } from './groupOrder.machine.ts';
import type { groupsMachine } from './groups.machine.ts';
import type { settlingMachine } from './settling.machine.ts';

/** The chart of the group order that is shown. */
export const groupsChildren = (snapshot: SnapshotFrom<typeof groupsMachine>) =>
  snapshot.children as { readonly groupOrder?: ActorRefFrom<typeof groupOrderMachine> };

/** The chart of the current run through the carts, while it lasts. */
export const groupOrderChildren = (snapshot: SnapshotFrom<typeof groupOrderMachine>) =>
  snapshot.children as { readonly settling?: ActorRefFrom<typeof settlingMachine> };
