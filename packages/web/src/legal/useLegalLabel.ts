import type { LegalRoute, TermsPage } from '@selvedge/core';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messages/catalogue.ts';

const labels: Readonly<Record<TermsPage, MessageId>> = {
  agb: 'app.trail.agb',
  gtc: 'app.trail.gtc',
  'code-of-conduct-de': 'app.trail.codeDe',
  'code-of-conduct-en': 'app.trail.codeEn',
};

function labelOf(route: Exclude<LegalRoute, { screen: 'conditions' }>): MessageId {
  if (route.screen === 'imprint') return 'app.trail.imprint';
  if (route.screen === 'weCare') return 'app.trail.weCare';
  return route.page ? labels[route.page] : 'app.trail.terms';
}

/** Returns the name of a legal page in the breadcrumb (C5). */
export function useLegalLabel(): (route: LegalRoute) => string {
  const intl = useIntl();
  return (route) =>
    route.screen === 'conditions' ? route.documentId : intl.formatMessage({ id: labelOf(route) });
}
