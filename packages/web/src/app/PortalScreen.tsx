import { isOrderingRoute, type Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { DashboardScreen } from './DashboardScreen.tsx';
import { OrderingScreen } from './OrderingScreen.tsx';
import { UnknownPage } from './UnknownPage.tsx';

/** The screen the address asks for. */
export function PortalScreen({ portal }: { portal: Portal }) {
  const route = useSelector(portal.actor, ({ context }) => context.route);
  if (isOrderingRoute(route)) return <OrderingScreen portal={portal} />;
  if (route.screen === 'dashboard' || route.screen === 'grant') {
    return <DashboardScreen portal={portal} slug={null} />;
  }
  if (route.screen === 'content') return <DashboardScreen portal={portal} slug={route.slug} />;
  return <UnknownPage />;
}
