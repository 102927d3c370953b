import { setup } from 'xstate';
import { watch } from '../actors/service.ts';
import type { PortalNews } from '../companions/portalFacts.ts';

export type TickerEvent =
  | Extract<PortalNews, { type: 'language.changed' }>
  /** Another dialog of the portal opened or closed: autoplay pauses meanwhile. */
  | { type: 'dialogs.changed'; open: boolean };

/** The ticker and the dialog of an event (specification, sections 2 and 4). */
export const tickerMachine = setup({
  types: { events: {} as TickerEvent },
  actors: { watchPortal: watch() },
}).createMachine({
  id: 'ticker',
  description: 'News and events, one after another',
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  initial: 'loading',
  states: { loading: { description: 'The messages are being fetched' } },
});
