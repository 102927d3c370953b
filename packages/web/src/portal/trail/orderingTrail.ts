import { formatRoute } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';
import type { OrderingRoute } from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import type { BreadcrumbItem } from '../../shell/Breadcrumb.tsx';

/** The names of what the route shows. Null while unknown. */
export interface OrderingNames {
  readonly customer: string | null;
  readonly style: string | null;
  readonly order: {
    readonly orderNumber: string;
    readonly rightEnv: RightEnv;
    readonly customerId: string;
    readonly customerName: string;
  } | null;
}

/** Ordering › POS › season › step. Items that the user may not open appear without a link. */
export function orderingTrail(
  intl: IntlShape,
  route: OrderingRoute,
  names: OrderingNames,
  isOpen: (route: OrderingRoute) => boolean,
): BreadcrumbItem[] {
  const step = (label: string, to: OrderingRoute): BreadcrumbItem =>
    isOpen(to) ? { label, href: formatRoute(to) } : { label };
  const areas: Record<RightEnv, string> = {
    preorder: intl.formatMessage({ id: 'app.trail.preorder' }),
    postorder: intl.formatMessage({ id: 'app.trail.postorder' }),
  };
  const area = (rightEnv: RightEnv) => step(areas[rightEnv], { screen: 'pos', rightEnv });
  const customer = (rightEnv: RightEnv, customerId: string) =>
    step(names.customer ?? intl.formatMessage({ id: 'app.trail.customer' }), {
      screen: 'seasons',
      rightEnv,
      customerId,
    });
  if (route.screen === 'pos') return [area(route.rightEnv)];
  if (route.screen === 'waiting')
    return [area(route.rightEnv), { label: intl.formatMessage({ id: 'app.trail.waiting' }) }];
  if (route.screen === 'groups')
    return [area(route.rightEnv), { label: intl.formatMessage({ id: 'app.trail.groups' }) }];
  if (route.screen === 'carts')
    return [
      area(route.rightEnv),
      customer(route.rightEnv, route.customerId),
      { label: intl.formatMessage({ id: 'app.trail.carts' }) },
    ];
  if (route.screen === 'orders')
    return [
      area(route.rightEnv),
      customer(route.rightEnv, route.customerId),
      { label: intl.formatMessage({ id: 'app.trail.orders' }) },
    ];
  if (route.screen === 'seasons') return [area(route.rightEnv), customer(route.rightEnv, route.customerId)];
  if (route.screen === 'order') {
    const { order } = names;
    if (!order) return [{ label: intl.formatMessage({ id: 'app.trail.order' }) }];
    const { rightEnv, customerId, customerName, orderNumber: number } = order;
    return [
      area(rightEnv),
      step(customerName, { screen: 'seasons', rightEnv, customerId }),
      { label: intl.formatMessage({ id: 'app.trail.orderNumber' }, { number }) },
    ];
  }
  const { place } = route;
  const steps: Record<typeof route.screen, string> = {
    styles: intl.formatMessage({ id: 'app.trail.styles' }),
    style: names.style ?? intl.formatMessage({ id: 'app.trail.style' }),
    cart: intl.formatMessage({ id: 'app.trail.cart' }),
    check: intl.formatMessage({ id: 'app.trail.check' }),
    entry: intl.formatMessage({ id: 'app.trail.entry' }),
    live: intl.formatMessage({ id: 'app.trail.live' }),
  };
  return [
    area(place.rightEnv),
    customer(place.rightEnv, place.customerId),
    step(`${place.season} · ${place.subdivision}`, { screen: 'styles', place }),
    { label: steps[route.screen] },
  ];
}
