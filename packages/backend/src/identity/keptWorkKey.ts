import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { storedSecret } from './storedSecret.ts';

/** Read once: reading makes it where there is none, which is a write. */
const secrets = new WeakMap<Database, Promise<string>>();

const secretOf = (database: Database): Promise<string> => {
  const known = secrets.get(database);
  if (known) return known;
  const read = storedSecret(database, 'keptWork').catch((error: unknown) => {
    secrets.delete(database);
    throw error;
  });
  secrets.set(database, read);
  return read;
};

/**
 * The key with which a user's page seals what it keeps in the browser. The same at every sign-in, and nobody else's: it
 * comes from a secret of this portal, so none of the keys is stored.
 */
export const keptWorkKeyOf = async (database: Database, userId: string): Promise<string> =>
  createHmac('sha256', await secretOf(database))
    .update(userId)
    .digest('base64url');
