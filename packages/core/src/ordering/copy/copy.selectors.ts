import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CopySource } from '../../contract/index.ts';
import type { copyMachine } from './copy.machine.ts';
import type { copyRunMachine } from './copyRun.machine.ts';
import type { targetsMachine } from './targets.machine.ts';

/** The search for customers, while they are being chosen, and the run of a plan, while it lasts. */
export const copyChildren = (snapshot: SnapshotFrom<typeof copyMachine>) =>
  snapshot.children as {
    readonly targets?: ActorRefFrom<typeof targetsMachine>;
    readonly copyRun?: ActorRefFrom<typeof copyRunMachine>;
  };

const idOf = (source: CopySource): string => (source.kind === 'cart' ? source.cartId : source.orderId);

/** Whether the dialog belongs to this source. For another page's source it shows nothing. */
export const isCopying =
  (source: CopySource) =>
  (snapshot: SnapshotFrom<typeof copyMachine>): boolean => {
    const { source: copied } = snapshot.context;
    return copied !== null && copied.kind === source.kind && idOf(copied) === idOf(source);
  };
