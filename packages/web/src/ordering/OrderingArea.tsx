import type { OrderingRef } from '@selvedge/core';
import { envOf, orderingChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { AreaLoading } from '../app/AreaLoading.tsx';
import { EnvironmentBar } from './area/EnvironmentBar.tsx';
import { NoRight } from './area/NoRight.tsx';
import { PlaceArea } from './area/PlaceArea.tsx';
import { SelfService } from './area/SelfService.ts';
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
import { keepPresses } from './area/steadyPress.ts';
import { Rights } from './area/useMayOpen.ts';
import { useScreensAhead } from './area/useScreensAhead.ts';
import { CopyDesk } from './copy/CopyDesk.ts';
import { Palette } from './palette/Palette.tsx';
import { PictureSource } from './style/PictureSource.ts';

type Props = {
  actor: OrderingRef;
  /** The API's URL, where pictures come from. */
  apiUrl: string;
  /** The self-service area's URL, where rights are requested. */
  selfServiceUrl: string;
};

/** The ordering area. Its chart decides which screen is shown. */
export default function OrderingArea({ actor, apiUrl, selfServiceUrl }: Props) {
  const route = useSelector(actor, ({ context }) => context.route);
  const rights = useSelector(actor, ({ context }) => context.rights);
  const isBarred = useSelector(actor, (snapshot) => snapshot.matches('noRight'));
  const {
    pos,
    seasons,
    waiting,
    carts,
    orders,
    groups,
    order,
    orderDocuments,
    workspace,
    copy,
    waitingNews,
  } = useSelector(actor, orderingChildren);
  const rightEnv = envOf(route);
  const [, navigate] = useLocation();
  useEffect(() => keepPresses(window, navigate), [navigate]);
  useScreensAhead(pos !== undefined || seasons !== undefined, beforeTheList);
  const desk = useMemo(() => (copy ? { copy, rights } : null), [copy, rights]);
  return (
    <SelfService value={selfServiceUrl}>
      <PictureSource value={apiUrl}>
        <CopyDesk value={desk}>
          <Rights value={rights}>
            {(pos || seasons || waiting || groups) && (
              <EnvironmentBar rightEnv={rightEnv} screen={route.screen} waitingNews={waitingNews} />
            )}
            {isBarred && <NoRight route={route} rights={rights} />}
            <Suspense fallback={<AreaLoading />}>
              {pos && <PosScreen key={rightEnv} actor={pos} />}
              {seasons && <SeasonsScreen actor={seasons} />}
              {waiting && <WaitingScreen waiting={waiting} />}
              {order && <OrderScreen order={order} documents={orderDocuments} />}
              {carts && <CartsScreen carts={carts} />}
              {orders && route.screen === 'orders' && (
                <OrdersScreen orders={orders} rightEnv={rightEnv} customerId={route.customerId} />
              )}
              {groups && <GroupsScreen groups={groups} />}
            </Suspense>
            <Palette ordering={actor} />
            {workspace && <PlaceArea ordering={actor} workspace={workspace} />}
          </Rights>
        </CopyDesk>
      </PictureSource>
    </SelfService>
  );
}
