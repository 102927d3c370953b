import type { ShownMaintenance } from '@selvedge/core/overlays';
import { useIntl } from 'react-intl';

/** 'Maintenance notice' before it starts, then 'Active Maintenance' (E3). */
export function useMaintenanceTitle(phase: ShownMaintenance['phase'] | undefined): string {
  const intl = useIntl();
  return phase === 'active'
    ? intl.formatMessage({ id: 'maintenance.title.active' })
    : intl.formatMessage({ id: 'maintenance.title.notice' });
}
