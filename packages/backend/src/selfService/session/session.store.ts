import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { selfServiceSessions as sessions, selfServiceSignIns as signIns } from './selfService.schema.ts';

/** Secrets are stored by this hash. */
const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export interface Session {
  readonly userId: string;
  /** The provider's session that this one came from. */
  readonly providerSession: string;
  readonly expiresAt: number;
}

export async function findSession(
  { db }: Database,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashed(token)), gt(sessions.expiresAt, now)));
  return row;
}

export async function endSession({ db }: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashed(token)));
}

/** The values that must come back, and the browser they belong to. Epoch ms. */
export interface SignIn {
  readonly state: string;
  /** The cookie of the browser that was sent to the provider. */
  readonly browser: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string;
  readonly expiresAt: number;
}

/** Stores a pending sign-in. */
export async function storeSignIn({ db }: Database, { state, browser, ...signIn }: SignIn): Promise<void> {
  await db.insert(signIns).values({ stateHash: hashed(state), browserHash: hashed(browser), ...signIn });
}

type Returned = Pick<SignIn, 'state' | 'browser'>;

const returned = ({ state, browser }: Returned, now: number) =>
  and(
    eq(signIns.stateHash, hashed(state)),
    eq(signIns.browserHash, hashed(browser)),
    gt(signIns.expiresAt, now),
  );

/** The pending sign-in that this browser began with this state. */
export async function findSignIn(
  { db }: Database,
  back: Returned,
  now: number,
): Promise<Pick<SignIn, 'verifier' | 'nonce' | 'returnTo'> | undefined> {
  const [row] = await db.select().from(signIns).where(returned(back, now));
  return row;
}

/**
 * Ends a sign-in with a session (null: without one). Of concurrent calls only the
 * one that ends it is let in.
 */
export function endSignIn(
  database: Database,
  back: Returned,
  kept: { readonly token: string; readonly session: Session } | null,
  now: number,
): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const ended = await db.delete(signIns).where(returned(back, now)).returning({ state: signIns.stateHash });
    if (ended.length === 0) return false;
    if (kept) await db.insert(sessions).values({ tokenHash: hashed(kept.token), ...kept.session });
    return true;
  });
}

/** Removes sessions and pending sign-ins that have expired. */
export async function sweepSessions({ db }: Database, now: number): Promise<void> {
  await db.delete(signIns).where(lt(signIns.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
