import { setup } from 'xstate';
import { watch } from '../actors/service.ts';
import type { PortalFacts, PortalNews } from '../companions/portalFacts.ts';

export type LegalEvent =
  | Extract<PortalNews, { type: 'route.changed' | 'language.changed' }>
  | { type: 'legal.retried' };

/** The text of a legal page while one is open (specification, section 2). */
export const legalMachine = setup({
  types: { events: {} as LegalEvent, input: {} as PortalFacts },
  actors: { watchPortal: watch() },
}).createMachine({
  id: 'legal',
  description: 'The text of a legal page',
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  initial: 'closed',
  states: { closed: { description: 'No legal page is open' } },
});
