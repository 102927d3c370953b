import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from './database.ts';
import { sqlStateOf, troubleOf } from './trouble.ts';

const attempts = 5;

/** The SQLSTATE of a foreign key without its row. */
const REFERS_TO_NOTHING = '23503';

/** The database within a transaction: a transaction begun on it becomes part of the outer one. */
export const within = (database: Database, transaction: Queryable): Database => ({
  ...database,
  db: transaction,
  transact: (work) => transaction.transaction(work),
  transactLong: (work) => transaction.transaction(work),
});

/**
 * Runs `work` in one transaction. Runs it again from the start when the database aborted it in favour of another
 * transaction, and once when a row that it refers to is gone: an import may have removed what was read before. Within `work`, query only `transaction`: PGlite has one connection, and it is in use.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  let wasGone = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transact(work);
    } catch (error) {
      const isGone: boolean = !wasGone && sqlStateOf(error) === REFERS_TO_NOTHING;
      wasGone ||= isGone;
      if (attempt === attempts || (!isGone && troubleOf(error) !== 'again')) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
