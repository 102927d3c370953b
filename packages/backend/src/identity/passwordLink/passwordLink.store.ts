import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { users } from '../../user/user.schema.ts';
import { providerRecords } from '../identity.schema.ts';
import { type LinkPurpose, passwordLinks } from './passwordLink.schema.ts';

const hour = 3_600_000;

/** How long a link may be used (ms). */
export const LINK_LIFE: Readonly<Record<LinkPurpose, number>> = {
  firstOperator: hour,
  invitation: 7 * 24 * hour,
  forgotten: hour,
};

// An arbitrary constant for the advisory lock: of two people who hold a link for the first operator one becomes it.
const firstLock = 7_205_304;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const linksOf = (userId: string | null) =>
  userId === null ? isNull(passwordLinks.userId) : eq(passwordLinks.userId, userId);

/**
 * The links that a new one ends. Anybody may ask for one for a forgotten password, so that it ends those alone: an
 * invitation stays what its operator said it is.
 */
const endedBy = (purpose: LinkPurpose, userId: string | null) =>
  purpose === 'forgotten' ? and(linksOf(userId), eq(passwordLinks.purpose, purpose)) : linksOf(userId);

/** Makes a link, which ends earlier ones of the same user, and returns its secret. */
export async function makeLink(
  database: Database,
  { purpose, userId }: { readonly purpose: LinkPurpose; readonly userId: string | null },
  now: number,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await inTransaction(database, async (db) => {
    await db.delete(passwordLinks).where(endedBy(purpose, userId));
    await db
      .insert(passwordLinks)
      .values({ secretHash: hashOf(secret), purpose, userId, expiresAt: now + LINK_LIFE[purpose] });
  });
  return secret;
}

/** The person behind a link that may still be used. */
export interface LinkedPerson {
  readonly purpose: LinkPurpose;
  /** null for the first operator. */
  readonly user: Pick<typeof users.$inferSelect, 'userId' | 'email' | 'firstName' | 'lastName'> | null;
}

const usable = (secret: string, now: number) =>
  and(eq(passwordLinks.secretHash, hashOf(secret)), gt(passwordLinks.expiresAt, now));

/** Who may use a link; null when it was used, has expired, was made up, or its user was disabled. */
export async function personOf({ db }: Database, secret: string, now: number): Promise<LinkedPerson | null> {
  const [found] = await db
    .select({ purpose: passwordLinks.purpose, linkedTo: passwordLinks.userId, user: users })
    .from(passwordLinks)
    .leftJoin(users, and(eq(users.userId, passwordLinks.userId), eq(users.disabled, false)))
    .where(usable(secret, now));
  if (!found) return null;
  const { purpose, linkedTo, user } = found;
  return linkedTo !== null && user === null ? null : { purpose, user };
}

/** Where the provider's records say whose they are; the last three are a sign-in that is under way. */
const owners = [
  '{accountId}',
  '{session,accountId}',
  '{result,login,accountId}',
  '{lastSubmission,login,accountId}',
];

/**
 * Ends everything that somebody is signed in with: sessions, grants and tokens; and what they are about to be signed in
 * with, since a browser that has left its password may carry its sign-in on an hour later.
 */
export async function endSessions(db: Queryable, userId: string): Promise<void> {
  const belongs = owners.map((path) => sql`${providerRecords.payload} #>> ${path}::text[] = ${userId}`);
  await db.delete(providerRecords).where(or(...belongs));
}

/** Uses up a link. False when it is used up already, by somebody at the same moment too. */
async function takeLink(db: Queryable, secret: string, now: number): Promise<boolean> {
  const taken = await db
    .delete(passwordLinks)
    .where(usable(secret, now))
    .returning({ secretHash: passwordLinks.secretHash });
  return taken.length > 0;
}

/**
 * Uses up a user's link: the password is set, and whatever was signed in with the old one is signed out. Their other
 * links end as well: one that somebody else has would change the password again. False when the link can no longer be
 * used.
 */
export const setPassword = (
  database: Database,
  secret: string,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
  now: number,
): Promise<boolean> =>
  inTransaction(database, async (db) => {
    if (!(await takeLink(db, secret, now))) return false;
    await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.userId, userId), eq(users.disabled, false)));
    await db.delete(passwordLinks).where(linksOf(userId));
    await endSessions(db, userId);
    return true;
  });

/** Uses up the first operator's link and makes their account. False when the link can no longer be used. */
export const addFirstOperator = (
  database: Database,
  secret: string,
  operator: typeof users.$inferInsert,
  now: number,
): Promise<boolean> =>
  inTransaction(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${firstLock}::bigint)`);
    const [known] = await db
      .select({ userId: users.userId })
      .from(users)
      .where(isNotNull(users.passwordHash))
      .limit(1);
    if (known !== undefined || !(await takeLink(db, secret, now))) return false;
    const { passwordHash, roles, rights, everyCustomer } = operator;
    // Somebody who was imported may be the first operator.
    await db
      .insert(users)
      .values(operator)
      .onConflictDoUpdate({ target: users.email, set: { passwordHash, roles, rights, everyCustomer } });
    return true;
  });

/** Removes links that have expired. */
export async function sweepLinks({ db }: Database, now: number): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}
