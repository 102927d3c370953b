import { createHash } from 'node:crypto';
import { and, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { signInFailures as table } from './identity.schema.ts';
import { networkOf } from './networkOf.ts';

const window = 15 * 60 * 1000;

/** Where a limit was met. */
export type LimitKind = 'device' | 'accountAndAddress' | 'account' | 'address';

interface SignInLimit {
  readonly kind: LimitKind;
  readonly subject: string;
  readonly most: number;
}

/** Who tries a password: for which account, from where, and in which known browser of that account. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** null: a browser that this account has not signed in with. */
  readonly device: string | null;
}

/**
 * Wrong passwords within a quarter of an hour. A browser that the account has signed in with has a limit of its own, so
 * that nobody elsewhere can lock its owner out. For all others: few for one account from one address, more for either
 * alone.
 */
function limitsOf({ email, address, device }: Attempt): readonly SignInLimit[] {
  if (device !== null) return [{ kind: 'device', subject: `device:${device}`, most: 10 }];
  const account = createHash('sha256').update(email).digest('base64url');
  const network = networkOf(address);
  return [
    { kind: 'account', subject: `account:${account}`, most: 100 },
    { kind: 'address', subject: `address:${network}`, most: 100 },
    { kind: 'accountAndAddress', subject: `both:${account}:${network}`, most: 10 },
  ];
}

class LimitMet extends Error {
  readonly kind: LimitKind;

  constructor(kind: LimitKind) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * Counts an attempt before its password is compared, however many come at the same moment and at whichever instance:
 * each waits for the row of the one before. Answers where a limit is met; such an attempt counts nowhere.
 */
export async function takeAttempt(
  database: Database,
  attempt: Attempt,
  now: number,
): Promise<LimitKind | null> {
  const limits = limitsOf(attempt);
  try {
    await inTransaction(database, async (db) => {
      // In the same order each time, so that two attempts never wait for each other.
      for (const { kind, subject, most } of limits) {
        const over = sql`${table.windowEndsAt} <= ${now}`;
        const counted = await db
          .insert(table)
          .values({ subject, failures: 1, windowEndsAt: now + window })
          .onConflictDoUpdate({
            target: table.subject,
            set: {
              failures: sql`case when ${over} then 1 else ${table.failures} + 1 end`,
              windowEndsAt: sql`case when ${over} then ${now + window} else ${table.windowEndsAt} end`,
            },
            setWhere: or(lte(table.windowEndsAt, now), lt(table.failures, most)),
          })
          .returning({ subject: table.subject });
        if (counted.length === 0) throw new LimitMet(kind);
      }
    });
    return null;
  } catch (error) {
    if (error instanceof LimitMet) return error.kind;
    throw error;
  }
}

/** Takes an attempt back whose password was right. */
export async function giveBackAttempt({ db }: Database, attempt: Attempt): Promise<void> {
  const subjects = limitsOf(attempt).map(({ subject }) => subject);
  await db
    .update(table)
    .set({ failures: sql`greatest(${table.failures} - 1, 0)` })
    .where(and(inArray(table.subject, subjects)));
}

/** Removes what is over. */
export async function sweepAttempts({ db }: Database, now: number): Promise<void> {
  await db.delete(table).where(lt(table.windowEndsAt, now));
}
