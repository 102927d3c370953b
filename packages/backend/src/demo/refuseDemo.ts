import type { Config } from '../configuration/config.ts';
import type { Database } from '../database/database.ts';
import { demoAccounts } from '../user/demoAccounts.ts';
import { users } from '../user/user.schema.ts';

/**
 * Outside demonstrations, a portal with its own provider needs real accounts; it invents none.
 *
 * @throws with a sentence for whoever starts it, when the database has no account, or has those of the
 * demonstration.
 */
export async function refuseDemo({ identity }: Config, database: Database): Promise<void> {
  if (identity.foreign) return;
  const way = 'set OIDC_ISSUER to your provider, or DEMO=on for a demonstration that everybody may enter';
  if ((await demoAccounts(database)).length > 0)
    throw new Error(
      `the database has the accounts of the demonstration, whose password is published, and HOST or PUBLIC_URL is not on this machine; ${way}.`,
    );
  const [known] = await database.db.select({ userId: users.userId }).from(users).limit(1);
  if (known === undefined)
    throw new Error(
      `the database has no accounts, and those of the demonstration have a published password, while HOST or PUBLIC_URL is not on this machine; ${way}.`,
    );
}
