import { randomUUID } from 'node:crypto';
import type { Language } from '@selvedge/core/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { endSessions } from '../identity/passwordLink/passwordLink.store.ts';
import { withdrawMailsTo } from '../ordering/approval/approvalNotices.ts';
import { customers } from '../ordering/pos/customer.schema.ts';
import { rightsOfRole, type WorkingRole, workingRoleOf } from '../user/roleRights.ts';
import { userCustomers, users } from '../user/user.schema.ts';
import type { UserRow } from '../user/user.store.ts';

/** A user as operators see them: with the customers' numbers. `role` is null for roles of another making. */
export interface UserWithCustomers {
  readonly user: UserRow;
  readonly customers: readonly string[];
  readonly role: WorkingRole | null;
}

/** Somebody to add; `email` is lower case, `customers` are numbers. */
export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: WorkingRole;
  readonly customers: readonly string[];
  readonly everyCustomer: boolean;
  readonly language: Language | null;
}

/** What is left out stays as it is; `customers` (numbers) replaces all of them. */
export interface UserChange {
  readonly role?: WorkingRole | undefined;
  readonly customers?: readonly string[] | undefined;
  readonly everyCustomer?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

// The tables by name: in a query of one table a column alone would be that of the inner ones.
const customersOf = sql<string[]>`coalesce(
  (select json_agg(${customers}.customer_number order by ${customers}.customer_number)
    from ${userCustomers} join ${customers} using (customer_id)
    where ${userCustomers}.user_id = ${users}.user_id), '[]'::json)`;

const withRole = ({ user, customers: own }: { user: UserRow; customers: string[] }): UserWithCustomers => ({
  user,
  customers: own,
  role: workingRoleOf(user.roles),
});

const customersOfNumbers = async (db: Queryable, numbers: readonly string[]) =>
  numbers.length === 0
    ? []
    : db
        .select({ customerId: customers.customerId, customerNumber: customers.customerNumber })
        .from(customers)
        .where(inArray(customers.customerNumber, [...numbers]));

/** All users, disabled ones too, by e-mail address. */
export const allUsers = async ({ db }: Database): Promise<UserWithCustomers[]> =>
  (await db.select({ user: users, customers: customersOf }).from(users).orderBy(asc(users.email))).map(
    withRole,
  );

/** A user by lower-case e-mail address, disabled ones too. */
export async function knownUser({ db }: Database, email: string): Promise<UserWithCustomers | null> {
  const [found] = await db
    .select({ user: users, customers: customersOf })
    .from(users)
    .where(eq(users.email, email));
  return found ? withRole(found) : null;
}

/** Those of the numbers that no customer has. */
export async function unknownCustomers(
  { db }: Database,
  numbers: readonly string[],
): Promise<readonly string[]> {
  const known = new Set((await customersOfNumbers(db, numbers)).map(({ customerNumber }) => customerNumber));
  return numbers.filter((number) => !known.has(number));
}

async function assign(db: Queryable, userId: string, numbers: readonly string[]): Promise<void> {
  await db.delete(userCustomers).where(eq(userCustomers.userId, userId));
  const rows = (await customersOfNumbers(db, numbers)).map(({ customerId }) => ({ userId, customerId }));
  if (rows.length > 0) await db.insert(userCustomers).values(rows);
}

/** Adds a user without a password. False when the address is taken. */
export const addUser = (
  database: Database,
  { email, firstName, lastName, role, customers: own, everyCustomer, language }: NewUser,
): Promise<boolean> =>
  inTransaction(database, async (db) => {
    const userId = randomUUID();
    const added = await db
      .insert(users)
      .values({
        ...rightsOfRole(role),
        userId,
        email,
        firstName,
        lastName,
        canonicalId: userId,
        everyCustomer,
        selectedLanguage: language,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ userId: users.userId });
    if (added.length === 0) return false;
    await assign(db, userId, own);
    return true;
  });

/** Changes a user. Whoever is disabled is signed out everywhere, at once. */
export const changeUser = (
  database: Database,
  email: string,
  { role, customers: own, everyCustomer, disabled }: UserChange,
): Promise<void> =>
  inTransaction(database, async (db) => {
    const [found] = await db
      .select({ userId: users.userId })
      .from(users)
      .where(eq(users.email, email))
      .for('update');
    if (!found) return;
    const set = {
      ...(role !== undefined && rightsOfRole(role)),
      ...(everyCustomer !== undefined && { everyCustomer }),
      ...(disabled !== undefined && { disabled }),
    };
    if (Object.keys(set).length > 0) await db.update(users).set(set).where(eq(users.userId, found.userId));
    if (own !== undefined) await assign(db, found.userId, own);
    if (disabled) await endSessions(db, found.userId);
    await withdrawMailsTo(db, [found.userId]);
  });
