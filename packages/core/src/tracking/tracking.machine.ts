import { setup } from 'xstate';
import { watch } from '../actors/service.ts';
import type { PortalFacts, PortalNews } from '../companions/portalFacts.ts';
import type { Consent } from '../consent/consent.machine.ts';

/** What the analysis service is told of (specification, section 7): 'searchIcon' or 'searchResult' clicks. */
export interface TrackedEvent {
  readonly action: 'searchIcon' | 'searchResult';
  /** The kind of result; never what was typed. */
  readonly name: string | null;
}

export type TrackingEvent =
  | { type: 'consent.changed'; consent: Consent }
  | Extract<PortalNews, { type: 'route.changed' | 'roles.known' }>
  | { type: 'tracked.happened'; event: TrackedEvent };

/** Tells the analysis service of page views and clicks, only with consent (requirement I2). */
export const trackingMachine = setup({
  types: { events: {} as TrackingEvent, input: {} as PortalFacts },
  actors: { watchPortal: watch() },
}).createMachine({
  id: 'tracking',
  description: 'Telling the analysis service how the portal is used',
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  initial: 'silent',
  states: { silent: { description: 'Nothing is sent' } },
});
