import { formatRoute } from '@selvedge/core';
import type {
  FindKind,
  Finds,
  FoundCart,
  FoundCustomer,
  FoundOrder,
  FoundStyle,
  RightEnv,
} from '@selvedge/core/contract';
import { subdivisionTitle } from '@selvedge/core/rules';
import type { IntlShape } from 'react-intl';

/** One find as a link. */
export interface FindLink {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

/** The finds of one kind, under their heading. */
export interface FindGroup {
  readonly kind: FindKind;
  readonly links: readonly FindLink[];
}

const said = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');

const customerLink = (
  { customerId, customerNumber, name, city, rightEnvs }: FoundCustomer,
  preferred: RightEnv,
): FindLink => ({
  key: `customer ${customerId}`,
  href: formatRoute({
    screen: 'seasons',
    rightEnv: rightEnvs.includes(preferred) ? preferred : (rightEnvs[0] ?? preferred),
    customerId,
  }),
  title: name,
  description: said(customerNumber, city),
});

const styleLink = (intl: IntlShape, style: FoundStyle): FindLink => {
  const { articleId, articleNumber, name, ean, season, customerName: customer } = style;
  const others = style.customers - 1;
  return {
    key: `style ${articleId} ${season}`,
    href: formatRoute({ screen: 'style', place: style, articleId }),
    title: said(name, articleNumber),
    description: said(
      ean !== '' && `EAN ${ean}`,
      season,
      subdivisionTitle(style),
      others > 0 ? intl.formatMessage({ id: 'finds.style.more' }, { customer, count: others }) : customer,
    ),
  };
};

const cartLink = (intl: IntlShape, cart: FoundCart): FindLink => ({
  key: `cart ${cart.cartId}`,
  href: formatRoute({ screen: 'cart', place: cart }),
  title: said(cart.customerName, cart.season, subdivisionTitle(cart)),
  description:
    cart.state === 'open'
      ? intl.formatMessage({ id: 'finds.cart.open' }, { count: cart.pieces })
      : intl.formatMessage({ id: 'finds.cart.approved' }, { count: cart.pieces }),
});

const orderLink = (intl: IntlShape, order: FoundOrder): FindLink => ({
  key: `order ${order.orderId}`,
  href: formatRoute({ screen: 'order', orderId: order.orderId }),
  title: order.orderNumber,
  description: said(
    order.customerName,
    order.season,
    subdivisionTitle(order),
    intl.formatDate(order.finalizedAt, { dateStyle: 'medium' }),
  ),
});

/**
 * What was found in ordering, by kind and best first; kinds without finds are left out. A point of sale that allows both
 * is opened in the preferred right environment.
 */
export const findGroups = (intl: IntlShape, finds: Finds, preferred: RightEnv = 'preorder'): FindGroup[] => {
  const groups: FindGroup[] = [
    { kind: 'customers', links: finds.customers.map((customer) => customerLink(customer, preferred)) },
    { kind: 'styles', links: finds.styles.map((style) => styleLink(intl, style)) },
    { kind: 'carts', links: finds.carts.map((cart) => cartLink(intl, cart)) },
    { kind: 'orders', links: finds.orders.map((order) => orderLink(intl, order)) },
  ];
  return groups.filter(({ links }) => links.length > 0);
};
