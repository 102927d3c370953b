import { formatRoute, type Portal, type Route, tileOfSlug } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { type IntlShape, useIntl } from 'react-intl';
import type { BreadcrumbItem } from '../shell/Breadcrumb.tsx';
import { orderingTrail } from './orderingTrail.ts';
import { useOrderingNames } from './useOrderingNames.ts';

const termsTrail = (intl: IntlShape, page: string | null): BreadcrumbItem[] => {
  const labels: Record<string, string> = {
    agb: intl.formatMessage({ id: 'app.trail.agb' }),
    gtc: intl.formatMessage({ id: 'app.trail.gtc' }),
    'code-of-conduct-de': intl.formatMessage({ id: 'app.trail.codeDe' }),
    'code-of-conduct-en': intl.formatMessage({ id: 'app.trail.codeEn' }),
  };
  const terms = intl.formatMessage({ id: 'app.trail.terms' });
  const label = page === null ? undefined : labels[page];
  return label
    ? [{ label: terms, href: formatRoute({ screen: 'terms', page: null }) }, { label }]
    : [{ label: terms }];
};

/** From the dashboard to where one is, by the labels of the specification's section 2. */
export function useTrail(portal: Portal): BreadcrumbItem[] {
  const intl = useIntl();
  const { route, ordering } = useSelector(portal.actor, ({ context }) => context);
  const tiles = useSelector(portal.actor, ({ children }) => children.tiles);
  const shown = useSelector(tiles, (snapshot) => snapshot?.context.tiles);
  const names = useOrderingNames(ordering);
  const dashboard = { label: intl.formatMessage({ id: 'dashboard.title' }), href: '/' };
  const undefinedLabel = { label: intl.formatMessage({ id: 'app.trail.undefined' }) };

  const within = (at: Route): BreadcrumbItem[] => {
    switch (at.screen) {
      case 'dashboard':
      case 'grant':
        return [];
      case 'imprint':
        return [{ label: intl.formatMessage({ id: 'app.trail.imprint' }) }];
      case 'terms':
        return termsTrail(intl, at.page);
      case 'content': {
        const tile = tileOfSlug(shown ?? [], at.slug);
        return [tile ? { label: tile.title } : undefinedLabel];
      }
      case 'conditions':
        return [{ label: at.documentId }];
      case 'weCare':
        return [{ label: intl.formatMessage({ id: 'app.trail.weCare' }) }];
      case 'trackingOff':
      case 'logout':
      case 'unknown':
        return [undefinedLabel];
      default:
        return orderingTrail(intl, at, names);
    }
  };
  return [dashboard, ...within(route)];
}
