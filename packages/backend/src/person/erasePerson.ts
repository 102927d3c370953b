import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { getTableConfig, PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { endSessions } from '../identity/passwordLink/passwordLink.store.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { users } from '../user/user.schema.ts';
import { namedBy } from './exportPerson.ts';
import { names, withPseudonym } from './mentions.ts';
import { accountHash, type HeldPerson, newPseudonym, type Pseudonym } from './person.ts';
import { nameColumns, ownRows, textColumns } from './places.ts';

/** How many rows of what were removed, and in how many of what a pseudonym stands now. */
export interface Erased {
  readonly removed: Readonly<Record<string, number>>;
  readonly pseudonymized: Readonly<Record<string, number>>;
  /** The mails among the removed rows. */
  readonly mailIds: readonly string[];
}

/** The property of a column in its table, by which it is set. */
function keyOf(table: Parameters<typeof getTableConfig>[0], column: PgColumn): string {
  const found = Object.entries(table).find(([, one]) => one === column);
  if (!found) throw new Error(`${column.name} is not of ${getTableName(table)}`);
  return found[0];
}

/** Texts first: rows that are removed afterwards need none, but a reason of theirs may stand elsewhere. */
async function replaceInTexts(db: Queryable, person: HeldPerson, pseudonym: Pseudonym): Promise<number> {
  let replaced = 0;
  for (const { table, column } of textColumns) {
    const rows = await db
      .select({ at: sql<string>`ctid::text`, value: column })
      .from(table)
      .where(names(column, person))
      .for('update');
    for (const { at, value } of rows) {
      await db
        .update(table)
        .set({ [keyOf(table, column)]: withPseudonym(value, person, pseudonym) })
        .where(sql`ctid = ${at}::tid`);
      replaced += 1;
    }
  }
  return replaced;
}

/**
 * Removes a person: their own rows go, with every session; records of carts and orders, which have to be kept, and
 * texts that name them get a pseudonym. All or nothing.
 */
export async function erasePerson(database: Database, person: HeldPerson): Promise<Erased> {
  const pseudonym = newPseudonym();
  const { userId } = person;
  // Whoever is signed in does nothing more from here on that would name them once again.
  if (userId !== null)
    await inTransaction(database, async (db) => {
      await db.update(users).set({ disabled: true }).where(eq(users.userId, userId));
      await endSessions(db, userId);
    });
  return inTransaction(database, async (db) => {
    const removed: Record<string, number> = {};
    const pseudonymized: Record<string, number> = {};
    const mailIds: string[] = [];
    const count = (counts: Record<string, number>, name: string, rows: number) => {
      if (rows > 0) counts[name] = (counts[name] ?? 0) + rows;
    };
    for (const place of nameColumns) {
      const { table, name, id } = place;
      const changed = await db
        .update(table)
        .set({
          [keyOf(table, name)]: pseudonym.name,
          ...(id && { [keyOf(table, id)]: pseudonym.userId }),
        })
        .where(and(namedBy(place, person)))
        .returning({ one: sql`1` });
      count(pseudonymized, getTableName(table), changed.length);
    }
    for (const { name, table, whose } of ownRows) {
      const told = table === outgoingMails ? { id: outgoingMails.mailId } : { id: sql<string>`''` };
      const gone = await db
        .delete(table)
        .where(whose({ ...person, accountHash: accountHash(person.email) }))
        .returning(told);
      if (table === outgoingMails) mailIds.push(...gone.map(({ id }) => id));
      count(removed, name, gone.length);
    }
    count(pseudonymized, 'texts', await replaceInTexts(db, person, pseudonym));
    return { removed, pseudonymized, mailIds };
  });
}
