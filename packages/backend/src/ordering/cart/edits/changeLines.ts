import type { CartLine, Finding, LineChange, LinesAnswer } from '@selvedge/core/contract';
import { assortmentFaultOf, mayInsert, mayPreview, sellingTimeTakesEntries } from '@selvedge/core/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import { nameOf } from '../../../access/nameOf.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { badRequest } from '../../../http/refusal.ts';
import { assertNotFinalized, bumpVersion } from '../../approval/cartVersion.ts';
import { sellingTimeOf } from '../../place/sellingTime.store.ts';
import { type CustomerRow, customerFor } from '../../pos/customer.policy.ts';
import { variants } from '../../style/colour.schema.ts';
import { selectVariants } from '../../style/variantFacts.ts';
import { type CartAddress, type CartRow, lockedCartFor } from '../cart.policy.ts';
import { cartLines } from '../cart.schema.ts';
import { otherCurrency, readHead } from '../cart.store.ts';
import { replacingCells } from './replacingCells.ts';
import { type CellVerdict, type Settlement, type StoredPrice, settleChanges } from './settleChanges.ts';

type VariantRead = Awaited<ReturnType<typeof selectVariants>>[number];

function verdictOn(
  cart: CartRow,
  variant: VariantRead | undefined,
  id: string,
  closed: Finding | undefined,
): CellVerdict {
  const fault = assortmentFaultOf(
    { style: variant ?? null, variant: variant ? { allowedForCustomer: !variant.barred } : null },
    cart,
  );
  if (!variant || fault === 'notAllowedForCart')
    return { refused: { code: 'notAllowedForCart', place: { articleVariantId: id }, values: {} } };
  const { articleId, articleColorId, articleLength } = variant;
  const place = { articleId, articleColorId, articleLength, articleVariantId: id };
  if (closed) return { refused: { ...closed, place } };
  if (fault) return { refused: { code: fault, place, values: {} } };
  return { price: variant.salesPrice };
}

async function storedCells(db: Queryable, { cartId }: CartRow, ids: string[]) {
  const rows = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), inArray(cartLines.articleVariantId, ids)));
  return new Map(rows.map((row) => [row.articleVariantId, row]));
}

async function write(
  db: Queryable,
  { cartId }: CartRow,
  { currency }: CustomerRow,
  { settled }: Settlement,
  user: SignedInUser,
  now: number,
): Promise<boolean> {
  const cells = settled.filter(({ written }) => written);
  if (cells.length === 0) return false;
  await insertRows(
    db,
    cartLines,
    cells.map(({ articleVariantId, quantity, storedPrice, storedCurrency }) => ({
      cartId,
      articleVariantId,
      quantity,
      storedPrice,
      storedCurrency: storedCurrency ?? currency,
      changedBy: nameOf(user),
      changedAt: now,
    })),
    replacingCells,
  );
  return true;
}

async function variantsFor(db: Queryable, cart: CartRow, customer: CustomerRow, ids: string[]) {
  const buyer = { rightEnv: cart.rightEnv, ...customer };
  const rows = await selectVariants(db, buyer).where(inArray(variants.articleVariantId, ids));
  return new Map(rows.map((row) => [row.articleVariantId, row]));
}

/**
 * Changes quantities cell by cell; `settleChanges` decides the outcome of each. The version is raised, and an
 * approval ends, only if a line really changed.
 *
 * @throws {Refusal} 404, 409 `cartFinalized`, 400 for a variant that is named twice.
 */
export function changeCartLines(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  changes: readonly LineChange[],
  now: number,
): Promise<LinesAnswer> {
  const ids = changes.map(({ articleVariantId }) => articleVariantId);
  if (new Set(ids).size < ids.length) throw badRequest();
  return inTransaction(database, async (db) => {
    const cart = await lockedCartFor(db, user, address, mayInsert);
    await assertNotFinalized(db, cart);
    const customer = await customerFor(db, user, cart.rightEnv, cart.customerId);
    const [closed] = sellingTimeTakesEntries({
      now,
      sellingTime: await sellingTimeOf(db, user, cart.rightEnv, customer, cart, now),
      mayPreview: mayPreview(user.rights, cart.rightEnv),
    });
    const known = await variantsFor(db, cart, customer, ids);
    const settlement = settleChanges(changes, await storedCells(db, cart, ids), cart, (id) =>
      verdictOn(cart, known.get(id), id, closed),
    );
    if (await write(db, cart, customer, settlement, user, now)) await bumpVersion(db, cart, user, now);
    const lineOf = (
      articleVariantId: string,
      quantity: number,
      { storedPrice, storedCurrency }: StoredPrice,
    ): CartLine => ({
      articleId: known.get(articleVariantId)?.articleId ?? '',
      articleColorId: known.get(articleVariantId)?.articleColorId ?? '',
      articleVariantId,
      quantity,
      storedPrice,
      ...otherCurrency(storedCurrency, customer),
    });
    return {
      head: await readHead(db, user, cart.cartId),
      before: cart.version,
      stored: settlement.settled.map((cell) => lineOf(cell.articleVariantId, cell.quantity, cell)),
      conflicts: settlement.conflicts.map(({ storedPrice, storedCurrency, ...conflict }) => ({
        ...conflict,
        line: lineOf(conflict.articleVariantId, conflict.theirs, { storedPrice, storedCurrency }),
      })),
      refused: [...settlement.refused],
    };
  });
}
