import type { CopySource, PlannedWish } from '@selvedge/core/contract';
import { endOf, mayInsert } from '@selvedge/core/rules';
import { and, eq } from 'drizzle-orm';
import { nameOf } from '../../access/nameOf.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { bumpVersion } from '../approval/cartVersion.ts';
import { type CartRow, lockedCartFor } from '../cart/cart.policy.ts';
import { cartLines } from '../cart/cart.schema.ts';
import { openCartAt } from '../cart/edits/openCart.ts';
import { replacingCells } from '../cart/edits/replacingCells.ts';
import { copyTargets, type StoredOutcome } from './copy.schema.ts';
import { type Copying, readTarget } from './copyFacts.store.ts';
import { readSource } from './copySource.ts';
import { type PlannedTarget, planned } from './copyTarget.ts';

/** The cells of the target's cart that change, ordered by id. */
function cellsOf({ plan, facts, cart, said }: PlannedTarget) {
  const existing = new Map((cart?.lines ?? []).map((line) => [line.articleVariantId, line]));
  const replaces = facts.standing === 'replace';
  const copied = plan.lines.filter((line) => line.copied > 0);
  const written = copied.map(({ line, copied: pieces, price }) => {
    const before = replaces ? undefined : existing.get(line.articleVariantId);
    return {
      articleVariantId: line.articleVariantId,
      quantity: (before?.quantity ?? 0) + pieces,
      storedPrice: before ? before.storedPrice : price,
      storedCurrency: before?.storedCurrency ?? said.currency,
    };
  });
  const filled = new Set(written.map(({ articleVariantId }) => articleVariantId));
  const emptied = [...(replaces ? existing.values() : [])]
    .filter(({ articleVariantId }) => !filled.has(articleVariantId))
    .map(({ articleVariantId, storedPrice, storedCurrency }) => ({
      articleVariantId,
      quantity: 0,
      storedPrice,
      storedCurrency,
    }));
  return [...written, ...emptied].toSorted((one, other) =>
    one.articleVariantId < other.articleVariantId ? -1 : 1,
  );
}

async function write(
  db: Queryable,
  cart: CartRow,
  target: PlannedTarget,
  { user, now }: Copying,
): Promise<void> {
  await insertRows(
    db,
    cartLines,
    cellsOf(target).map((cell) => ({
      cartId: cart.cartId,
      ...cell,
      changedBy: nameOf(user),
      changedAt: now,
    })),
    replacingCells,
  );
  await bumpVersion(db, cart, user, now);
}

const refused = ({ said }: PlannedTarget, changed: boolean): StoredOutcome => {
  const { sums } = said;
  const whole = {
    ...sums,
    copied: 0,
    refused: sums.planned,
    copiedLines: 0,
    reducedLines: 0,
    refusedLines: sums.lines,
  };
  const nothing = {
    sums: whole,
    value: 0,
    removed: 0,
    priceDifferences: 0,
    end: 'failed' as const,
    cartId: null,
  };
  return changed
    ? { ...said, ...nothing, lines: [], reasons: [{ code: 'planChanged', values: {} }] }
    : { ...said, ...nothing };
};

/** The target changed while its cart was being opened: roll back and plan again. */
class PlanMoved extends Error {}

const attempts = 3;

/**
 * Writes the target as planned, with its cart locked. If the target no longer matches the plan, it is refused and
 * reported.
 */
async function settle(
  db: Queryable,
  source: CopySource,
  wish: PlannedWish,
  copying: Copying,
): Promise<StoredOutcome> {
  const { user, rightEnv, now } = copying;
  const read = await readSource(db, user, { rightEnv, source });
  const look = async () => planned(read, await readTarget(db, read, wish, copying));
  const seen = await look();
  const changed = seen.said.version !== wish.version;
  if (changed || seen.plan.reasons.length > 0) return refused(seen, changed);
  const cartId = await openCartAt(db, user, { ...read.place, rightEnv, customerId: wish.customerId }, now);
  const cart = await lockedCartFor(db, user, { rightEnv, cartId }, mayInsert);
  const held = await look();
  if (held.cart?.cartId !== cartId || held.said.version !== wish.version) throw new PlanMoved();
  await write(db, cart, held, copying);
  const end = endOf(held.plan);
  return { ...held.said, end, cartId };
}

/**
 * Copies to one target of a run and records the outcome, in one transaction. Skips a target that this run has
 * already copied.
 */
export async function copyInto(
  database: Database,
  copyId: string,
  {
    source,
    wish,
    copying,
  }: { readonly source: CopySource; readonly wish: PlannedWish; readonly copying: Copying },
): Promise<void> {
  const target = and(eq(copyTargets.copyId, copyId), eq(copyTargets.customerId, wish.customerId));
  const once = () =>
    inTransaction(database, async (db) => {
      const [existing] = await db.select().from(copyTargets).where(target).for('update');
      if (!existing || (existing.outcome !== null && existing.outcome.end !== 'failed')) return;
      const outcome = await settle(db, source, wish, copying);
      await db.update(copyTargets).set({ outcome }).where(target);
    });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof PlanMoved) || attempt === attempts) throw error;
    }
  }
}
