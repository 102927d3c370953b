import { totalsOf } from '@selvedge/core/rules';
import { fingerprintOf } from '../ordering/approval/approvalFingerprint.ts';
import type { cartApprovals, cartLines, carts } from '../ordering/cart/cart.schema.ts';
import type { orderLines, orders } from '../ordering/order/order.schema.ts';
import type { seasons } from '../ordering/season/season.schema.ts';
import { createRandom, type Random } from '../pictures/random.ts';
import type { DemoCatalogue } from './catalogue/catalogue.ts';
import { accounts } from './house/accounts.ts';
import type { Calendar, EarlierSeason } from './house/calendar.ts';
import type { DemoCustomers } from './house/customers.ts';

export interface EarlierOrders {
  /** The past seasons of these orders. */
  readonly earlierSeasons: (typeof seasons.$inferInsert)[];
  readonly carts: (typeof carts.$inferInsert)[];
  readonly cartLines: (typeof cartLines.$inferInsert)[];
  readonly approvals: (typeof cartApprovals.$inferInsert)[];
  readonly orders: (typeof orders.$inferInsert)[];
  readonly orderLines: (typeof orderLines.$inferInsert)[];
}

type OrderableCatalogue = Pick<
  DemoCustomers & DemoCatalogue,
  | 'customers'
  | 'priceLists'
  | 'regulars'
  | 'styles'
  | 'colours'
  | 'variants'
  | 'stylePrices'
  | 'variantPrices'
>;
type Customer = DemoCustomers['customers'][number];
type OrderLineRow = typeof orderLines.$inferInsert;

const day = 86_400_000;
const week = 7 * day;
const firstNumber = 4_400_013;
const where = { subdivision: '13-0', collectionType: 'main' } as const;

const notes = ['', '', '', 'Bitte in einer Lieferung.', 'Deliver to the back entrance, mornings only.'];

const person = (userId: string) => {
  const found = accounts.find((account) => account.userId === userId);
  if (!found) throw new Error(`No account ${userId}`);
  return { userId, name: `${found.firstName} ${found.lastName}` };
};

/** Middle sizes sell most. */
const piecesOf = (random: Random, at: number, sizes: number, base: number): number => {
  const off = (at + 0.5) / sizes - 0.48;
  return Math.round(base * Math.exp(-off * off * 9) * (0.85 + random.next() * 0.3));
};

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Styles that return season after season, so that earlier orders refer to styles that exist today. */
function carriedOver(
  { styles, colours, variants, variantPrices, stylePrices }: OrderableCatalogue,
  open: string,
) {
  const ofPlace = styles.filter(
    ({ season, subdivision, collectionType }) =>
      season === open && subdivision === where.subdivision && collectionType === where.collectionType,
  );
  const lasting = ofPlace.filter(({ marks }) => marks.includes('noos'));
  const own = new Set(variantPrices.map(({ articleVariantId }) => articleVariantId));
  return {
    styles: lasting.length >= 6 ? lasting : ofPlace,
    colours: groupBy(colours, ({ articleId }) => articleId),
    variants: groupBy(
      variants.filter(({ articleVariantId, cancelled }) => !cancelled && !own.has(articleVariantId)),
      ({ articleColorId }) => articleColorId,
    ),
    prices: new Map(stylePrices.map((price) => [`${price.priceListId} ${price.articleId}`, price])),
  };
}

type Range = ReturnType<typeof carriedOver>;

interface OrderFacts {
  readonly orderId: string;
  readonly customer: Customer;
  readonly delivery: number;
  /** The tax in the retail prices. */
  readonly vatPerMille: number | undefined;
}

function drawLines(
  random: Random,
  range: Range,
  { orderId, customer, delivery, vatPerMille }: OrderFacts,
): OrderLineRow[] {
  const lines: OrderLineRow[] = [];
  for (const style of random.some(range.styles, random.between(4, 8))) {
    const price = range.prices.get(`${customer.priceListId} ${style.articleId}`);
    const salesPrice = price?.salesPrice;
    if (salesPrice === null || salesPrice === undefined) continue;
    const base = random.between(2, 9);
    for (const colour of random.some(range.colours.get(style.articleId) ?? [], random.between(1, 2))) {
      const deliveryFrom = delivery + random.between(0, 4) * week;
      for (const variant of range.variants.get(colour.articleColorId) ?? []) {
        const quantity = piecesOf(random, style.sizes.indexOf(variant.size), style.sizes.length, base);
        if (quantity < 1) continue;
        lines.push({
          orderId,
          position: lines.length + 1,
          articleId: style.articleId,
          articleNumber: style.articleNumber,
          styleName: style.name,
          articleColorId: colour.articleColorId,
          colourName: colour.name,
          hex: colour.hex,
          articleVariantId: variant.articleVariantId,
          ean: variant.ean,
          articleLength: variant.articleLength,
          size: variant.size,
          quantity,
          salesPrice,
          retailPrice: price?.retailPrice ?? null,
          deliveryFrom,
          colourCode: colour.code,
          oneLength: style.lengths.length === 1,
          vatPerMille: vatPerMille ?? null,
        });
      }
    }
  }
  return lines;
}

