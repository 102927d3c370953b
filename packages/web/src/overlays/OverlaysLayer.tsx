import type { OverlaysRef, Portal } from '@selvedge/core';
import { PortalConsent } from '../consent/PortalConsent.tsx';
import { PortalKeptWork } from '../keptWork/PortalKeptWork.tsx';
import { PortalMaintenance } from '../maintenance/PortalMaintenance.tsx';
import { PortalNotices } from '../notices/PortalNotices.tsx';
import { PortalRelease } from '../release/PortalRelease.tsx';
import { PortalSearch } from '../search/PortalSearch.tsx';
import { ScrollToTop } from '../shell/ScrollToTop.tsx';
import { Ticker } from '../ticker/Ticker.tsx';

type Props = { overlays: OverlaysRef; portal: Portal };

/**
 * What lies above the pages: notices, that the page is too old, ticker, the back-to-top button, maintenance, the question
 * at logout, search and consent. Notices come before the ticker: below the footer each has a place of its own, and the
 * ticker is the last.
 */
export default function OverlaysLayer({ overlays, portal }: Props) {
  return (
    <>
      <PortalNotices overlays={overlays} />
      <PortalRelease overlays={overlays} />
      <Ticker overlays={overlays} />
      <ScrollToTop />
      <PortalMaintenance overlays={overlays} portal={portal} />
      <PortalKeptWork overlays={overlays} />
      <PortalSearch overlays={overlays} />
      <PortalConsent overlays={overlays} />
    </>
  );
}
