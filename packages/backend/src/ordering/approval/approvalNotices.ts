import { asLanguage, defaultLanguage, type Language, type RightEnv } from '@selvedge/core/contract';
import { rightTo } from '@selvedge/core/rules';
import { and, eq, exists, inArray, max, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import { anyOf } from '../../database/anyOf.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { within } from '../../database/transaction.ts';
import { enqueueMails } from '../../mail/enqueue.ts';
import { outgoingMails } from '../../mail/mail.schema.ts';
import { users } from '../../user/user.schema.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { carts } from '../cart/cart.schema.ts';
import { readHead } from '../cart/cart.store.ts';
import { placeWords } from '../document/placeWords.ts';
import { usersWhoSee } from '../pos/whoSees.ts';
import { approvalMails } from './approval.schema.ts';
import { type ApprovalOutcome, approvalMail } from './approvalMail.ts';

/**
 * Delay of the one mail about a waiting order (ms): nobody is reminded by mail. A recall or a new approval within this time gives no mail, or only
 * one.
 */
export const GRACE = 60_000;
/** Shortest time between two mails to one person about one waiting cart (ms). */
export const LEAST_BETWEEN = 5 * 60_000;

/** What the functions below need besides the database. */
export interface Notifying {
  readonly now: number;
  readonly publicUrl: string;
}

interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly selectedLanguage: string | null;
}

const readerColumns = { userId: users.userId, email: users.email, selectedLanguage: users.selectedLanguage };

const languageOf = ({ selectedLanguage }: Recipient): Language =>
  asLanguage(selectedLanguage) ?? defaultLanguage;

/** A customer's carts, by values or by columns of a query. */
interface CartsOf {
  readonly rightEnv: string | SQLWrapper;
  readonly customerId: string | SQLWrapper;
}

/** Users who may finalize carts of the customer. */
const manages = (db: Queryable, { rightEnv, customerId }: CartsOf) =>
  and(
    usersWhoSee(db, customerId),
    sql`${users.rights} -> ${rightEnv}::text -> 'rights' ? ${rightTo.submit}::text`,
  );

/** People who may finalize carts of the customer, except the acting user. */
const managersOf = (
  db: Queryable,
  place: { readonly rightEnv: RightEnv; readonly customerId: string },
  user: SignedInUser,
): Promise<Recipient[]> =>
  db
    .select(readerColumns)
    .from(users)
    .where(and(ne(users.userId, user.userId), manages(db, place)));

async function send(
  database: Database,
  db: Queryable,
  user: SignedInUser,
  cart: CartRow,
  reader: Recipient,
  outcome: ApprovalOutcome,
  { now, publicUrl }: Notifying,
  notBefore: number,
): Promise<string[]> {
  const head = await readHead(db, user, cart.cartId);
  const language = languageOf(reader);
  const place = await placeWords(db, head, language);
  const content = approvalMail(head, outcome, { language, publicUrl, place });
  const letter = { recipients: [reader.email], content, sender: null, notBefore };
  return enqueueMails(within(database, db), letter, now);
}

/** Deletes mails that tell managers about a waiting cart, unless they have been sent. */
async function withdraw(db: Queryable, which: SQL | undefined): Promise<void> {
  const mails = db.select({ mailId: approvalMails.mailId }).from(approvalMails).where(which);
  const withdrawn = await db
    .delete(outgoingMails)
    .where(and(inArray(outgoingMails.mailId, mails), eq(outgoingMails.state, 'queued')))
    .returning({ mailId: outgoingMails.mailId });
  if (withdrawn.length === 0) return;
  await db.delete(approvalMails).where(
    inArray(
      approvalMails.mailId,
      withdrawn.map(({ mailId }) => mailId),
    ),
  );
}

/** Deletes the mails about a cart that no longer waits. */
export const withdrawMails = (db: Queryable, cartId: string): Promise<void> =>
  withdraw(db, eq(approvalMails.cartId, cartId));

/**
 * Deletes the mails to people about carts that they may not finalize any more: who is disabled, or has another role or
 * other customers, is not told what they could not see. To be called once their rights are changed.
 */
export const withdrawMailsTo = (db: Queryable, userIds: readonly string[]): Promise<void> =>
  withdraw(
    db,
    and(
      sql`${approvalMails.userId} = ${anyOf(userIds)}`,
      not(
        exists(
          db
            .select({ one: sql`1` })
            .from(carts)
            .innerJoin(users, eq(users.userId, approvalMails.userId))
            .where(and(eq(carts.cartId, approvalMails.cartId), manages(db, carts))),
        ),
      ),
    ),
  );

/**
 * Queues a mail that a cart waits, for everyone who may finalize it. Approvals within minutes of each other give
 * one mail.
 */
export async function notifyManagers(
  database: Database,
  db: Queryable,
  user: SignedInUser,
  cart: CartRow,
  notifying: Notifying,
): Promise<void> {
  await withdrawMails(db, cart.cartId);
  const sent = await db
    .select({ userId: approvalMails.userId, dueAt: max(approvalMails.dueAt) })
    .from(approvalMails)
    .where(eq(approvalMails.cartId, cart.cartId))
    .groupBy(approvalMails.userId);
  const lastOf = new Map(sent.map(({ userId, dueAt }) => [userId, dueAt ?? 0]));
  const outcome = { what: 'approved', by: nameOf(user) } as const;
  for (const reader of await managersOf(db, cart, user)) {
    const last = lastOf.get(reader.userId);
    const earliest = last === undefined ? 0 : last + LEAST_BETWEEN;
    const dueAt = Math.max(notifying.now + GRACE, earliest);
    const mailIds = await send(database, db, user, cart, reader, outcome, notifying, dueAt);
    const { cartId } = cart;
    const { userId } = reader;
    await db.insert(approvalMails).values(mailIds.map((mailId) => ({ mailId, cartId, userId, dueAt })));
  }
}

/** Tells the approver what became of a cart, unless the approver did it or sees the cart no more. */
export async function notifyApprover(
  database: Database,
  db: Queryable,
  user: SignedInUser,
  cart: CartRow,
  approver: { readonly userId: string; readonly outcome: ApprovalOutcome },
  notifying: Notifying,
): Promise<void> {
  if (approver.userId === user.userId) return;
  const [reader] = await db
    .select(readerColumns)
    .from(users)
    .where(and(eq(users.userId, approver.userId), usersWhoSee(db, cart.customerId)));
  if (reader) await send(database, db, user, cart, reader, approver.outcome, notifying, notifying.now);
}
