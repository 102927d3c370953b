import type { Config } from '../configuration/config.ts';
import type { Database } from '../database/database.ts';
import { demoAccounts } from '../user/demoAccounts.ts';

/**
 * Outside demonstrations nobody may enter with a password that is published.
 *
 * @throws with a sentence for whoever starts it, when the database has the accounts of the demonstration.
 */
export async function refuseDemo({ identity }: Config, database: Database): Promise<void> {
  if (identity.foreign) return;
  if ((await demoAccounts(database)).length > 0)
    throw new Error(
      'the database has the accounts of the demonstration, whose password is published; start with an empty one (DATA_DIR or DATABASE_URL), set OIDC_ISSUER to your provider, or DEMO=on for a demonstration that everybody may enter.',
    );
}
