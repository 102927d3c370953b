import { formatRoute } from '@selvedge/core';
import { type PlaceRoute, type ShownCell, styleSearch } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../../platform/lazyPart.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { focusCell } from './focusCell.ts';
import { ScanNews } from './ScanNews.tsx';
import type { ScanRef } from './scanRef.ts';
import { useWedge } from './useWedge.ts';

const ScanPanel = lazyPart(() => import('./ScanPanel.tsx'));
const CameraDialog = lazyPart(() => import('./CameraDialog.tsx'));

type Props = {
  scan: ScanRef;
  cart: CartRef;
  route: PlaceRoute;
  /** The filters of the list of styles: '' or '?…'. */
  search: string;
};

/** Listens to a hand scanner on every screen of a season, and shows the state of scanning. */
export function ScanDesk({ scan, cart, route, search }: Props) {
  const [, navigate] = useLocation();
  const mayScan = useSelector(scan, (now) => now.matches('working'));
  const listing = useSelector(scan, (now) => now.matches({ working: { desk: 'listing' } }));
  const filming = useSelector(scan, (now) => now.matches({ working: { desk: 'filming' } }));
  const toShow = useSelector(scan, ({ context }) => context.toShow);
  useWedge(mayScan, (text) => scan.send({ type: 'code.scanned', text, at: Date.now() }));
  const show = useEffectEvent(({ articleId, articleColorId, articleVariantId }: ShownCell) => {
    const address = formatRoute({
      screen: 'style',
      place: route.place,
      articleId,
      search: styleSearch(search, { articleColorId, tab: 'details' }),
    });
    navigate(address, { replace: route.screen === 'style' && route.articleId === articleId });
    scan.send({ type: 'style.shown' });
    focusCell(articleVariantId);
  });
  useEffect(() => {
    if (toShow) show(toShow);
  }, [toShow]);
  if (!mayScan) return null;
  return (
    <>
      <ScanNews scan={scan} cart={cart} open={listing || filming} />
      <Suspense>
        {listing && <ScanPanel scan={scan} cart={cart} />}
        {filming && <CameraDialog scan={scan} cart={cart} />}
      </Suspense>
    </>
  );
}
