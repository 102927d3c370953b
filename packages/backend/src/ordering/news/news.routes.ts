import { type CartNews, followCart, followWaiting, type SeasonPlace } from '@selvedge/core/contract';
import { handlesCarts, maySubmit } from '@selvedge/core/rules';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../database/database.ts';
import { bind } from '../../endpoint/bind.ts';
import { runFairly } from '../../fairUse/callsAtOnce.ts';
import { denied } from '../../http/refusal.ts';
import { leftOf } from '../../work/queuedCaller.ts';
import { eventOfVersion } from '../approval/approval.store.ts';
import { carts } from '../cart/cart.schema.ts';
import { inPlace, shownFirst } from '../cart/cart.store.ts';
import { orders } from '../order/order.schema.ts';
import { customerFor } from '../pos/customer.policy.ts';
import { NOTHING_WAITS, waitingFor } from '../waiting/waiting.store.ts';
import { longPoll, type Read } from './longPoll.ts';
import { cartMark, type NewsSource, placeKey, waitingKey } from './marks.ts';
import type { NewsWatch } from './newsWatch.ts';

type NewsAnswer<News> = Omit<News, 'askAgainIn'>;

/** The mark of a place without a cart. */
const NO_CART = '-';

async function cartNewsAt(db: Queryable, place: SeasonPlace): Promise<NewsAnswer<CartNews>> {
  const [row] = await db
    .select({ cart: carts, orderId: orders.orderId, orderNumber: orders.orderNumber })
    .from(carts)
    .leftJoin(orders, eq(orders.cartId, carts.cartId))
    .where(inPlace(place))
    .orderBy(...shownFirst)
    .limit(1);
  if (!row) return { mark: NO_CART, cart: null };
  const { cartId, state, version, changedBy, changedAt } = row.cart;
  const deed = await eventOfVersion(db, row.cart);
  const { orderId, orderNumber } = row;
  return {
    mark: cartMark(row.cart),
    cart: {
      cartId,
      state,
      version,
      changed: { by: changedBy, at: changedAt },
      deed: deed ? { deed: deed.deed, by: deed.by, at: deed.at, reason: deed.reason } : null,
      order: orderId !== null && orderNumber !== null ? { orderId, orderNumber } : null,
    },
  };
}

/** What others do to carts. A call for news waits here until there is some. */
export function registerNewsRoutes(
  app: FastifyInstance,
  context: AppContext,
  watch: NewsWatch<NewsSource>,
): void {
  const { db } = context.database;
  // Waiting takes no turn, but reading does.
  const fairly =
    <News>(who: string, left: AbortSignal, read: () => Promise<News>) =>
    (): Promise<News> =>
      runFairly(context, undefined, { who, left }, read);

  bind(
    app,
    context,
    followCart,
    ({ params: place, query, user, userNow, reply }) => {
      const topic = { source: 'cart', key: placeKey(place) } as const;
      const seenBy = async (who: SignedInUser): Promise<void> => {
        await customerFor(db, who, place.rightEnv, place.customerId);
        if (!handlesCarts(who.rights, place.rightEnv)) throw denied('right');
      };
      const read = async (): Promise<Read<NewsAnswer<CartNews>>> => {
        await seenBy(await userNow());
        const news = await cartNewsAt(db, place);
        return { topicMark: news.cart ? news.mark : undefined, news };
      };
      const gone = leftOf(reply);
      const topicMarkOf = (after: string) => (after === NO_CART ? undefined : after);
      const mayKnow = fairly(user.userId, gone, () => seenBy(user));
      return longPoll(
        watch,
        { topic, ...query, userId: user.userId, gone },
        { topicMarkOf, mayKnow, read: fairly(user.userId, gone, read) },
      );
    },
    { waits: 'news' },
  );

  bind(
    app,
    context,
    followWaiting,
    ({ params: { rightEnv }, query, user, userNow, reply }) => {
      if (!maySubmit(user.rights, rightEnv)) throw denied('right');
      const key = waitingKey(rightEnv, user);
      const topic = { source: 'waiting', key } as const;
      // The watch makes the same mark of the same carts, and none where there are none.
      const topicMarkOf = (mark: string) => (mark === NOTHING_WAITS ? undefined : mark);
      const read = async () => {
        const now = await userNow();
        if (!maySubmit(now.rights, rightEnv)) throw denied('right');
        const news = await waitingFor(db, now, rightEnv);
        return { topicMark: topicMarkOf(news.mark), news };
      };
      const gone = leftOf(reply);
      return longPoll(
        watch,
        { topic, ...query, userId: user.userId, gone },
        { topicMarkOf, read: fairly(user.userId, gone, read) },
      );
    },
    { waits: 'news' },
  );
}
