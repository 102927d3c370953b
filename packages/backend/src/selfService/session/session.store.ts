import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { selfServiceSessions as sessions, selfServiceSignIns as signIns } from './selfService.schema.ts';

/** Under what a secret is kept. */
const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export interface Session {
  readonly userId: string;
  /** The provider's session that this one came from. */
  readonly providerSession: string;
  readonly expiresAt: number;
}

/** Keeps a session, and removes those that are over. */
export async function keepSession(
  { db }: Database,
  token: string,
  session: Session,
  now: number,
): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({ tokenHash: hashed(token), ...session });
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

/** What must come back, and to whom. Epoch ms. */
export interface SignIn {
  readonly state: string;
  /** The cookie of the browser that was sent. */
  readonly browser: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string;
  readonly expiresAt: number;
}

/** Keeps a sign-in that is under way, and removes those that are over. */
export async function keepSignIn(
  { db }: Database,
  { state, browser, ...signIn }: SignIn,
  now: number,
): Promise<void> {
  await db.delete(signIns).where(lt(signIns.expiresAt, now));
  await db.insert(signIns).values({ stateHash: hashed(state), browserHash: hashed(browser), ...signIn });
}

/** The sign-in that a browser began with this state; it can be taken once. */
export async function takeSignIn(
  { db }: Database,
  { state, browser }: Pick<SignIn, 'state' | 'browser'>,
  now: number,
): Promise<Pick<SignIn, 'verifier' | 'nonce' | 'returnTo'> | undefined> {
  const [row] = await db
    .delete(signIns)
    .where(
      and(
        eq(signIns.stateHash, hashed(state)),
        eq(signIns.browserHash, hashed(browser)),
        gt(signIns.expiresAt, now),
      ),
    )
    .returning();
  return row;
}