const sum = (lines: readonly OrderLineRow[], of: (line: OrderLineRow) => number): number =>
  lines.reduce((total, line) => total + line.quantity * of(line), 0);

/** Draws which customers ordered when: regular customers in most seasons, a few of the others now and then. */
function drawOccasions(
  random: Random,
  { customers, regulars }: OrderableCatalogue,
  seasonsBefore: readonly EarlierSeason[],
) {
  return customers
    .flatMap((customer) => {
      const regular = regulars.includes(customer.customerId);
      if (!regular && !random.chance(0.15)) return [];
      return seasonsBefore.flatMap((season) => {
        if (!random.chance(regular ? 0.6 : 0.3)) return [];
        const ordered =
          season.ordered + random.between(0, 25) * day + random.between(8 * 60, 17 * 60) * 60_000;
        return [{ customer, season, ordered, regular }];
      });
    })
    .sort((one, other) => one.ordered - other.ordered);
}

/**
 * Finalized orders of the past three years, so that last orders, size curves and lists of orders have content.
 * Uses its own random numbers, so that the rest of the demo does not change.
 */
export function earlierOrders(
  seed: number,
  catalogue: OrderableCatalogue,
  calendar: Calendar,
): EarlierOrders {
  const random = createRandom(seed);
  const range = carriedOver(catalogue, calendar.open.season);
  const priceLists = new Map(catalogue.priceLists.map((list) => [list.priceListId, list]));
  const buyer = person('u-buyer');
  const made: EarlierOrders = {
    earlierSeasons: calendar.earlier
      .filter(({ season }) => season !== calendar.current.season)
      .map(({ season, name }) => ({ season, name })),
    carts: [],
    cartLines: [],
    approvals: [],
    orders: [],
    orderLines: [],
  };
  for (const { customer, season, ordered, regular } of drawOccasions(random, catalogue, calendar.earlier)) {
    const serial = made.orders.length;
    const orderNumber = String(firstNumber + serial * 31);
    const orderId = `earlier-${orderNumber}`;
    const cartId = `cart-${orderNumber}`;
    const priceList = priceLists.get(customer.priceListId);
    const { vatPerMille } = priceList ?? {};
    const lines = drawLines(random, range, { orderId, customer, delivery: season.delivered, vatPerMille });
    const isApproved = regular && random.chance(0.6);
    const note = random.pick(notes);
    if (lines.length === 0) continue;
    const manager = person(regular ? 'u-manager' : 'u-employee');
    const place = {
      rightEnv: 'preorder' as const,
      customerId: customer.customerId,
      season: season.season,
      ...where,
    };
    made.carts.push({
      cartId,
      ...place,
      state: 'finalized',
      version: 3,
      note,
      changedBy: manager.name,
      changedAt: ordered,
    });
    made.cartLines.push(
      ...lines.map(({ articleVariantId, quantity, salesPrice }) => ({
        cartId,
        articleVariantId,
        quantity,
        storedPrice: salesPrice,
        changedBy: isApproved ? buyer.name : manager.name,
        changedAt: ordered - 2 * day,
      })),
    );
    if (isApproved)
      made.approvals.push({
        cartId,
        fingerprint: fingerprintOf(
          lines.map((line) => ({ ...line, storedPrice: line.salesPrice })),
          { deliveryAddressId: null, requestedWeek: null },
        ),
        approvedBy: buyer.name,
        approvedById: buyer.userId,
        approvedAt: ordered - day,
      });
    made.orders.push({
      orderId,
      orderNumber,
      cartId,
      ...place,
      customerNumber: customer.customerNumber,
      customerName: customer.name,
      currency: priceList?.currency ?? '',
      ...totalsOf(lines),
      value: sum(lines, ({ salesPrice }) => salesPrice),
      retailValue: sum(lines, ({ retailPrice }) => retailPrice ?? 0),
      approvedBy: isApproved ? buyer.name : null,
      finalizedBy: manager.name,
      finalizedById: manager.userId,
      finalizedAt: ordered,
      note,
    });
    made.orderLines.push(...lines);
  }
  return made;
}
