import type { PendingCall } from './fakeApi.ts';
import type { ChartHarness } from './walkPath.ts';

/** Settles the call of a service by name: a list and a wish may be under way at once. */
export const settlingTiles = (settle: (call: PendingCall | undefined, value: unknown) => void) => {
  const by =
    (isOfIt: (call: PendingCall) => boolean) =>
    (value: unknown, { fake }: ChartHarness) =>
      settle(fake.pending.find(isOfIt), value);
  const list = by(({ name }) => name === 'dashboardTiles');
  return {
    loadTiles: list,
    reloadTiles: list,
    refreshTiles: list,
    storeWish: by(({ name }) => name !== 'dashboardTiles'),
  };
};
