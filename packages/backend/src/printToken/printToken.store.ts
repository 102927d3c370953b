import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { printTokens } from './printToken.schema.ts';

/** How long a print token is valid, ms. */
export const PRINT_TOKEN_LASTS = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A new token (256 random bits) for one user and one document such as `message:webinar`; with null, for any
 * document.
 */
export async function issuePrintToken(
  { db }: Database,
  { userId, document }: { readonly userId: string; readonly document: string | null },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(printTokens)
    .values({ hash: hashOf(token), userId, document, expiresAt: now + PRINT_TOKEN_LASTS });
  return token;
}

/**
 * Uses up a token for a document and returns its owner. null when it is unknown, used, expired, or for another
 * document; the last is not used up. With `bound`, a token for any document is not accepted either. Of concurrent
 * calls only one succeeds.
 */
export async function usePrintToken(
  { db }: Database,
  token: string,
  document: string,
  now: number,
  { bound = false }: { readonly bound?: boolean } = {},
): Promise<string | null> {
  const [used] = await db
    .delete(printTokens)
    .where(
      and(
        eq(printTokens.hash, hashOf(token)),
        gt(printTokens.expiresAt, now),
        bound
          ? eq(printTokens.document, document)
          : or(isNull(printTokens.document), eq(printTokens.document, document)),
      ),
    )
    .returning({ userId: printTokens.userId });
  return used?.userId ?? null;
}

/** Removes what has expired. */
export async function sweepPrintTokens({ db }: Database, now: number): Promise<void> {
  await db.delete(printTokens).where(lte(printTokens.expiresAt, now));
}
