import {
  bannerMaintenances,
  blockingMaintenance,
  isUnexplained,
  type maintenanceMachine,
  openDetails,
} from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { LiveRegion } from '../ui/text/LiveRegion.tsx';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';
import { BlockingDialog, DetailsDialog } from './MaintenanceDialogs.tsx';
import { MaintenanceSheet } from './MaintenanceSheet.tsx';
import type { TileTitles } from './titlesOf.ts';
import { useMaintenanceTitle } from './useMaintenanceTitle.ts';

type Props = {
  actor: ActorRefFrom<typeof maintenanceMachine>;
  tileTitles: TileTitles;
  isSignedIn: boolean;
  languages: ReactNode;
};

/** Maintenance above the pages: one banner at a time, its details, and the dialog that blocks a page. */
export function MaintenanceLayer({ actor, tileTitles, isSignedIn, languages }: Props) {
  const intl = useIntl();
  const known = useSelector(actor, ({ context }) => context);
  const [banner] = bannerMaintenances(known, { isSignedIn });
  const spoken = useMaintenanceTitle(banner?.phase);
  return (
    <>
      <LiveRegion message={banner ? spoken : ''} />
      {banner && (
        <MaintenanceBanner
          key={banner.maintenance.id}
          shown={banner}
          tileTitles={tileTitles}
          onDetails={() => actor.send({ type: 'details.opened', id: banner.maintenance.id })}
          onDismiss={() => actor.send({ type: 'banner.dismissed', id: banner.maintenance.id })}
        />
      )}
      {!banner && isUnexplained(known) && (
        <MaintenanceSheet title={intl.formatMessage({ id: 'maintenance.title.active' })}>
          {intl.formatMessage({ id: 'maintenance.unexplained.text' })}
        </MaintenanceSheet>
      )}
      <DetailsDialog
        shown={openDetails(known)}
        tileTitles={tileTitles}
        onClose={() => actor.send({ type: 'details.closed' })}
      />
      <BlockingDialog
        shown={blockingMaintenance(known)}
        tileTitles={tileTitles}
        isSignedIn={isSignedIn}
        languages={languages}
      />
    </>
  );
}
