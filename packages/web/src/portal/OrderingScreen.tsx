import type { Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { NewVersion } from '../failure/NewVersion.tsx';
import { useHasWords } from '../messages/MessagesProvider.tsx';
import { lazyPart } from '../platform/lazyPart.ts';
import { AreaLoading } from '../progress/AreaLoading.tsx';
import type { InSeason } from '../shell/navigation.ts';
import { AwaitingRights } from './AwaitingRights.tsx';

const OrderingArea = lazyPart(() => import('../ordering/OrderingArea.tsx'));

/** The ordering area. Its code loads when it is first entered. */
export function OrderingScreen({ portal, ...ofHeader }: { portal: Portal } & InSeason) {
  const { actor, configuration } = portal;
  const ordering = useSelector(actor, ({ context }) => context.ordering);
  const access = useSelector(actor, ({ children }) => children.access);
  const loader = useSelector(actor, ({ children }) => children.orderingLoader);
  const failed = useSelector(loader, (snapshot) => snapshot?.hasTag('failed') ?? false);
  const inWords = useHasWords('ordering');
  if (ordering && inWords) {
    return (
      <Suspense fallback={<AreaLoading />}>
        <OrderingArea
          portal={portal}
          actor={ordering}
          apiUrl={configuration.apiUrl}
          selfServiceUrl={configuration.selfServiceUrl}
          {...ofHeader}
        />
      </Suspense>
    );
  }
  if (failed) {
    const reload = () => loader?.send({ type: 'reload.requested' });
    return <NewVersion onRefresh={reload} />;
  }
  return access && !ordering ? <AwaitingRights access={access} /> : <AreaLoading />;
}
