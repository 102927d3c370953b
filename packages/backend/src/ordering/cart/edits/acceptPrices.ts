import type { AcceptedPrice, Cart, Language, PriceAcceptance } from '@selvedge/core/contract';
import { mayInsert } from '@selvedge/core/rules';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import { nameOf } from '../../../access/nameOf.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { textIn } from '../../../database/translated.ts';
import { Refusal } from '../../../http/refusal.ts';
import { assertNotFinalized, assertVersion, bumpVersion } from '../../approval/cartVersion.ts';
import { type CustomerRow, customerFor } from '../../pos/customer.policy.ts';
import { colours, variants } from '../../style/colour.schema.ts';
import { styles } from '../../style/style.schema.ts';
import { selectVariants } from '../../style/variantFacts.ts';
import { type CartAddress, type CartRow, lockedCartFor } from '../cart.policy.ts';
import { cartLines, cartPriceAcceptances } from '../cart.schema.ts';
import { changedCart } from '../cart.store.ts';
import { replacingCells } from './replacingCells.ts';

interface Accepting {
  readonly version: number;
  readonly prices: readonly AcceptedPrice[];
  readonly now: number;
}

async function validPrices(db: Queryable, customer: CustomerRow, cart: CartRow, ids: string[]) {
  const rows = await selectVariants(db, { rightEnv: cart.rightEnv, ...customer }).where(
    inArray(variants.articleVariantId, ids),
  );
  return new Map(rows.map(({ articleVariantId, salesPrice }) => [articleVariantId, salesPrice]));
}

/**
 * Stores the prices that the user has seen in their lines, and records who accepted which. The version is raised
 * only if a price differed.
 *
 * @throws {Refusal} 404, 409 `cartFinalized`, `versionConflict`, or `pricesMoved` when a price is not the valid
 * one.
 */
export function takePrices(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  { version, prices, now }: Accepting,
): Promise<Cart> {
  return changedCart(database, user, address.cartId, async (db) => {
    const cart = await lockedCartFor(db, user, address, mayInsert);
    await assertNotFinalized(db, cart);
    assertVersion(cart, version);
    const accepted = new Map(prices.map(({ articleVariantId, price }) => [articleVariantId, price]));
    const ids = [...accepted.keys()];
    const customer = await customerFor(db, user, cart.rightEnv, cart.customerId);
    const { currency } = customer;
    const valid = await validPrices(db, customer, cart, ids);
    for (const [id, price] of accepted) if (valid.get(id) !== price) throw new Refusal(409, 'pricesMoved');
    const lines = await db
      .select()
      .from(cartLines)
      .where(
        and(
          eq(cartLines.cartId, cart.cartId),
          gt(cartLines.quantity, 0),
          inArray(cartLines.articleVariantId, ids),
        ),
      );
    const changed = lines.flatMap((line) => {
      const price = accepted.get(line.articleVariantId);
      const isSame = price === line.storedPrice && (line.storedCurrency ?? currency) === currency;
      return price === undefined || isSame ? [] : [{ line, price }];
    });
    if (changed.length === 0) return;
    await insertRows(
      db,
      cartLines,
      changed.map(({ line, price }) => ({ ...line, storedPrice: price, storedCurrency: currency })),
      replacingCells,
    );
    await insertRows(
      db,
      cartPriceAcceptances,
      changed.map(({ line, price }) => ({
        cartId: cart.cartId,
        articleVariantId: line.articleVariantId,
        oldPrice: line.storedPrice,
        oldCurrency: line.storedCurrency ?? currency,
        newPrice: price,
        newCurrency: currency,
        acceptedBy: nameOf(user),
        acceptedById: user.userId,
        acceptedAt: now,
      })),
    );
    await bumpVersion(db, cart, user, now);
  });
}

/** All prices accepted in a cart, latest first. */
export async function readPriceAcceptances(
  db: Queryable,
  cartId: string,
  language: Language,
): Promise<PriceAcceptance[]> {
  const rows = await db
    .select({
      articleVariantId: variants.articleVariantId,
      articleNumber: styles.articleNumber,
      styleName: textIn(styles.name, language),
      colourName: textIn(colours.name, language),
      articleLength: variants.articleLength,
      size: variants.size,
      old: cartPriceAcceptances.oldPrice,
      oldCurrency: cartPriceAcceptances.oldCurrency,
      new: cartPriceAcceptances.newPrice,
      newCurrency: cartPriceAcceptances.newCurrency,
      by: cartPriceAcceptances.acceptedBy,
      at: cartPriceAcceptances.acceptedAt,
    })
    .from(cartPriceAcceptances)
    .innerJoin(variants, eq(variants.articleVariantId, cartPriceAcceptances.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(eq(cartPriceAcceptances.cartId, cartId))
    .orderBy(desc(cartPriceAcceptances.acceptanceId));
  return rows.map(({ oldCurrency, newCurrency, ...row }) => ({
    ...row,
    ...(oldCurrency === null ? {} : { oldCurrency }),
    ...(newCurrency === null ? {} : { newCurrency }),
  }));
}
