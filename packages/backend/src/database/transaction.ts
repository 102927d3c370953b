import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from './database.ts';

const attempts = 5;

/** The SQLSTATE of a database error, however deep its driver's error is wrapped; null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string' && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
  }
  return null;
}

const serializationFailure = '40001';
const deadlock = '40P01';
const mayPass = new Set<string | null>([serializationFailure, deadlock]);

/**
 * Runs `work` in one transaction; again, from the start, when the database gave it up for the sake of another.
 * Within `work` only `transaction` may be queried: PGlite has one connection, and it is taken.
 */
export async function inTransaction<Result>(
  { db }: Database,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !mayPass.has(sqlStateOf(error))) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
