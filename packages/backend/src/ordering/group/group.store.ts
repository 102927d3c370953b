import type { Amount, CartHead, Group, GroupHead, Language } from '@selvedge/core/contract';
import { judgeCart, namedSpotOf, spotOf } from '@selvedge/core/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import { cartFor } from '../cart/cart.policy.ts';
import { carts } from '../cart/cart.schema.ts';
import { readHeads } from '../cart/cart.store.ts';
import { readOrderedStyles } from '../cart/cartContents.ts';
import { readCartFacts } from '../cart/cartFacts.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { type GroupRow, seesGroup } from './group.policy.ts';
import { groupOrderCarts, groupOrders } from './group.schema.ts';

/** Values by currency, since the customers of the carts may use different ones, and a cart several (N7). */
function valuesOf(heads: readonly CartHead[]) {
  const sums = new Map<string, number>();
  const add = ({ currency, value }: Amount) => sums.set(currency, (sums.get(currency) ?? 0) + value);
  for (const head of heads) [head, ...(head.otherValues ?? [])].forEach(add);
  return [...sums]
    .map(([currency, value]) => ({ currency, value }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

const headOf = (row: GroupRow, heads: readonly CartHead[]): GroupHead => ({
  groupId: row.groupId,
  groupName: row.groupName,
  season: row.season,
  version: row.version,
  made: { by: row.madeBy, at: row.madeAt },
  carts: heads.length,
  finalized: heads.filter(({ state }) => state === 'finalized').length,
  customers: new Set(heads.map(({ customerId }) => customerId)).size,
  pieces: heads.reduce((sum, { pieces }) => sum + pieces, 0),
  values: valuesOf(heads),
});

/** The heads of the carts in some groups, limited to customers that the user sees. */
async function headsIn(db: Queryable, user: SignedInUser, groupIds: readonly string[]) {
  if (groupIds.length === 0) return new Map<string, CartHead[]>();
  const members = await db
    .select({ groupId: groupOrderCarts.groupId, cartId: groupOrderCarts.cartId })
    .from(groupOrderCarts)
    .where(inArray(groupOrderCarts.groupId, [...groupIds]))
    .orderBy(groupOrderCarts.addedAt, groupOrderCarts.cartId);
  const ids = [...new Set(members.map(({ cartId }) => cartId))];
  const read =
    ids.length === 0
      ? []
      : await readHeads(db, user, and(inArray(carts.cartId, ids), seesCustomer(db, user)));
  const known = new Map(read.map((head) => [head.cartId, head]));
  const byGroup = groupBy(members, ({ groupId }) => groupId);
  return new Map(
    [...byGroup].map(([groupId, list]) => [groupId, list.flatMap(({ cartId }) => known.get(cartId) ?? [])]),
  );
}

/** The group orders the user sees, last changed first. */
export async function readGroups(db: Queryable, user: SignedInUser): Promise<GroupHead[]> {
  const rows = await db
    .select()
    .from(groupOrders)
    .where(seesGroup(db, user))
    .orderBy(desc(groupOrders.changedAt), groupOrders.groupId);
  const heads = await headsIn(
    db,
    user,
    rows.map(({ groupId }) => groupId),
  );
  return rows.map((row) => headOf(row, heads.get(row.groupId) ?? []));
}

/** One group order with its carts, and the result of the rules for each cart that is not finalized. */
export async function readGroup(
  db: Queryable,
  user: SignedInUser,
  row: GroupRow,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<Group> {
  const heads = (await headsIn(db, user, [row.groupId])).get(row.groupId) ?? [];
  const members = [];
  for (const head of heads) {
    if (head.state === 'finalized') {
      members.push({ head, findings: [] });
      continue;
    }
    const cart = await cartFor(db, user, head);
    const findings = judgeCart(await readCartFacts(db, user, cart, { now, language }));
    const styles = findings.some(({ place }) => place.articleId !== undefined)
      ? await readOrderedStyles(db, user, cart, language)
      : [];
    members.push({
      head,
      findings: findings.map((one) => ({ ...one, spot: namedSpotOf(spotOf(one.place, styles)) })),
    });
  }
  return { head: headOf(row, heads), mine: row.madeById === user.userId, carts: members };
}

/** Open and approved pre-order carts with pieces, of all customers the user sees. */
export async function readGroupable(db: Queryable, user: SignedInUser): Promise<CartHead[]> {
  const heads = await readHeads(
    db,
    user,
    and(eq(carts.rightEnv, 'preorder'), inArray(carts.state, ['open', 'approved']), seesCustomer(db, user)),
  );
  return heads.filter(({ pieces }) => pieces > 0);
}

/** Which of the given carts may join a group order of a season. */
export async function groupableAmong(
  db: Queryable,
  user: SignedInUser,
  season: string,
  cartIds: readonly string[],
): Promise<Set<string>> {
  if (cartIds.length === 0) return new Set();
  const heads = await readHeads(
    db,
    user,
    and(
      inArray(carts.cartId, [...cartIds]),
      eq(carts.rightEnv, 'preorder'),
      eq(carts.season, season),
      inArray(carts.state, ['open', 'approved']),
      seesCustomer(db, user),
    ),
  );
  return new Set(heads.map(({ cartId }) => cartId));
}
