import type { OrderingRef, Portal } from '@selvedge/core';
import { envOf, orderingChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { orderingPart } from '../messages/orderingPart.ts';
import { AreaLoading } from '../progress/AreaLoading.tsx';
import type { InSeason } from '../shell/navigation.ts';
import { SelfService } from './access/SelfService.ts';
import { Rights } from './access/useMayOpen.ts';
import { CopyDesk } from './copy/CopyDesk.ts';
import { EnvironmentBar } from './EnvironmentBar.tsx';
import { Palette } from './palette/Palette.tsx';
import { ScreenCode } from './screenCode/ScreenCode.tsx';
import { PictureSource } from './style/parts/PictureSource.ts';
import { PortalSource } from './whyNot/PortalSource.ts';
import { PlaceArea } from './workspace/PlaceArea.tsx';
import {
  beforeTheList,
  CartsScreen,
  GroupsScreen,
  OrderScreen,
  OrdersScreen,
  PosScreen,
  partOf,
  SeasonsScreen,
  WaitingScreen,
} from './workspace/screens.ts';
import { useScreensAhead } from './workspace/useScreensAhead.ts';

const NoRight = orderingPart(async () => ({ default: (await import('./NoRight.tsx')).NoRight }));

type Props = InSeason & {
  portal: Portal;
  actor: OrderingRef;
  /** The API's URL, where pictures come from. */
  apiUrl: string;
  /** The self-service area's URL, where rights are requested. */
  selfServiceUrl: string;
};

/** The ordering area. Its chart decides which screen is shown. */
export default function OrderingArea({ portal, actor, apiUrl, selfServiceUrl, ...ofHeader }: Props) {
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
    screenCode,
  } = useSelector(actor, orderingChildren);
  const rightEnv = envOf(route);
  useScreensAhead(pos !== undefined || seasons !== undefined, beforeTheList);
  const desk = useMemo(() => (copy ? { copy, rights } : null), [copy, rights]);
  return (
    <SelfService value={selfServiceUrl}>
      <PictureSource value={apiUrl}>
        <CopyDesk value={desk}>
          <PortalSource value={portal}>
            <Rights value={rights}>
              {(pos || seasons || waiting || groups) && (
                <EnvironmentBar rightEnv={rightEnv} screen={route.screen} waitingNews={waitingNews} />
              )}
              {screenCode && <ScreenCode actor={screenCode} part={partOf[route.screen]} />}
              <Suspense fallback={<AreaLoading />}>
                {isBarred && <NoRight route={route} rights={rights} />}
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
              {workspace && <PlaceArea ordering={actor} workspace={workspace} {...ofHeader} />}
            </Rights>
          </PortalSource>
        </CopyDesk>
      </PictureSource>
    </SelfService>
  );
}
