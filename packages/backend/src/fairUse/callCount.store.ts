import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { callCounts as table } from './callCount.schema.ts';

export interface Counted {
  readonly calls: number;
  /** Epoch ms. */
  readonly windowEndsAt: number;
}

interface Counting {
  readonly subject: string;
  /** How many calls a window allows. */
  readonly most: number;
  /** Length of a window, ms. */
  readonly window: number;
}

/** Upper bound for the cache below. The database knows all subjects. */
const MOST_REMEMBERED = 10_000;

/**
 * Subjects over their limit, cached per process until their window ends, so that a flood costs the database
 * nothing.
 */
const remembered = new WeakMap<Database, Map<string, Counted>>();

function exceededIn(database: Database): Map<string, Counted> {
  const known = remembered.get(database) ?? new Map<string, Counted>();
  remembered.set(database, known);
  return known;
}

/** Counts one call of a subject, across all processes that share the database. */
export async function countCall(
  database: Database,
  { subject, most, window }: Counting,
  now: number,
): Promise<Counted> {
  const key = createHash('sha256').update(subject).digest('base64url');
  const exceeded = exceededIn(database);
  const known = exceeded.get(key);
  if (known && known.windowEndsAt > now) return known;
  exceeded.delete(key);
  const over = sql`${table.windowEndsAt} <= ${now}`;
  const [counted] = await database.db
    .insert(table)
    .values({ subject: key, calls: 1, windowEndsAt: now + window })
    .onConflictDoUpdate({
      target: table.subject,
      set: {
        calls: sql`case when ${over} then 1 else ${table.calls} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${now + window} else ${table.windowEndsAt} end`,
      },
    })
    .returning({ calls: table.calls, windowEndsAt: table.windowEndsAt });
  if (!counted) throw new Error('A call was not counted.');
  if (counted.calls > most) {
    if (exceeded.size >= MOST_REMEMBERED) exceeded.clear();
    exceeded.set(key, counted);
  }
  return counted;
}

/** Removes windows that have ended. */
export async function sweepCallCounts({ db }: Database, now: number): Promise<void> {
  await db.delete(table).where(lt(table.windowEndsAt, now));
}
