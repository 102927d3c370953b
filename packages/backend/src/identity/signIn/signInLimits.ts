import { createHash } from 'node:crypto';
import { eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { networkOf } from '../../http/networkOf.ts';
import { signInFailures as table } from '../identity.schema.ts';

const window = 15 * 60 * 1000;

/** Which limit was reached. */
export type LimitKind = 'device' | 'accountDevices' | 'accountAndAddress' | 'account' | 'address';

interface SignInLimit {
  readonly kind: LimitKind;
  readonly subject: string;
  readonly most: number;
}

/** Somebody who tries a password: for which account, from where, and in which known browser of that account. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** null for a browser that this account has not signed in with. */
  readonly device: string | null;
}

/**
 * Limits for wrong passwords within a quarter of an hour. A browser that the account has signed in with has its
 * own limit, so that nobody elsewhere can lock its owner out, and one that all such browsers of the account share, so
 * that whoever has collected many has no more guesses for it. For all other browsers: a low limit for one account from
 * one address, higher ones for either alone.
 */
function limitsOf({ email, address, device }: Attempt): readonly SignInLimit[] {
  const account = createHash('sha256').update(email).digest('base64url');
  if (device !== null)
    return [
      { kind: 'accountDevices', subject: `devices:${account}`, most: 30 },
      { kind: 'device', subject: `device:${device}`, most: 10 },
    ];
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
 * Counts an attempt before its password is compared, however many arrive at the same moment and at whichever
 * instance: each waits for the row lock of the one before. Returns the limit that was reached, if any; such an
 * attempt is not counted at all.
 */
export async function takeAttempt(
  database: Database,
  attempt: Attempt,
  now: number,
): Promise<LimitKind | null> {
  const limits = limitsOf(attempt);
  try {
    await inTransaction(database, async (db) => {
      // Always in the same order, so that two attempts never deadlock.
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

/** Takes back an attempt whose password was right. In the order of {@link takeAttempt}, so that they never deadlock. */
export async function giveBackAttempt(database: Database, attempt: Attempt): Promise<void> {
  await inTransaction(database, async (db) => {
    for (const { subject } of limitsOf(attempt))
      await db
        .update(table)
        .set({ failures: sql`greatest(${table.failures} - 1, 0)` })
        .where(eq(table.subject, subject));
  });
}

/** Removes windows that have ended. */
export async function sweepAttempts({ db }: Database, now: number): Promise<void> {
  await db.delete(table).where(lt(table.windowEndsAt, now));
}
