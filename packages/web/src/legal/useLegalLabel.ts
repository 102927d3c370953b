import type { LegalRoute, TermsPage } from '@selvedge/core';
import { useIntl } from 'react-intl';

/** Returns the name of a legal page in the breadcrumb (C5). */
export function useLegalLabel(): (route: LegalRoute) => string {
  const intl = useIntl();
  return (route) => {
    if (route.screen === 'conditions') return route.documentId;
    if (route.screen === 'imprint') return intl.formatMessage({ id: 'app.trail.imprint' });
    if (route.screen === 'weCare') return intl.formatMessage({ id: 'app.trail.weCare' });
    const labels: Record<TermsPage, string> = {
      agb: intl.formatMessage({ id: 'app.trail.agb' }),
      gtc: intl.formatMessage({ id: 'app.trail.gtc' }),
      'code-of-conduct-de': intl.formatMessage({ id: 'app.trail.codeDe' }),
      'code-of-conduct-en': intl.formatMessage({ id: 'app.trail.codeEn' }),
    };
    return route.page ? labels[route.page] : intl.formatMessage({ id: 'app.trail.terms' });
  };
}
