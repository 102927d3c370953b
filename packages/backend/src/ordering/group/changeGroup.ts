import { randomUUID } from 'node:crypto';
import {
  type BodyOf,
  type changeGroupOrder,
  type createGroupOrder,
  MOST_GROUP_CARTS,
  MOST_GROUPS,
} from '@selvedge/core/contract';
import { mayInsert } from '@selvedge/core/rules';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { badRequest, denied, notFound, Refusal } from '../../http/refusal.ts';
import { requestHashOf } from '../../idempotency/idempotency.ts';
import { seasons } from '../season/season.schema.ts';
import { assertGroups, type GroupRow, groupFor } from './group.policy.ts';
import { groupOrderCarts, groupOrders } from './group.schema.ts';
import { groupableAmong } from './group.store.ts';

/** Who changes group orders, and when (epoch ms). */
interface ChangeContext {
  readonly user: SignedInUser;
  readonly rightEnv: 'preorder' | 'postorder';
  readonly now: number;
}

function assertMayChange({ user, rightEnv }: ChangeContext): void {
  assertGroups(user, rightEnv);
  if (!mayInsert(user.rights, rightEnv)) throw denied('right');
}

/**
 * Adds carts that are not in the group yet.
 *
 * @throws {Refusal} 404 for a cart that is not the user's, is finalized or belongs to another season; 400 for too
 * many.
 */
async function addCarts(
  db: Queryable,
  { groupId, season }: GroupRow,
  cartIds: readonly string[],
  { user, now }: ChangeContext,
) {
  if (cartIds.length === 0) return;
  const eligible = await groupableAmong(db, user, season, cartIds);
  const present = await db.select().from(groupOrderCarts).where(eq(groupOrderCarts.groupId, groupId));
  const known = new Set(present.map(({ cartId }) => cartId));
  const fresh = [...new Set(cartIds)].filter((cartId) => !known.has(cartId));
  if (fresh.some((cartId) => !eligible.has(cartId))) throw notFound();
  if (fresh.length === 0) return;
  await db
    .insert(groupOrderCarts)
    .values(fresh.map((cartId) => ({ groupId, cartId, addedAt: now })))
    .onConflictDoNothing();
  const [held] = await db
    .select({ count: count() })
    .from(groupOrderCarts)
    .where(eq(groupOrderCarts.groupId, groupId));
  if ((held?.count ?? 0) > MOST_GROUP_CARTS) throw badRequest();
}

/** Runs one person's calls one after another, so that together they keep to the limit. */
async function assertRoom(db: Queryable, userId: string, season: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`group orders of ${userId}`}))`);
  const [held] = await db
    .select({ count: count() })
    .from(groupOrders)
    .where(and(eq(groupOrders.madeById, userId), eq(groupOrders.season, season)));
  if ((held?.count ?? 0) >= MOST_GROUPS)
    throw new Refusal(409, 'tooManyGroups', { values: { most: MOST_GROUPS } });
}

/**
 * Makes a group order, once per key.
 *
 * @throws {Refusal} 404 for an unknown season and for carts that cannot be in it; 422 `keyReused`; 409
 * `tooManyGroups` beyond what a person may have in a season.
 */
export function createGroup(
  database: Database,
  { groupName, season, cartIds }: BodyOf<typeof createGroupOrder>,
  key: string,
  context: ChangeContext,
): Promise<GroupRow> {
  assertMayChange(context);
  const { user, now } = context;
  const requestHash = requestHashOf(['createGroupOrder', groupName, season, cartIds]);
  return inTransaction(database, async (db) => {
    const [known] = await db
      .select()
      .from(groupOrders)
      .where(and(eq(groupOrders.madeById, user.userId), eq(groupOrders.key, key)));
    if (known && known.requestHash !== requestHash) throw new Refusal(422, 'keyReused');
    if (known) return known;
    const [ofSeason] = await db.select().from(seasons).where(eq(seasons.season, season));
    if (!ofSeason) throw notFound();
    if (cartIds.length > 0 && (await groupableAmong(db, user, season, cartIds)).size === 0) throw notFound();
    await assertRoom(db, user.userId, season);
    const [made] = await db
      .insert(groupOrders)
      .values({
        groupId: randomUUID(),
        groupName,
        season,
        madeBy: nameOf(user),
        madeById: user.userId,
        madeAt: now,
        changedAt: now,
        key,
        requestHash,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new Refusal(409, 'stillRunning');
    await addCarts(db, made, cartIds, context);
    return made;
  });
}

/**
 * Renames a group order, and adds and removes carts, based on the `version` that was seen.
 *
 * @throws {Refusal} 404, 409 `versionConflict`.
 */
export function changeGroup(
  database: Database,
  groupId: string,
  { version, groupName, add = [], remove = [] }: BodyOf<typeof changeGroupOrder>,
  context: ChangeContext,
): Promise<GroupRow> {
  assertMayChange(context);
  return inTransaction(database, async (db) => {
    const seen = await groupFor(db, context.user, { rightEnv: context.rightEnv, groupId });
    const [changed] = await db
      .update(groupOrders)
      .set({
        groupName: groupName ?? seen.groupName,
        version: sql`${groupOrders.version} + 1`,
        changedAt: context.now,
      })
      .where(and(eq(groupOrders.groupId, groupId), eq(groupOrders.version, version)))
      .returning();
    if (!changed) throw new Refusal(409, 'versionConflict');
    if (remove.length > 0) {
      await db
        .delete(groupOrderCarts)
        .where(and(eq(groupOrderCarts.groupId, groupId), inArray(groupOrderCarts.cartId, [...remove])));
    }
    await addCarts(db, changed, add, context);
    return changed;
  });
}

/** @throws {Refusal} 404, also for users who did not make it. */
export async function dissolveGroup(
  database: Database,
  groupId: string,
  context: ChangeContext,
): Promise<void> {
  assertMayChange(context);
  const row = await groupFor(database.db, context.user, { rightEnv: context.rightEnv, groupId });
  if (row.madeById !== context.user.userId) throw notFound();
  await database.db.delete(groupOrders).where(eq(groupOrders.groupId, groupId));
}
