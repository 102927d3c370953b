import { asLanguage, defaultLanguage, type OrderHead } from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { enqueueMails } from '../../../mail/enqueue.ts';
import { outgoingMails } from '../../../mail/mail.schema.ts';
import { users } from '../../../user/user.schema.ts';
import { cartApprovals } from '../../cart/cart.schema.ts';
import { placeWords } from '../../document/placeWords.ts';
import { usersWhoSee } from '../../pos/whoSees.ts';
import { orders } from '../order.schema.ts';
import { readOrder, readOrderHeads } from '../order.store.ts';
import { orderStatusMails } from '../status/orderStatus.schema.ts';
import { numberedStatusesOf } from '../status/orderStatus.store.ts';
import { statusMail } from './statusMail.ts';

/** Delay of a mail about an order (ms): what else is reported within it stands in the same mail. */
export const STATUS_GRACE = 60_000;

/** What telling needs besides the database. `now` in epoch ms. */
interface StatusTelling {
  readonly now: number;
  readonly publicUrl: string;
  /** IANA name of the house's time zone. */
  readonly timeZone: string;
}

type StatusReader = Pick<typeof users.$inferSelect, 'userId' | 'email' | 'selectedLanguage'>;

/** Who placed or approved an order and may still see it. */
async function readersOf(
  db: Queryable,
  { orderId, customerId, rightEnv }: OrderHead,
): Promise<StatusReader[]> {
  const [who] = await db
    .select({ placed: orders.finalizedById, approved: cartApprovals.approvedById })
    .from(orders)
    .leftJoin(cartApprovals, eq(cartApprovals.cartId, orders.cartId))
    .where(eq(orders.orderId, orderId));
  const ids = [who?.placed, who?.approved].filter((id) => typeof id === 'string');
  const found = await db
    .select()
    .from(users)
    .where(and(sql`${users.userId} = ${anyOf(ids)}`, usersWhoSee(db, customerId)));
  return found.filter(({ rights }) => handlesCarts(rights, rightEnv));
}

/** Takes back the mails that are not on their way yet; the earliest moment at which one was due, or null. */
async function withdrawn(db: Queryable, orderId: string, userId: string): Promise<number | null> {
  const ofReader = and(eq(orderStatusMails.orderId, orderId), eq(orderStatusMails.userId, userId));
  const mails = db.select({ mailId: orderStatusMails.mailId }).from(orderStatusMails).where(ofReader);
  const taken = await db
    .delete(outgoingMails)
    .where(and(inArray(outgoingMails.mailId, mails), eq(outgoingMails.state, 'queued')))
    .returning({ mailId: outgoingMails.mailId });
  if (taken.length === 0) return null;
  const gone = await db
    .delete(orderStatusMails)
    .where(
      inArray(
        orderStatusMails.mailId,
        taken.map(({ mailId }) => mailId),
      ),
    )
    .returning({ dueAt: orderStatusMails.dueAt });
  return Math.min(...gone.map(({ dueAt }) => dueAt));
}

/** The last report of which a reader was told; 0: of none. */
async function toldUpTo(db: Queryable, orderId: string, userId: string): Promise<number> {
  const [found] = await db
    .select({ last: max(orderStatusMails.lastStatusId) })
    .from(orderStatusMails)
    .where(and(eq(orderStatusMails.orderId, orderId), eq(orderStatusMails.userId, userId)));
  return found?.last ?? 0;
}

/**
 * Queues a mail about each of the orders, for who placed it and who approved it: with what was reported since the last
 * mail that they got (O8). `database` is within the transaction that keeps the reports.
 */
export async function tellOfStatuses(
  database: Database,
  which: SQL,
  { now, publicUrl, timeZone }: StatusTelling,
): Promise<void> {
  const { db } = database;
  const heads = await readOrderHeads(db, which);
  const statuses = await numberedStatusesOf(
    db,
    heads.map(({ orderId }) => orderId),
  );
  for (const head of heads)
    for (const { userId, email, selectedLanguage } of await readersOf(db, head)) {
      const { orderId } = head;
      const dueAt = (await withdrawn(db, orderId, userId)) ?? now + STATUS_GRACE;
      const told = await toldUpTo(db, orderId, userId);
      const untold = (statuses.get(orderId) ?? []).filter(({ statusId }) => statusId > told);
      const lastStatusId = untold.at(-1)?.statusId;
      if (lastStatusId === undefined) continue;
      const language = asLanguage(selectedLanguage) ?? defaultLanguage;
      const content = statusMail(
        await readOrder(db, head, language),
        untold.map(({ status }) => status),
        { language, publicUrl, timeZone, place: await placeWords(db, head, language) },
      );
      const letter = { recipients: [email], content, sender: null, notBefore: dueAt };
      const [mailId] = await enqueueMails(database, letter, now);
      if (mailId === undefined) throw new Error('A mail without an id');
      await db.insert(orderStatusMails).values({ mailId, orderId, userId, lastStatusId, dueAt });
    }
}
