import type { LegalRoute } from '@selvedge/core';
import { useIntl } from 'react-intl';
import { useLegalLabel } from './useLegalLabel.ts';

/**
 * Returns the title of a legal page for its heading, the browser's tab and its card: its label, or a title of its own.
 */
export function useLegalTitle(): (route: LegalRoute) => string {
  const intl = useIntl();
  const label = useLegalLabel();
  return (route) => {
    const page = route.screen === 'terms' ? route.page : null;
    if (page === 'code-of-conduct-de') return intl.formatMessage({ id: 'app.page.conductDe' });
    if (page === 'code-of-conduct-en') return intl.formatMessage({ id: 'app.page.conductEn' });
    return label(route);
  };
}
