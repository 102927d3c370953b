import { setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';

export interface LiveInput {
  readonly place: SeasonPlace;
  /** null: the list of events. */
  readonly eventId: string | null;
}

export type LiveEvent = { type: 'live.retried' };

/** Live shopping in a season (specification, section 1). */
export const liveMachine = setup({
  types: { context: {} as LiveInput, events: {} as LiveEvent, input: {} as LiveInput },
}).createMachine({
  id: 'live',
  description: 'Live shopping in a season',
  context: ({ input }) => ({ ...input }),
  initial: 'ready',
  states: { ready: { description: 'Nothing has been given yet' } },
});
