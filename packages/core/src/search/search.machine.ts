import { setup } from 'xstate';
import { watch } from '../actors/service.ts';
import type { PortalNews } from '../companions/portalFacts.ts';

export type SearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | Extract<PortalNews, { type: 'language.changed' }>;

/** The search over the self-service area (specification, section 2). */
export const searchMachine = setup({
  types: { events: {} as SearchEvent },
  actors: { watchPortal: watch() },
}).createMachine({
  id: 'search',
  description: 'Search over the self-service area',
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  initial: 'closed',
  states: { closed: { description: 'The dialog is closed' } },
});
