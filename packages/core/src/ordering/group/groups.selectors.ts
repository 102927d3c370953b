import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { groupOrderMachine } from './groupOrder.machine.ts';
import type { groupsMachine } from './groups.machine.ts';
import type { pickingMachine } from './picking.machine.ts';
import type { settlingMachine } from './settling.machine.ts';

/** The chart of the group order that is shown. */
export const groupsChildren = (snapshot: SnapshotFrom<typeof groupsMachine>) =>
  snapshot.children as { readonly groupOrder?: ActorRefFrom<typeof groupOrderMachine> };

/** The charts of picking further carts and of the run through the carts, while they last. */
export const groupOrderChildren = (snapshot: SnapshotFrom<typeof groupOrderMachine>) =>
  snapshot.children as {
    readonly picking?: ActorRefFrom<typeof pickingMachine>;
    readonly settling?: ActorRefFrom<typeof settlingMachine>;
  };
