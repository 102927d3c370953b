import { fromPromise } from 'xstate';
import { fetchPart } from '../platform/fetchPart.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPage } from '../platform/watchPage.ts';
import type { OrderingLogic } from './orderingPart.ts';

const loadOrdering = async (dependencies: OverlaysDependencies): Promise<OrderingLogic> => {
  const { orderingInPortal } = await fetchPart(
    () => import('../ordering/orderingLogic.ts'),
    () => dependencies.ports.wake.isOffline?.() === true,
  );
  return orderingInPortal(dependencies);
};

export const orderingLoaderActors = (dependencies: OverlaysDependencies) => ({
  loadOrdering: fromPromise<OrderingLogic>(() => loadOrdering(dependencies)),
  reload: fromPromise<void>(async () => dependencies.ports.location.reload()),
  watchPage: watchPage(dependencies.ports),
});
