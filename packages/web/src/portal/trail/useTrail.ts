import { formatRoute, isLegalRoute, mayOpen, type Portal, type Route, tileOfSlug } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { useLegalLabel } from '../../legal/useLegalLabel.ts';
import { useLegalTitle } from '../../legal/useLegalTitle.ts';
import type { BreadcrumbItem } from '../../shell/Breadcrumb.tsx';
import { orderingTrail } from './orderingTrail.ts';
import { useOrderingNames } from './useOrderingNames.ts';

/** The content page whose name is given by the specification, whatever its tile says. */
const returns = 'returns-and-shipments';

/** The breadcrumb from the dashboard to the current page, with the specified labels (C5). */
export function useTrail(portal: Portal): BreadcrumbItem[] {
  const intl = useIntl();
  const legal = useLegalLabel();
  const legalTitle = useLegalTitle();
  const { route, ordering } = useSelector(portal.actor, ({ context }) => context);
  const tilesRef = useSelector(portal.actor, ({ children }) => children.tiles);
  const tiles = useSelector(tilesRef, (snapshot) => snapshot?.context.tiles);
  const loading = useSelector(tilesRef, (snapshot) => snapshot?.matches({ list: 'loading' }) ?? true);
  const names = useOrderingNames(ordering);
  const rights = useSelector(ordering ?? undefined, (snapshot) => snapshot?.context.rights);

  const nowhere = (page: string | null): BreadcrumbItem => ({
    label: intl.formatMessage({ id: 'app.trail.undefined' }),
    page,
  });
  const content = (slug: string): BreadcrumbItem => {
    if (slug === returns) return { label: intl.formatMessage({ id: 'app.trail.returns' }) };
    const title = tileOfSlug(tiles ?? [], slug)?.title;
    if (title !== undefined) return { label: title };
    return loading ? { label: null } : nowhere(intl.formatMessage({ id: 'app.page.unknown' }));
  };
  const within = (at: Route): BreadcrumbItem[] => {
    if (isLegalRoute(at)) {
      const terms = { screen: 'terms', page: null } as const;
      const above =
        at.screen === 'terms' && at.page !== null ? [{ label: legal(terms), href: formatRoute(terms) }] : [];
      return [...above, { label: legal(at), page: legalTitle(at) }];
    }
    switch (at.screen) {
      case 'dashboard':
      case 'grant':
        return [];
      case 'content':
        return [content(at.slug)];
      case 'trackingOff':
      case 'logout':
        return [nowhere(null)];
      case 'unknown':
        return [nowhere(intl.formatMessage({ id: 'app.page.unknown' }))];
      default:
        return orderingTrail(intl, at, names, (to) => rights === undefined || mayOpen(rights, to));
    }
  };
  return [{ label: intl.formatMessage({ id: 'dashboard.title' }), href: '/' }, ...within(route)];
}
