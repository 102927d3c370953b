import type { Api } from '../platform/api/client.ts';
import { createServerClock } from '../platform/api/serverClock.ts';
import { createOldestRelease } from '../platform/oldestRelease.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import type { PortalFacts } from '../platform/portalFacts.ts';
import type { FakePage } from './ports.ts';
import { sampleConfiguration } from './samples/configuration.ts';

/** What the overlays are told of the portal: an external user on the dashboard, in English. */
export const samplePortalFacts = (facts: Partial<PortalFacts> = {}): PortalFacts => ({
  route: { screen: 'dashboard' },
  language: 'en',
  isSignedIn: true,
  roles: ['ROLE_EXTERN'],
  ...facts,
});

/** The dependencies of the overlays on a page of the fake browser; the portal's facts can be changed by `tell`. */
export function fakeOverlaysDependencies(
  api: Api,
  page: FakePage,
  first: Partial<PortalFacts> = {},
): OverlaysDependencies & { tell(facts: Partial<PortalFacts>): void } {
  let facts = samplePortalFacts(first);
  const listeners = new Set<() => void>();
  return {
    api,
    ports: page.ports,
    configuration: sampleConfiguration(),
    clock: createServerClock(page.ports.now),
    oldestRelease: createOldestRelease(),
    storage: page.ports.localStorage,
    portal: {
      facts: () => facts,
      profile: () => null,
      ordering: () => null,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    tell: (changed) => {
      facts = { ...facts, ...changed };
      for (const listener of [...listeners]) listener();
    },
  };
}
