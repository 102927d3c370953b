import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signInFailures as table } from './identity.schema.ts';

const window = 15 * 60 * 1000;

interface Limit {
  readonly subject: string;
  readonly most: number;
}

/** Wrong passwords within a quarter of an hour: few for one account from one address, more for either alone. */
function limitsFor(email: string, address: string): readonly Limit[] {
  const account = createHash('sha256').update(email).digest('base64url');
  return [
    { subject: `both:${account}:${address}`, most: 10 },
    { subject: `account:${account}`, most: 100 },
    { subject: `address:${address}`, most: 100 },
  ];
}

/** Whether this account or address has failed too often lately. */
export async function isBlocked(
  database: Database,
  email: string,
  address: string,
  now: number,
): Promise<boolean> {
  const limits = limitsFor(email, address);
  const rows = await database.db
    .select()
    .from(table)
    .where(
      inArray(
        table.subject,
        limits.map(({ subject }) => subject),
      ),
    );
  return rows.some(
    ({ subject, failures, windowEndsAt }) =>
      windowEndsAt > now && failures >= (limits.find((limit) => limit.subject === subject)?.most ?? 0),
  );
}

/** Counts one wrong password. */
export async function countFailure(
  { db }: Database,
  email: string,
  address: string,
  now: number,
): Promise<void> {
  await db.delete(table).where(lt(table.windowEndsAt, now));
  await db
    .insert(table)
    .values(
      limitsFor(email, address).map(({ subject }) => ({ subject, failures: 1, windowEndsAt: now + window })),
    )
    .onConflictDoUpdate({ target: table.subject, set: { failures: sql`${table.failures} + 1` } });
}
