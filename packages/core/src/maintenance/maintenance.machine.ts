import { setup } from 'xstate';
import { watch } from '../actors/service.ts';
import type { PortalFacts, PortalNews } from '../companions/portalFacts.ts';

export type MaintenanceEvent =
  | Extract<PortalNews, { type: 'route.changed' | 'language.changed' }>
  /** A call was answered '503 Maintenance is active.' */
  | { type: 'maintenance.met' };

/** What is under maintenance now, and what will be (specification, section 4). */
export const maintenanceMachine = setup({
  types: { events: {} as MaintenanceEvent, input: {} as PortalFacts },
  actors: { watchPortal: watch() },
}).createMachine({
  id: 'maintenance',
  description: 'Maintenance of the portal and its parts',
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  initial: 'loading',
  states: { loading: { description: 'What is under maintenance is being fetched' } },
});
