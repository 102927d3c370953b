import { randomUUID } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import type { Config } from '../../configuration/config.ts';
import type { Database } from '../../database/database.ts';
import { rightsOfRole } from '../../user/roleRights.ts';
import { users } from '../../user/user.schema.ts';
import { makeLink } from './passwordLink.store.ts';
import { linkPath, type OperatorEntry } from './passwordPage.ts';

/** The first operator: everything that rights allow, at every customer. */
export function operatorOf(entry: OperatorEntry, passwordHash: string): typeof users.$inferInsert {
  const userId = randomUUID();
  return {
    ...entry,
    ...rightsOfRole('employee'),
    userId,
    passwordHash,
    canonicalId: userId,
    everyCustomer: true,
  };
}

/**
 * For a portal with its own provider and nobody in it: the address at which the first operator sets a password, valid
 * once and for an hour. Each start makes a new one. null where somebody can sign in already: people who were imported
 * have no password yet.
 */
export async function firstOperatorUrl(
  { identity, publicUrl }: Pick<Config, 'identity' | 'publicUrl'>,
  database: Database,
  now: number,
): Promise<string | null> {
  if (identity.foreign) return null;
  const [known] = await database.db
    .select({ userId: users.userId })
    .from(users)
    .where(isNotNull(users.passwordHash))
    .limit(1);
  if (known) return null;
  const secret = await makeLink(database, { purpose: 'firstOperator', userId: null }, now);
  return `${publicUrl}${linkPath(secret)}`;
}
