import { isLegalRoute, isOrderingRoute, type Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazyPart.ts';
import { AreaLoading } from '../progress/AreaLoading.tsx';
import type { InSeason } from '../shell/navigation.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { OrderingScreen } from './OrderingScreen.tsx';
import { UnknownPage } from './UnknownPage.tsx';

const LegalScreen = lazyPart(() => import('../legal/LegalScreen.tsx'));

/** The screen that the URL asks for. */
export function PortalScreen({ portal, ...ofHeader }: { portal: Portal } & InSeason) {
  const route = useSelector(portal.actor, ({ context }) => context.route);
  if (isOrderingRoute(route)) return <OrderingScreen portal={portal} {...ofHeader} />;
  if (isLegalRoute(route)) {
    return (
      <Suspense fallback={<AreaLoading />}>
        <LegalScreen portal={portal} route={route} />
      </Suspense>
    );
  }
  if (route.screen === 'dashboard' || route.screen === 'grant') {
    return <DashboardScreen portal={portal} slug={null} />;
  }
  if (route.screen === 'content') return <DashboardScreen portal={portal} slug={route.slug} />;
  // The route that turns analytics off redirects by itself.
  return route.screen === 'trackingOff' ? <AreaLoading /> : <UnknownPage />;
}
