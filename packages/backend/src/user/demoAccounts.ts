import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from './user.schema.ts';

/** An account that everyone may try. `title` and `rights` are message ids. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly title: string;
  readonly rights: string;
}

const password = 'selvedge';

const accounts: readonly DemoAccount[] = [
  { email: 'buyer@selvedge.test', password, title: 'signIn.demo.buyer', rights: 'signIn.demo.buyer.rights' },
  {
    email: 'manager@selvedge.test',
    password,
    title: 'signIn.demo.manager',
    rights: 'signIn.demo.manager.rights',
  },
  {
    email: 'viewer@selvedge.test',
    password,
    title: 'signIn.demo.viewer',
    rights: 'signIn.demo.viewer.rights',
  },
  {
    email: 'preview@selvedge.test',
    password,
    title: 'signIn.demo.preview',
    rights: 'signIn.demo.preview.rights',
  },
  {
    email: 'employee@selvedge.test',
    password,
    title: 'signIn.demo.employee',
    rights: 'signIn.demo.employee.rights',
  },
  {
    email: 'locked@selvedge.test',
    password,
    title: 'signIn.demo.locked',
    rights: 'signIn.demo.locked.rights',
  },
];

const emails = new Set(accounts.map(({ email }) => email));

/** Whether this account's password is published. */
export const isDemoAccount = (email: string): boolean => emails.has(email);

/** The demo accounts in this database; empty when it was never seeded with them. */
export async function demoAccounts({ db }: Database): Promise<readonly DemoAccount[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        accounts.map(({ email }) => email),
      ),
    );
  const present = new Set(rows.map(({ email }) => email));
  return accounts.filter(({ email }) => present.has(email));
}
