import { setup } from 'xstate';
import type { Failure } from '../api/failure.ts';

/** What went wrong outside the page's own content (requirement C6): who noticed it, and the failure itself. */
export interface Notice {
  /** What was being done, named for its words: 'favorite', 'calendar', … */
  readonly subject: 'favorite' | 'calendar' | 'language' | 'consent';
  readonly failure: Failure;
}

export type NoticesEvent =
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'notice.dismissed'; id: number };

/** The snackbars: at most five (specification, sections 8 and 9). */
export const noticesMachine = setup({
  types: { events: {} as NoticesEvent },
}).createMachine({
  id: 'notices',
  description: 'Messages about what went wrong',
  initial: 'shown',
  states: { shown: { description: 'Up to five messages are shown' } },
});
