import type { ShownMaintenance } from '@selvedge/core/overlays';
import { useIntl } from 'react-intl';

/** The names of what a maintenance affects: parts of the portal, or other applications by the server's names. */
export function useAffected({ parts, tiles }: ShownMaintenance['maintenance']): string[] {
  const intl = useIntl();
  const names: Record<string, string> = {
    dashboard: intl.formatMessage({ id: 'maintenance.part.dashboard' }),
    preorder: intl.formatMessage({ id: 'maintenance.part.preorder' }),
    postorder: intl.formatMessage({ id: 'maintenance.part.postorder' }),
  };
  if (parts.length > 0)
    return parts.map((part) => (Object.hasOwn(names, part) ? (names[part] ?? part) : part));
  return tiles.length > 0 ? [] : [intl.formatMessage({ id: 'maintenance.part.whole' })];
}
