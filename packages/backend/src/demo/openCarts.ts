import { fingerprintOf } from '../ordering/approval/approvalFingerprint.ts';
import type { cartApprovals, cartLines, cartReturns, carts } from '../ordering/cart/cart.schema.ts';
import { createRandom } from '../pictures/random.ts';
import type { DemoCatalogue } from './catalogue/catalogue.ts';
import { accounts } from './house/accounts.ts';
import type { Calendar } from './house/calendar.ts';
import type { DemoCustomers } from './house/customers.ts';

export interface OpenCarts {
  readonly carts: (typeof carts.$inferInsert)[];
  readonly cartLines: (typeof cartLines.$inferInsert)[];
  readonly approvals: (typeof cartApprovals.$inferInsert)[];
  readonly returns: (typeof cartReturns.$inferInsert)[];
}

type DeskCart = 'open' | 'approved' | 'returned';

const hour = 3_600_000;

/** What lies on the desk of the regular customers' people, by the customer's place in their list. */
const desk: readonly (readonly [at: number, kind: DeskCart, subdivision: string, collectionType: string])[] =
  [
    [0, 'open', '21-0', 'core'],
    [1, 'approved', '13-0', 'SRS'],
    [2, 'returned', '13-0', 'SRS'],
    [4, 'open', '13-0', 'SRS'],
    [7, 'open', '21-0', 'core'],
  ];

const nameOf = (id: string): string => {
  const found = accounts.find(({ userId }) => userId === id);
  return found ? `${found.firstName} ${found.lastName}` : '';
};

/** Carts that somebody is at work on, so that the dashboard shows what waits. With random numbers of their own. */
export function openCarts(
  seed: number,
  {
    customers,
    regulars,
    styles,
    colours,
    variants,
    stylePrices,
    variantPrices,
  }: DemoCustomers & DemoCatalogue,
  { open, today }: Calendar,
): OpenCarts {
  const random = createRandom(seed + 1);
  const made: OpenCarts = { carts: [], cartLines: [], approvals: [], returns: [] };
  const own = new Set(variantPrices.map(({ articleVariantId }) => articleVariantId));
  const buyer = nameOf('u-buyer');
  for (const [index, [at, kind, subdivision, collectionType]] of desk.entries()) {
    const customer = customers.find(({ customerId }) => customerId === regulars[at]);
    if (!customer) continue;
    const { customerId, priceListId } = customer;
    const cartId = `desk-${index + 1}`;
    const changedAt = today - (index + 1) * 5 * hour;
    const prices = new Map(
      stylePrices.flatMap((price) =>
        price.priceListId === priceListId ? [[price.articleId, price.salesPrice ?? null] as const] : [],
      ),
    );
    const range = styles.filter(
      (style) =>
        style.season === open.season &&
        style.subdivision === subdivision &&
        style.collectionType === collectionType &&
        (prices.get(style.articleId) ?? null) !== null,
    );
    const lines = random.some(range, random.between(5, 9)).flatMap(({ articleId }) => {
      const [colour] = colours.filter((one) => one.articleId === articleId);
      return variants
        .filter(
          (one) =>
            one.articleColorId === colour?.articleColorId && !one.cancelled && !own.has(one.articleVariantId),
        )
        .slice(0, 5)
        .map(({ articleVariantId }) => ({
          articleVariantId,
          quantity: random.between(1, 6),
          storedPrice: prices.get(articleId) ?? null,
        }));
    });
    if (lines.length === 0) continue;
    made.carts.push({
      cartId,
      rightEnv: 'preorder',
      customerId,
      season: open.season,
      subdivision,
      collectionType,
      state: kind === 'approved' ? 'approved' : 'open',
      version: 3,
      note: '',
      changedBy: buyer,
      changedAt,
    });
    made.cartLines.push(...lines.map((line) => ({ ...line, cartId, changedBy: buyer, changedAt })));
    if (kind === 'approved') {
      made.approvals.push({
        cartId,
        fingerprint: fingerprintOf(lines, { deliveryAddressId: null, requestedWeek: null }),
        approvedBy: buyer,
        approvedById: 'u-buyer',
        approvedAt: changedAt,
      });
    }
    if (kind === 'returned') {
      made.returns.push({
        cartId,
        returnedBy: nameOf('u-manager'),
        returnedAt: changedAt,
        reason: 'Bitte die Größen 46 und 56 ergänzen.',
      });
    }
  }
  return made;
}
