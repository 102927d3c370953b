import type { Language, Style } from '@selvedge/core/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { customerFor } from '../pos/customer.policy.ts';
import { colours, variants } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';
import { readStyles } from '../style/style.store.ts';
import type { CartRow } from './cart.policy.ts';
import { cartLines } from './cart.schema.ts';

/** The complete styles of which a cart contains pieces. */
export async function readOrderedStyles(
  db: Queryable,
  user: SignedInUser,
  cart: Pick<CartRow, 'cartId' | 'rightEnv' | 'customerId'>,
  language: Language,
): Promise<Style[]> {
  const customer = await customerFor(db, user, cart.rightEnv, cart.customerId);
  const ordered = db
    .select({ articleId: colours.articleId })
    .from(cartLines)
    .innerJoin(variants, eq(variants.articleVariantId, cartLines.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(and(eq(cartLines.cartId, cart.cartId), gt(cartLines.quantity, 0)));
  const buyer = { rightEnv: cart.rightEnv, ...customer };
  return readStyles(db, inArray(styles.articleId, ordered), { buyer, currency: customer.currency, language });
}
