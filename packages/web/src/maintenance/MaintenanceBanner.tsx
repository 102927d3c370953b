import type { ShownMaintenance } from '@selvedge/core/overlays';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { MaintenanceSheet } from './MaintenanceSheet.tsx';
import { type TileTitles, titlesOf } from './titlesOf.ts';
import { useAffected } from './useAffected.ts';
import { useMaintenanceTitle } from './useMaintenanceTitle.ts';
import { usePeriod } from './usePeriod.ts';

/** However much is affected, the banner stays small. Its details list everything. */
const line = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

type Props = {
  shown: ShownMaintenance;
  tileTitles: TileTitles;
  onDetails: () => void;
  onDismiss: () => void;
};

/** The banner of one maintenance: what and when in one line each, everything else in its details (requirement E2). */
export function MaintenanceBanner({ shown, tileTitles, onDetails, onDismiss }: Props) {
  const intl = useIntl();
  const title = useMaintenanceTitle(shown.phase);
  const affected = [...useAffected(shown.maintenance), ...titlesOf(tileTitles, shown.maintenance.tiles)];
  const period = usePeriod(shown.maintenance);
  return (
    <MaintenanceSheet
      title={title}
      onDismiss={onDismiss}
      action={
        <Button variant="quiet" size="compact" onClick={onDetails}>
          {intl.formatMessage({ id: 'maintenance.action.details' })}
        </Button>
      }
    >
      {affected.length > 0 && <p className={line}>{affected.join(', ')}</p>}
      <p>{period}</p>
    </MaintenanceSheet>
  );
}
