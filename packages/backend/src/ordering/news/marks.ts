import { type RightEnv, rightEnvs, type SeasonPlace } from '@selvedge/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { AppContext } from '../../appContext.ts';
import { anyOf } from '../../database/anyOf.ts';
import type { Queryable } from '../../database/database.ts';
import { userCustomers } from '../../user/user.schema.ts';
import { carts } from '../cart/cart.schema.ts';
import { shownFirst } from '../cart/cart.store.ts';
import { liveEvents } from '../live/live.schema.ts';
import { waitingFigures } from '../waiting/waiting.store.ts';
import { createNewsWatch, type NewsWatch } from './newsWatch.ts';

/** Live shopping events by id, carts by their place, and waiting carts by who sees them. */
export type NewsSource = 'live' | 'cart' | 'waiting';

type PlaceKey = readonly [
  env: string,
  customer: string,
  season: string,
  subdivision: string,
  collection: string,
];

export const placeKey = ({
  rightEnv,
  customerId,
  season,
  subdivision,
  collectionType,
}: SeasonPlace): string =>
  JSON.stringify([rightEnv, customerId, season, subdivision, collectionType] satisfies PlaceKey);

/** The mark of a cart at a version. */
export const cartMark = ({
  cartId,
  version,
}: {
  readonly cartId: string;
  readonly version: number;
}): string => `${cartId}.${version}`;

/** Marks of the carts that places show, by the place's key: the current cart, otherwise the last finalized one. */
export async function cartMarks(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const places = keys.map((key) => {
    const [env, customer, season, subdivision, collection] = JSON.parse(key) as PlaceKey;
    return { key, env, customer, season, subdivision, collection };
  });
  const asked = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
    as asked(key text, env text, customer text, season text, subdivision text, collection text)`;
  const shown = db
    .select({ cartId: carts.cartId, version: carts.version })
    .from(carts)
    .where(
      and(
        eq(carts.rightEnv, sql`asked.env`),
        eq(carts.customerId, sql`asked.customer`),
        eq(carts.season, sql`asked.season`),
        eq(carts.subdivision, sql`asked.subdivision`),
        eq(carts.collectionType, sql`asked.collection`),
      ),
    )
    .orderBy(...shownFirst)
    .limit(1)
    .as('shown');
  // From place to place: seasons that are over leave carts behind that nobody asks for.
  const rows = await db
    .select({ key: sql<string>`asked.key`, cartId: shown.cartId, version: shown.version })
    .from(asked)
    .innerJoinLateral(shown, sql`true`);
  return new Map(rows.map(({ key, ...cart }) => [key, cartMark(cart)]));
}

/**
 * The key of the approved carts that somebody sees: the environment alone for who sees all customers. Each of the others
 * has a key of their own, so that an approval wakes only those who see its cart.
 */
export const waitingKey = (
  rightEnv: RightEnv,
  { userId, everyCustomer }: Pick<SignedInUser, 'userId' | 'everyCustomer'>,
): string => (everyCustomer ? rightEnv : `${rightEnv}/${userId}`);

/** Marks of the approved carts that are seen. There is none where no cart is. */
export async function waitingMarks(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const rightEnv of rightEnvs) {
    const approved = and(eq(carts.state, 'approved'), eq(carts.rightEnv, rightEnv));
    if (keys.includes(rightEnv)) {
      const [row] = await db.select(waitingFigures).from(carts).where(approved);
      if (row && row.count > 0) marks.set(rightEnv, row.which);
    }
    const prefix = waitingKey(rightEnv, { userId: '', everyCustomer: false });
    const userIds = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    if (userIds.length === 0) continue;
    const rows = await db
      .select({ userId: userCustomers.userId, which: waitingFigures.which })
      .from(carts)
      .innerJoin(userCustomers, eq(userCustomers.customerId, carts.customerId))
      .where(and(approved, sql`${userCustomers.userId} = ${anyOf(userIds)}`))
      .groupBy(userCustomers.userId);
    for (const { userId, which } of rows) marks.set(prefix + userId, which);
  }
  return marks;
}

/** The versions of live shopping events by id, without events that no longer exist. */
async function liveMarks(db: Queryable, eventIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ eventId: liveEvents.eventId, version: liveEvents.version })
    .from(liveEvents)
    .where(sql`${liveEvents.eventId} = ${anyOf(eventIds)}`);
  return new Map(rows.map(({ eventId, version }) => [eventId, String(version)]));
}

/** Creates the process's one {@link NewsWatch}. */
export function watchNews(
  app: FastifyInstance,
  { database: { db }, metrics }: AppContext,
): NewsWatch<NewsSource> {
  const watch = createNewsWatch<NewsSource>(
    {
      live: (eventIds) => liveMarks(db, eventIds),
      cart: (keys) => cartMarks(db, keys),
      waiting: (keys) => waitingMarks(db, keys),
    },
    (error) => app.log.error({ err: error }, 'news could not be read'),
    metrics.heldCalls,
  );
  app.addHook('preClose', async () => watch.stop());
  return watch;
}
