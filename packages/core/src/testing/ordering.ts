import type { Api } from '../platform/api/client.ts';
import { createServerClock } from '../platform/api/serverClock.ts';
import type { OrderingDependencies } from '../platform/orderingDependencies.ts';
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
  };
}
