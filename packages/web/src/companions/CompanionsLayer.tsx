import type { CompanionsRef, Portal } from '@selvedge/core';
import { PortalConsent } from '../consent/PortalConsent.tsx';
import { PortalKeptWork } from '../keptWork/PortalKeptWork.tsx';
import { PortalMaintenance } from '../maintenance/PortalMaintenance.tsx';
import { PortalNotices } from '../notices/PortalNotices.tsx';
import { PortalSearch } from '../search/PortalSearch.tsx';
import { ScrollToTop } from '../shell/ScrollToTop.tsx';
import { Ticker } from '../ticker/Ticker.tsx';

type Props = { companions: CompanionsRef; portal: Portal };

/** Maintenance, notices, ticker, search, consent, the way back up and the question on logging out: what lies over the pages. */
export default function CompanionsLayer({ companions, portal }: Props) {
  return (
    <>
      <Ticker companions={companions} />
      <ScrollToTop />
      <PortalMaintenance companions={companions} portal={portal} />
      <PortalKeptWork companions={companions} />
      <PortalSearch companions={companions} />
      <PortalConsent companions={companions} />
      <PortalNotices companions={companions} />
    </>
  );
}
