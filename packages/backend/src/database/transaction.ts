import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from './database.ts';
import { troubleOf } from './trouble.ts';

const attempts = 5;

/** The database as it is within a transaction: a transaction that is begun there is a part of that one. */
export const within = (database: Database, transaction: Queryable): Database => ({
  ...database,
  db: transaction,
  transact: (work) => transaction.transaction(work),
});

/**
 * Runs `work` in one transaction; again, from the start, when the database gave it up for the sake of another.
 * Within `work` only `transaction` may be queried: PGlite has one connection, and it is taken.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transact(work);
    } catch (error) {
      if (attempt === attempts || troubleOf(error) !== 'again') throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
