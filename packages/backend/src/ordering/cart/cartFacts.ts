import type { Language } from '@selvedge/core/contract';
import type { CartFacts, LineFacts } from '@selvedge/core/rules';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import { limitOf } from '../limit/limit.store.ts';
import { sellingTimeOf } from '../place/sellingTime.store.ts';
import { customerFor } from '../pos/customer.policy.ts';
import { locksOfCustomer } from '../pos/customer.store.ts';
import { colours, lengthLimits, variants } from '../style/colour.schema.ts';
import { type Buyer, selectVariants, variantOf } from '../style/variantFacts.ts';
import type { CartRow } from './cart.policy.ts';
import { cartLines } from './cart.schema.ts';

async function readLineFacts(db: Queryable, cartId: string, buyer: Buyer): Promise<LineFacts[]> {
  const lines = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), gt(cartLines.quantity, 0)));
  if (lines.length === 0) return [];
  const ordered = db
    .select({ articleVariantId: cartLines.articleVariantId })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), gt(cartLines.quantity, 0)));
  const rows = await selectVariants(db, buyer)
    .where(inArray(variants.articleVariantId, ordered))
    .orderBy(colours.articleId, colours.position, variants.position);
  const colourIds = [...new Set(rows.map(({ articleColorId }) => articleColorId))];
  const limits = groupBy(
    await db.select().from(lengthLimits).where(inArray(lengthLimits.articleColorId, colourIds)),
    ({ articleColorId }) => articleColorId,
  );
  const stored = new Map(lines.map((line) => [line.articleVariantId, line]));
  return rows.flatMap((row) => {
    const line = stored.get(row.articleVariantId);
    if (!line) return [];
    return [
      {
        articleId: row.articleId,
        articleColorId: row.articleColorId,
        articleVariantId: row.articleVariantId,
        quantity: line.quantity,
        storedPrice: line.storedPrice,
        ...(line.storedCurrency === null ? {} : { storedCurrency: line.storedCurrency }),
        style: row,
        colour: { salesPeriodTo: row.salesPeriodTo, lengthLimits: limits.get(row.articleColorId) ?? [] },
        variant: variantOf(row, buyer),
      },
    ];
  });
}

/**
 * Reads all facts that the rules check through `db`, so that within a transaction they are as the transaction sees
 * them. `beforeStock` is done after what may be read before the stock is locked: what it locks, others wait for.
 */
export async function readCartFacts(
  db: Queryable,
  user: SignedInUser,
  cart: CartRow,
  {
    now,
    language,
    beforeStock,
  }: { readonly now: number; readonly language: Language; readonly beforeStock?: () => Promise<void> },
): Promise<CartFacts> {
  const customer = await customerFor(db, user, cart.rightEnv, cart.customerId);
  const buyer = { rightEnv: cart.rightEnv, ...customer };
  const limit = await limitOf(db, cart.rightEnv, customer, cart.season);
  await beforeStock?.();
  return {
    now,
    cart: { ...cart, currency: customer.currency },
    limit,
    // Others may have locked the customer or ended the sale while this waited for the stock.
    sellingTime: await sellingTimeOf(db, user, cart.rightEnv, customer, cart, now),
    locks: await locksOfCustomer(db, customer.customerId, language),
    lines: await readLineFacts(db, cart.cartId, buyer),
  };
}
