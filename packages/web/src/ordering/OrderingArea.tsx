import type { OrderingRef } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';
import { holds, type OrderingRoute, orderingChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { AreaLoading } from '../app/AreaLoading.tsx';
import { EnvironmentBar } from './area/EnvironmentBar.tsx';
import { NoRight } from './area/NoRight.tsx';
import { PlaceArea } from './area/PlaceArea.tsx';
import {
  beforeTheList,
  CartsScreen,
  GroupsScreen,
  OrderScreen,
  OrdersScreen,
  PosScreen,
  SeasonsScreen,
  WaitingScreen,
} from './area/screens.ts';
import { useScreensAhead } from './area/useScreensAhead.ts';
import { Palette } from './palette/Palette.tsx';
import { PictureSource } from './style/PictureSource.ts';

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
  useScreensAhead(pos !== undefined || seasons !== undefined, beforeTheList);
  return (
    <PictureSource value={apiUrl}>
      {(pos || seasons || waiting || groups) && (
        <EnvironmentBar rightEnv={rightEnv} screen={route.screen} rights={rights} />
      )}
      {snapshot.matches('noRight') && <NoRight rightEnv={rightEnv} rights={rights} />}
      {waiting && !maySubmit && <NoRight rightEnv={rightEnv} rights={rights} right="SHOPPINGCART_SUBMIT" />}
      <Suspense fallback={<AreaLoading />}>
        {pos && <PosScreen key={rightEnv} actor={pos} />}
        {seasons && <SeasonsScreen actor={seasons} />}
        {waiting && maySubmit && <WaitingScreen waiting={waiting} />}
        {order && <OrderScreen order={order} />}
        {carts && <CartsScreen carts={carts} />}
        {orders && <OrdersScreen orders={orders} />}
        {groups && <GroupsScreen groups={groups} />}
      </Suspense>
      <Palette ordering={actor} />
      {workspace && <PlaceArea ordering={actor} workspace={workspace} />}
    </PictureSource>
  );
}
