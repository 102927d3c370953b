import {
  isPreview,
  lastOrderOf,
  type PlaceRoute,
  searchOf,
  workspaceChildren,
  type workspaceMachine,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { AreaLoading } from '../../progress/AreaLoading.tsx';
import { OverPage } from '../../ui/layout/OverPage.tsx';
import { CartLoading } from '../cart/CartLoading.tsx';
import { SaveTrouble } from '../cart/saving/SaveTrouble.tsx';
import { StylesScreen } from '../catalog/StylesScreen.tsx';
import { LimitHere } from '../limit/LimitHere.ts';
import { SheetDesk } from '../matrix/SheetDesk.tsx';
import { PlaceNews } from '../news/PlaceNews.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import { ScanDesk } from '../scan/ScanDesk.tsx';
import { ScreenCode } from '../screenCode/ScreenCode.tsx';
import { StyleSkeleton } from '../style/StyleSkeleton.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import {
  besideTheList,
  CheckScreen,
  EntryScreen,
  LiveEventsScreen,
  LiveScreen,
  PlaceCart,
  partOf,
  StyleScreen,
} from './screens.ts';
import { useOrigin } from './useCameFrom.ts';
import { useScreensAhead } from './useScreensAhead.ts';

type Props = {
  workspace: ActorRefFrom<typeof workspaceMachine>;
  facts: NonNullable<SnapshotFrom<typeof workspaceMachine>['context']['facts']>;
};

const skeletons: Partial<Record<PlaceRoute['screen'], ReactNode>> = {
  style: <StyleSkeleton />,
  cart: <CartLoading />,
};

/** The open season: its steps, and the screen that the URL asks for. */
export function OpenPlace({ workspace, facts }: Props) {
  const {
    catalog,
    cart,
    quickOrder,
    quickStyle,
    style,
    contents,
    entry,
    sheetFile,
    limit,
    live,
    liveEvents,
    scan,
    note,
    precheck,
    cartView,
    sections,
    adding,
    screenCode,
  } = useSelector(workspace, workspaceChildren);
  const route = useSelector(workspace, ({ context }) => context.route);
  const cartState = useSelector(workspace, ({ context }) => context.cart.head?.state ?? null);
  const ordered = useSelector(workspace, lastOrderOf);
  const isListing = useSelector(workspace, (at) => at.matches({ open: 'styles' }));
  const isCart = useSelector(workspace, (at) => at.matches({ open: 'cart' }));
  const isLiveList = useSelector(workspace, (at) => at.matches({ open: { live: 'listing' } }));
  const isCheck = useSelector(workspace, (at) => at.matches({ open: 'check' }));
  const search = useSelector(catalog, (at) => (at ? searchOf(at.context.filters) : ''));
  const listed = useSelector(catalog, (at) => at !== undefined && !at.hasTag('pending'));
  useScreensAhead(listed, besideTheList);
  const cameFrom = useOrigin(workspace, route);
  const now = facts.season.serverTime;
  const list = useMemo(
    () => (isListing && quickStyle && catalog ? { quickStyle, catalog } : undefined),
    [isListing, quickStyle, catalog],
  );
  if (!catalog || !cart || !liveEvents || !scan) return null;
  return (
    <LimitHere value={facts.season.limit}>
      <SheetDesk quickOrder={quickOrder ?? null} list={list} cart={cart}>
        <PlaceBar
          route={route}
          customer={facts.customer}
          season={facts.season}
          cart={cart}
          cartState={cartState}
          preview={isPreview({ facts })}
          liveEvents={liveEvents}
          search={search}
          scan={scan}
        />
        <ScanDesk scan={scan} cart={cart} />
        <OverPage>
          <DraftNotice cart={cart} />
          <PlaceNews workspace={workspace} />
        </OverPage>
        {isListing && (
          <StylesScreen
            catalog={catalog}
            cart={cart}
            locks={facts.customer.locks}
            cameFrom={cameFrom}
            scan={<ScanButton scan={scan} />}
          />
        )}
        {screenCode && (
          <ScreenCode actor={screenCode} part={partOf[route.screen]} fallback={skeletons[route.screen]} />
        )}
        {style && (
          <Suspense fallback={<StyleSkeleton />}>
            <StyleScreen
              key={style.sessionId}
              actor={style}
              cart={cart}
              catalog={catalog}
              locks={facts.customer.locks}
              now={now}
            />
          </Suspense>
        )}
        {isCart && (
          <Suspense fallback={<CartLoading />}>
            <PlaceCart
              limit={limit}
              ordered={ordered}
              place={route.place}
              now={now}
              cart={cart}
              contents={contents}
              sheetFile={sheetFile}
              locks={facts.customer.locks}
              page={
                note &&
                precheck &&
                cartView &&
                sections &&
                adding && { note, precheck, cartView, sections, adding, catalog }
              }
            />
          </Suspense>
        )}
        <Suspense fallback={<AreaLoading />}>
          {entry && sheetFile && <EntryScreen entry={entry} cart={cart} sheetFile={sheetFile} />}
          {isLiveList && <LiveEventsScreen liveEvents={liveEvents} place={route.place} />}
          {live && <LiveScreen key={live.sessionId} live={live} cart={cart} now={now} />}
          {isCheck && <CheckScreen workspace={workspace} />}
        </Suspense>
        {/* The pages of the cart and of the order check report a missing cart themselves. */}
        <SaveTrouble cart={cart} sticky of={isCart || isCheck ? 'changes' : undefined} />
      </SheetDesk>
    </LimitHere>
  );
}
