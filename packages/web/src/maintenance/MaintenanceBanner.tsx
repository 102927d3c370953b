import type { ToldMaintenance } from '@selvedge/core/companions';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../ui/Button.tsx';
import { MaintenanceSheet } from './MaintenanceSheet.tsx';
import { useAffected } from './useAffected.ts';
import { useMaintenanceTitle } from './useMaintenanceTitle.ts';
import { usePeriod } from './usePeriod.ts';

const details = css({ marginInlineStart: '-3', marginTop: '1' });

type Props = { told: ToldMaintenance; onDetails: () => void; onDismiss: () => void };

/** The banner of one maintenance: what and when in a line each, all else in its details (requirement E2). */
export function MaintenanceBanner({ told, onDetails, onDismiss }: Props) {
  const intl = useIntl();
  const title = useMaintenanceTitle(told.phase);
  const affected = useAffected(told.maintenance).join(', ');
  const period = usePeriod(told.maintenance);
  return (
    <MaintenanceSheet title={title} onDismiss={onDismiss}>
      {affected && <p>{affected}</p>}
      <p>{period}</p>
      <Button variant="quiet" size="compact" className={details} onClick={onDetails}>
        {intl.formatMessage({ id: 'maintenance.action.details' })}
      </Button>
    </MaintenanceSheet>
  );
}
