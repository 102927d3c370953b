import { randomUUID } from 'node:crypto';
import { type CartFacts, type LineFacts, totalsOf } from '@selvedge/core/rules';
import { eq, inArray, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import type { Queryable } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import type { StoredAnswer } from '../../idempotency/idempotency.schema.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { orderLines, orders } from '../order/order.schema.ts';
import { orderedDetails } from '../orderDetails/orderedDetails.ts';
import { customers, priceLists } from '../pos/customer.schema.ts';
import { colours } from '../style/colour.schema.ts';
import { comesInOneLength } from '../style/oneLength.ts';
import { styles } from '../style/style.schema.ts';
import { taxedBy, vatOfStyle } from '../style/vatOfStyle.ts';

async function nextOrderNumber(db: Queryable): Promise<string> {
  const [row] = await db
    .select({ number: sql<string>`nextval('order_numbers')::text` })
    .from(sql`(values (1)) as once`);
  if (!row) throw new Error('The sequence of order numbers gave none');
  return row.number;
}

/** The current names of colours and styles for an order's lines, and the tax in a price list's retail prices. */
async function readNames(db: Queryable, lines: readonly LineFacts[], priceListId: string) {
  const rows = await db
    .select({
      articleColorId: colours.articleColorId,
      articleNumber: styles.articleNumber,
      styleName: styles.name,
      colourName: colours.name,
      hex: colours.hex,
      deliveryFrom: colours.deliveryFrom,
      colourCode: colours.code,
      oneLength: comesInOneLength,
      vatPerMille: vatOfStyle,
    })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .leftJoin(priceLists, taxedBy(priceListId))
    .where(inArray(colours.articleColorId, [...new Set(lines.map(({ articleColorId }) => articleColorId))]));
  return new Map(rows.map((row) => [row.articleColorId, row]));
}

const worth = (lines: readonly LineFacts[], price: (line: LineFacts) => number | null | undefined): number =>
  lines.reduce((sum, line) => sum + line.quantity * (price(line) ?? 0), 0);

/**
 * Writes the order of a cart that passed the rules. The order is complete in itself.
 *
 * @throws {Refusal} 422 `requestedWeekPast` when the requested delivery week is over meanwhile.
 */
export async function placeOrder(
  db: Queryable,
  user: SignedInUser,
  cart: CartRow,
  facts: CartFacts,
  approvedBy: string | null,
): Promise<StoredAnswer> {
  const { lines, now } = facts;
  const [customer] = await db.select().from(customers).where(eq(customers.customerId, cart.customerId));
  if (!customer) throw new Error(`The customer of cart ${cart.cartId} is missing`);
  const names = await readNames(db, lines, customer.priceListId);
  const answer = { orderId: randomUUID(), orderNumber: await nextOrderNumber(db) };
  await db.insert(orders).values({
    ...answer,
    cartId: cart.cartId,
    rightEnv: cart.rightEnv,
    customerId: cart.customerId,
    customerNumber: customer.customerNumber,
    customerName: customer.name,
    season: cart.season,
    subdivision: cart.subdivision,
    collectionType: cart.collectionType,
    currency: facts.cart.currency,
    ...totalsOf(lines),
    value: worth(lines, ({ variant }) => variant?.salesPrice),
    retailValue: worth(lines, ({ variant }) => variant?.retailPrice),
    approvedBy,
    finalizedBy: nameOf(user),
    finalizedById: user.userId,
    finalizedAt: now,
    note: cart.note,
    ...(await orderedDetails(db, cart, now)),
  });
  await insertRows(
    db,
    orderLines,
    lines.map((line, index) => {
      const name = names.get(line.articleColorId);
      const { variant } = line;
      if (!name || !variant || variant.salesPrice === null) {
        throw new Error(
          `Line ${line.articleVariantId} of cart ${cart.cartId} passed the rules without facts`,
        );
      }
      return {
        orderId: answer.orderId,
        position: index + 1,
        articleId: line.articleId,
        articleVariantId: line.articleVariantId,
        ...name,
        ean: variant.ean,
        articleLength: variant.articleLength,
        size: variant.size,
        quantity: line.quantity,
        salesPrice: variant.salesPrice,
        retailPrice: variant.retailPrice,
      };
    }),
  );
  return answer;
}
