import { setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';

export interface EntryInput {
  readonly place: SeasonPlace;
  readonly mayInsert: boolean;
}

export type EntryEvent = { type: 'entry.retried' };

/** Fast entry of a pasted list or a file (docs/ordering.md). */
export const entryMachine = setup({
  types: { context: {} as EntryInput, events: {} as EntryEvent, input: {} as EntryInput },
}).createMachine({
  id: 'entry',
  description: 'Fast entry of a pasted list or a file',
  context: ({ input }) => ({ ...input }),
  initial: 'ready',
  states: { ready: { description: 'Nothing has been given yet' } },
});
