import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { entryMachine } from './entry.machine.ts';
import type { listReadingMachine } from './listReading.machine.ts';
import type { matchingMachine } from './matching.machine.ts';

/** The charts of reading a list and of matching its rows, while they last. */
export const entryChildren = (snapshot: SnapshotFrom<typeof entryMachine>) =>
  snapshot.children as {
    readonly listReading?: ActorRefFrom<typeof listReadingMachine>;
    readonly matching?: ActorRefFrom<typeof matchingMachine>;
  };
