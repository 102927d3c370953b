import { asLanguage, defaultLanguage, type Language, type RightEnv } from '@selvedge/core/contract';
import { rightTo } from '@selvedge/core/rules';
import { and, eq, exists, inArray, max, ne, or, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { within } from '../../database/transaction.ts';
import { enqueueMails } from '../../mail/enqueue.ts';
import { outgoingMails } from '../../mail/mail.schema.ts';
import { userCustomers, users } from '../../user/user.schema.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { readHead } from '../cart/cart.store.ts';
import { approvalMails } from './approval.schema.ts';
import { type ApprovalOutcome, approvalMail } from './approvalMail.ts';

/**
 * Delay of a mail about a waiting order (ms). A recall or a new approval within this time gives no mail, or only
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

/** People who may finalize carts of the customer, except the acting user. */
const managersOf = (
  db: Queryable,
  { rightEnv, customerId }: { readonly rightEnv: RightEnv; readonly customerId: string },
  user: SignedInUser,
): Promise<Recipient[]> =>
  db
    .select(readerColumns)
    .from(users)
    .where(
      and(
        ne(users.userId, user.userId),
        eq(users.disabled, false),
        sql`${users.rights} -> ${rightEnv}::text -> 'rights' ? ${rightTo.submit}::text`,
        or(
          eq(users.everyCustomer, true),
          exists(
            db
              .select({ one: sql`1` })
              .from(userCustomers)
              .where(and(eq(userCustomers.userId, users.userId), eq(userCustomers.customerId, customerId))),
          ),
        ),
      ),
    );

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
  const content = approvalMail(head, outcome, { language: languageOf(reader), publicUrl });
  const letter = { recipients: [reader.email], content, sender: null, notBefore };
  return enqueueMails(within(database, db), letter, now);
}

/** Deletes the mails about a cart that no longer waits, unless they have been sent. */
export async function withdrawMails(db: Queryable, cartId: string): Promise<void> {
  const mails = db
    .select({ mailId: approvalMails.mailId })
    .from(approvalMails)
    .where(eq(approvalMails.cartId, cartId));
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

/** Tells the approver what became of a cart, unless the approver did it. */
export async function notifyApprover(
  database: Database,
  db: Queryable,
  user: SignedInUser,
  cart: CartRow,
  approver: { readonly userId: string; readonly outcome: ApprovalOutcome },
  notifying: Notifying,
): Promise<void> {
  if (approver.userId === user.userId) return;
  const [reader] = await db.select(readerColumns).from(users).where(eq(users.userId, approver.userId));
  if (reader) await send(database, db, user, cart, reader, approver.outcome, notifying, notifying.now);
}
