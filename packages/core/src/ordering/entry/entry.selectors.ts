import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { entryMachine } from './entry.machine.ts';
import type { listReadingMachine } from './listReading.machine.ts';
import type { matchingMachine } from './matching.machine.ts';
import type { reviewMachine } from './review/review.machine.ts';
import type { rowLookUpMachine } from './review/rowLookUp.machine.ts';

/** The charts of reading a list, while that lasts, and of its review. */
export const entryChildren = (snapshot: SnapshotFrom<typeof entryMachine>) =>
  snapshot.children as {
    readonly listReading?: ActorRefFrom<typeof listReadingMachine>;
    readonly review?: ActorRefFrom<typeof reviewMachine>;
  };

/** The charts of matching the rows of a list and of looking up repaired ones, while they last. */
export const reviewChildren = (snapshot: SnapshotFrom<typeof reviewMachine>) =>
  snapshot.children as {
    readonly matching?: ActorRefFrom<typeof matchingMachine>;
    readonly rowLookUp?: ActorRefFrom<typeof rowLookUpMachine>;
  };
