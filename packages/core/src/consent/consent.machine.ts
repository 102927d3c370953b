import { setup } from 'xstate';

export type Consent = 'undecided' | 'accepted' | 'declined';

export interface ConsentContext {
  choice: Consent;
}

export type ConsentEvent =
  | { type: 'consent.accepted' }
  | { type: 'consent.declined' }
  /** The user wants to look at the choice again. */
  | { type: 'consent.reopened' };

/** Whether the user may be tracked (specification, section 4). */
export const consentMachine = setup({
  types: { context: {} as ConsentContext, events: {} as ConsentEvent },
}).createMachine({
  id: 'consent',
  description: 'Whether the user may be tracked',
  context: { choice: 'undecided' },
  initial: 'undecided',
  states: { undecided: { description: 'The user has not decided' } },
});
