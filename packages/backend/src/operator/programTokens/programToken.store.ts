import { createHash, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { programTokens, type TokenPart } from './programToken.schema.ts';

/** What a token looks like; anything else is not looked up. */
const form = /^Bearer (slv_[\w-]{43})$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a token. It is told once and kept as a hash; null: there is one of that name. */
export async function makeProgramToken(
  { db }: Database,
  { name, parts }: { readonly name: string; readonly parts: readonly TokenPart[] },
  now: number,
): Promise<string | null> {
  const token = `slv_${randomBytes(32).toString('base64url')}`;
  const made = await db
    .insert(programTokens)
    .values({ name, hash: hashOf(token), parts, madeAt: now })
    .onConflictDoNothing({ target: programTokens.name })
    .returning({ name: programTokens.name });
  return made.length > 0 ? token : null;
}

export const shownProgramTokens = ({ db }: Database) =>
  db
    .select({ name: programTokens.name, parts: programTokens.parts, madeAt: programTokens.madeAt })
    .from(programTokens)
    .orderBy(asc(programTokens.name));

/** Ends a token at once; whether there was one. */
export async function removeProgramToken({ db }: Database, name: string): Promise<boolean> {
  const gone = await db
    .delete(programTokens)
    .where(eq(programTokens.name, name))
    .returning({ name: programTokens.name });
  return gone.length > 0;
}

/** Whose token a call has, and what it is for; null: nobody's. */
export async function programOf(
  { db }: Database,
  authorization: string | undefined,
): Promise<{ readonly name: string; readonly parts: readonly TokenPart[] } | null> {
  const [, token] = form.exec(authorization ?? '') ?? [];
  if (token === undefined) return null;
  const [found] = await db
    .select({ name: programTokens.name, parts: programTokens.parts })
    .from(programTokens)
    .where(eq(programTokens.hash, hashOf(token)));
  return found ?? null;
}
