import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { nameOf } from '../access/nameOf.ts';
import type { Queryable } from '../database/database.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { contactRequests } from '../selfService/request/contactRequest.schema.ts';
import { users } from '../user/user.schema.ts';
import { nameColumns } from './places.ts';

/** Somebody about whom data is held: a user, or an address that wrote to the house or was written to. */
export interface HeldPerson {
  /** null: no user has the address. */
  readonly userId: string | null;
  /** Lower case. */
  readonly email: string;
  /** The present name and those of before, as they are displayed. */
  readonly names: readonly string[];
}

/** What stands in a person's place where a record has to be kept. Nothing leads back from it. */
export interface Pseudonym {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

export function newPseudonym(): Pseudonym {
  const code = randomBytes(4).toString('hex');
  return { userId: `erased-${randomUUID()}`, email: `${code}@erased.invalid`, name: `Person ${code}` };
}

/** By which an account's wrong passwords are counted; see `signInLimits`. */
export const accountHash = (email: string): string => createHash('sha256').update(email).digest('base64url');

/** The names that records of a user bear: somebody may have been called otherwise before. */
async function namesOf(db: Queryable, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name, id } of nameColumns) {
    if (id === null) continue;
    const rows = await db
      .selectDistinct({ name: sql<string>`${name}` })
      .from(table)
      .where(eq(id, userId));
    found.push(...rows.map((row) => row.name));
  }
  return found;
}

/** The person of an e-mail address, or of a user's id; disabled users too. null: nothing is held about them. */
export async function findPerson(db: Queryable, emailOrId: string): Promise<HeldPerson | null> {
  const email = emailOrId.trim().toLowerCase();
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.email, email), eq(users.userId, emailOrId)));
  if (user) {
    const names = [nameOf(user), ...(await namesOf(db, user.userId))];
    const written = names.map((name) => name.trim()).filter((name) => name !== '');
    return { userId: user.userId, email: user.email, names: [...new Set(written)] };
  }
  const [wrote] = await db
    .select({ email: contactRequests.email })
    .from(contactRequests)
    .where(sql`lower(${contactRequests.email}) = ${email}`)
    .limit(1);
  const [read] = await db
    .select({ email: outgoingMails.recipient })
    .from(outgoingMails)
    .where(sql`lower(${outgoingMails.recipient}) = ${email}`)
    .limit(1);
  return (wrote ?? read) ? { userId: null, email, names: [] } : null;
}
