import type { OrderingRef } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';
import { holds, type OrderingRoute, orderingChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { EnvironmentBar } from './area/EnvironmentBar.tsx';
import { NoRight } from './area/NoRight.tsx';
import { PlaceArea } from './area/PlaceArea.tsx';
import { OrderScreen } from './order/OrderScreen.tsx';
import { Palette } from './palette/Palette.tsx';
import { PosScreen } from './pos/PosScreen.tsx';
import { SeasonsScreen } from './season/SeasonsScreen.tsx';
import { PictureSource } from './style/PictureSource.ts';
import { WaitingScreen } from './waiting/WaitingScreen.tsx';

const CartsScreen = lazy(() => import('./cart/CartsScreen.tsx'));
const OrdersScreen = lazy(() => import('./order/OrdersScreen.tsx'));
const GroupsScreen = lazy(() => import('./group/GroupsScreen.tsx'));

const envOf = (route: OrderingRoute): RightEnv => {
  if ('place' in route) return route.place.rightEnv;
  return 'rightEnv' in route ? route.rightEnv : 'preorder';
};

type Props = {
  actor: OrderingRef;
  /** The API's address: pictures come from there. */
  apiUrl: string;
};

/** The ordering area: which of its screens is shown is decided by its chart. */
export default function OrderingArea({ actor, apiUrl }: Props) {
  const snapshot = useSelector(actor, (now) => now);
  const { route, rights } = snapshot.context;
  const { pos, seasons, waiting, carts, orders, groups, order, workspace } = orderingChildren(snapshot);
  const rightEnv = envOf(route);
  const maySubmit = holds(rights, rightEnv, 'SHOPPINGCART_SUBMIT');
  return (
    <PictureSource value={apiUrl}>
      {(pos || seasons || waiting || groups) && (
        <EnvironmentBar rightEnv={rightEnv} screen={route.screen} rights={rights} />
      )}
      {snapshot.matches('noRight') && <NoRight rightEnv={rightEnv} rights={rights} />}
      {pos && <PosScreen key={rightEnv} actor={pos} />}
      {seasons && <SeasonsScreen actor={seasons} />}
      {waiting && maySubmit && <WaitingScreen waiting={waiting} />}
      {waiting && !maySubmit && <NoRight rightEnv={rightEnv} rights={rights} right="SHOPPINGCART_SUBMIT" />}
      {order && <OrderScreen order={order} />}
      <Suspense>
        {carts && <CartsScreen carts={carts} />}
        {orders && <OrdersScreen orders={orders} />}
        {groups && <GroupsScreen groups={groups} />}
      </Suspense>
      <Palette ordering={actor} />
      {workspace && <PlaceArea ordering={actor} workspace={workspace} />}
    </PictureSource>
  );
}
