import type { Api } from '../api/client.ts';
import { createServerClock } from '../api/serverClock.ts';
import type { OrderingDependencies } from '../ordering/dependencies.ts';
import { type FakePage, fakeBrowser } from './ports.ts';

/** The dependencies of the ordering area on a page of a fake browser. */
export function fakeOrderingDependencies(
  api: Api,
  showRoute: OrderingDependencies['showRoute'] = () => {},
  page: FakePage = fakeBrowser().open('https://portal.test/ordering/preorder'),
): OrderingDependencies {
  return {
    api,
    bases: { apiUrl: '/api', extranetUrl: '/extranet' },
    ports: page.ports,
    storage: page.ports.localStorage,
    clock: createServerClock(page.ports.now),
    user: async () => 'u-1',
    language: () => 'en',
    showRoute,
    openRoute: () => {},
  };
}
