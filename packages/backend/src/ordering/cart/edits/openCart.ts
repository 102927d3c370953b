import { randomUUID } from 'node:crypto';
import type { RightEnv } from '@selvedge/core/contract';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import { nameOf } from '../../../access/rights.ts';
import type { Queryable } from '../../../database/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Place } from '../../place/sellingTime.store.ts';
import { carts } from '../cart.schema.ts';
import { currentCartId } from '../cart.store.ts';

const attempts = 3;

/** The one current cart of a place, created if there is none. Concurrent callers all get the same cart. */
export async function openCartAt(
  db: Queryable,
  user: SignedInUser,
  {
    rightEnv,
    customerId,
    season,
    subdivision,
    collectionType,
  }: Place & {
    readonly rightEnv: RightEnv;
    readonly customerId: string;
  },
  now: number,
): Promise<string> {
  const place = { rightEnv, customerId, season, subdivision, collectionType };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await currentCartId(db, place);
    if (current !== null) return current;
    const [made] = await db
      .insert(carts)
      .values({ ...place, cartId: randomUUID(), changedBy: nameOf(user), changedAt: now })
      .onConflictDoNothing()
      .returning({ cartId: carts.cartId });
    if (made) return made.cartId;
  }
  throw new Refusal(409, 'versionConflict');
}
