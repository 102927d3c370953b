import type { CopyWish, Language, RightEnv } from '@selvedge/core/contract';
import { type CopyFacts, mayPreview, type PlannedLine } from '@selvedge/core/rules';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import { cartLines, carts } from '../cart/cart.schema.ts';
import { currentCartId, inPlace } from '../cart/cart.store.ts';
import { type Place, sellingTimeOf } from '../place/sellingTime.store.ts';
import { type CustomerRow, customerFor } from '../pos/customer.policy.ts';
import { customerSubdivisions } from '../pos/customer.schema.ts';
import { locksOfCustomer } from '../pos/customer.store.ts';
import { lengthLimits, variants } from '../style/colour.schema.ts';
import { selectVariants, variantOf } from '../style/variantFacts.ts';
import type { ReadSource } from './copySource.ts';

/** Who copies, when, and where to. */
export interface Copying {
  readonly user: SignedInUser;
  readonly rightEnv: RightEnv;
  readonly now: number;
  readonly language: Language;
}

export interface TargetLine {
  readonly articleColorId: string;
  readonly articleVariantId: string;
  readonly articleLength: string;
  readonly quantity: number;
  readonly storedPrice: number | null;
  readonly storedCurrency: string | null;
}

/** The current state of one target. `finalized` counts its finalized carts in this place. */
export interface ReadTarget {
  readonly customer: CustomerRow;
  readonly cart: (typeof carts.$inferSelect & { readonly lines: readonly TargetLine[] }) | null;
  readonly finalized: number;
  readonly facts: CopyFacts;
}

async function readCart(
  db: Queryable,
  place: Place & { rightEnv: RightEnv; customerId: string },
): Promise<ReadTarget['cart']> {
  const cartId = await currentCartId(db, place);
  if (cartId === null) return null;
  const [cart] = await db.select().from(carts).where(eq(carts.cartId, cartId));
  if (!cart) return null;
  const lines = await db
    .select({
      articleColorId: variants.articleColorId,
      articleVariantId: variants.articleVariantId,
      articleLength: variants.articleLength,
      quantity: cartLines.quantity,
      storedPrice: cartLines.storedPrice,
      storedCurrency: cartLines.storedCurrency,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.articleVariantId, cartLines.articleVariantId))
    .where(and(eq(cartLines.cartId, cartId), gt(cartLines.quantity, 0)));
  return { ...cart, lines };
}

async function readLines(
  db: Queryable,
  source: ReadSource,
  rightEnv: RightEnv,
  customer: CustomerRow,
): Promise<PlannedLine[]> {
  if (source.lines.length === 0) return [];
  const buyer = { rightEnv, ...customer };
  const ids = source.lines.map(({ articleVariantId }) => articleVariantId);
  const rows = await selectVariants(db, buyer).where(inArray(variants.articleVariantId, ids));
  const known = new Map(rows.map((row) => [row.articleVariantId, row]));
  const colourIds = [...new Set(rows.map(({ articleColorId }) => articleColorId))];
  const limits = groupBy(
    colourIds.length === 0
      ? []
      : await db.select().from(lengthLimits).where(inArray(lengthLimits.articleColorId, colourIds)),
    ({ articleColorId }) => articleColorId,
  );
  return source.lines.map((line) => {
    const row = known.get(line.articleVariantId);
    return {
      ...line,
      articleColorId: row?.articleColorId ?? '',
      facts: row
        ? {
            style: row,
            colour: { salesPeriodTo: row.salesPeriodTo, lengthLimits: limits.get(row.articleColorId) ?? [] },
            variant: variantOf(row, buyer),
          }
        : { style: null, colour: null, variant: null },
    };
  });
}

async function carries(db: Queryable, customerId: string, subdivision: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(customerSubdivisions)
    .where(
      and(eq(customerSubdivisions.customerId, customerId), eq(customerSubdivisions.subdivision, subdivision)),
    );
  return row !== undefined;
}

async function finalizedIn(
  db: Queryable,
  place: Place & { rightEnv: RightEnv; customerId: string },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(carts)
    .where(and(inPlace(place), eq(carts.state, 'finalized')));
  return row?.count ?? 0;
}

/**
 * Reads everything that a plan needs for one target.
 *
 * @throws {Refusal} 404 `notFound`, whether the customer is missing, belongs to others or is forbidden.
 */
export async function readTarget(
  db: Queryable,
  source: ReadSource,
  wish: CopyWish,
  { user, rightEnv, now, language }: Copying,
): Promise<ReadTarget> {
  const customer = await customerFor(db, user, rightEnv, wish.customerId);
  const place = { ...source.place, rightEnv, customerId: customer.customerId };
  const cart = await readCart(db, place);
  return {
    customer,
    cart,
    finalized: await finalizedIn(db, place),
    facts: {
      now,
      place,
      currency: customer.currency,
      sourceCurrency: source.said.currency,
      isSource: cart !== null && cart.cartId === source.cartId,
      carriesSubdivision: await carries(db, customer.customerId, source.place.subdivision),
      sellingTime: await sellingTimeOf(db, user, rightEnv, customer, source.place, now),
      mayPreview: mayPreview(user.rights, rightEnv),
      locks: await locksOfCustomer(db, customer.customerId, language),
      standing: wish.standing,
      existingLines: cart?.lines ?? [],
      lines: await readLines(db, source, rightEnv, customer),
    },
  };
}
