import type { Language, Settings } from '@selvedge/core/contract';
import { asLanguage } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { SignedInUser } from '../access/accessCheck.ts';
import type { Database } from '../database/database.ts';
import { isWellFormed } from '../http/wellFormed.ts';
import { users } from './user.schema.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser({ db }: Database, userId: string): Promise<UserRow | undefined> {
  if (!isWellFormed(userId)) return undefined;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.disabled, false)));
  return row;
}

/** Finds a user by e-mail address, ignoring case and surrounding spaces. A disabled one is unknown. */
export async function findUserByEmail({ db }: Database, email: string): Promise<UserRow | undefined> {
  if (!isWellFormed(email)) return undefined;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), eq(users.disabled, false)));
  return row;
}

/**
 * The password hash of a user who is not disabled. Waits for whoever is changing it: what is read is what is valid, and
 * what was stored before will be seen by the change that comes next.
 */
export async function currentPasswordHash({ db }: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.disabled, false)))
    .for('share');
  return row?.passwordHash ?? null;
}

/** The user without anything secret, as routes see it. */
export const signedInUser = (row: UserRow): SignedInUser => ({
  userId: row.userId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  canonicalId: row.canonicalId,
  roles: row.roles,
  rights: row.rights,
  everyCustomer: row.everyCustomer,
});

export async function settingsOf(database: Database, userId: string): Promise<Settings> {
  const row = await findUser(database, userId);
  return { selectedLanguage: asLanguage(row?.selectedLanguage) };
}

/** Stores a renewed password hash, unless the password was changed meanwhile. */
export async function storePasswordHash(
  { db }: Database,
  { userId, passwordHash }: UserRow,
  anew: string,
): Promise<void> {
  const asBefore = passwordHash === null ? undefined : eq(users.passwordHash, passwordHash);
  await db
    .update(users)
    .set({ passwordHash: anew })
    .where(and(eq(users.userId, userId), asBefore));
}

export async function storeLanguage({ db }: Database, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ selectedLanguage: language }).where(eq(users.userId, userId));
}
