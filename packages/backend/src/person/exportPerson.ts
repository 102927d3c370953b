import { eq, getTableName, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { withoutLinkSecrets } from '../identity/passwordLink/passwordPage.ts';
import { names } from './mentions.ts';
import { accountHash, type HeldPerson } from './person.ts';
import { type NameColumn, nameColumns, ownRows, textColumns } from './places.ts';

type HeldRow = Readonly<Record<string, unknown>>;

/** What is held about a person, as it is told to them. */
export interface HeldAbout {
  readonly email: string;
  readonly userId: string | null;
  /** Rows of the person's own, by what they are; those without any are left out. */
  readonly own: Readonly<Record<string, readonly HeldRow[]>>;
  /** Records of carts and orders that name the person, by table and column. */
  readonly records: Readonly<Record<string, readonly HeldRow[]>>;
  /** Texts that name the person, by table and column. */
  readonly texts: Readonly<Record<string, readonly unknown[]>>;
}

/** Rows that a name column says to be of the person: by id where there is one, else by name. */
export const namedBy = ({ id, name }: NameColumn, { userId, names: all }: HeldPerson) =>
  or(
    id !== null && userId !== null ? eq(id, userId) : undefined,
    id === null && all.length > 0 ? inArray(name, [...all]) : undefined,
    sql`false`,
  );

const filled = <Value>(entries: readonly (readonly [string, readonly Value[]])[]) =>
  Object.fromEntries(entries.filter(([, rows]) => rows.length > 0));

/** Reads all that is held about a person, without secrets. Moments are epoch ms; those of `sessions` Unix seconds. */
export async function heldAbout(db: Queryable, person: HeldPerson): Promise<HeldAbout> {
  const own: [string, HeldRow[]][] = [];
  for (const { name, table, whose, untold } of ownRows) {
    const rows = await db
      .select()
      .from(table)
      .where(whose({ ...person, accountHash: accountHash(person.email) }));
    const isTold = ([key]: [string, unknown]) => !untold.includes(key);
    own.push([name, rows.map((row) => Object.fromEntries(Object.entries(row).filter(isTold)))]);
  }
  const records: [string, HeldRow[]][] = [];
  for (const place of nameColumns) {
    const { table, name, told } = place;
    const rows = await db
      .select({ ...told, name })
      .from(table)
      .where(namedBy(place, person));
    records.push([`${getTableName(table)}.${name.name}`, rows]);
  }
  const texts: [string, unknown[]][] = [];
  for (const { table, column } of textColumns) {
    const rows = await db.select({ text: column }).from(table).where(names(column, person));
    texts.push([`${getTableName(table)}.${column.name}`, rows.map(({ text }) => text)]);
  }
  const held: HeldAbout = {
    email: person.email,
    userId: person.userId,
    own: filled(own),
    records: filled(records),
    texts: filled(texts),
  };
  // The links in mails that wait let whoever has them set a password.
  return JSON.parse(withoutLinkSecrets(JSON.stringify(held)));
}
