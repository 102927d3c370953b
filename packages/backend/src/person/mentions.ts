import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { HeldPerson, Pseudonym } from './person.ts';

/** Shorter ones are words as well. */
const SHORTEST_NAME = 5;

/** How a text may name a person: by the address, and by the whole name in either order. */
export const namingOf = ({ email, names }: Pick<HeldPerson, 'email' | 'names'>): readonly string[] => [
  email,
  ...names.filter((name) => name.includes(' ') && name.length >= SHORTEST_NAME).flatMap(inBothOrders),
];

function inBothOrders(name: string): string[] {
  const words = name.split(/\s+/);
  const turns = words.slice(1).map((_, at) => [words.slice(at + 1), words.slice(0, at + 1)] as const);
  return [
    name,
    ...turns.flatMap(([last, first]) => [
      `${last.join(' ')}, ${first.join(' ')}`,
      `${last.join(' ')} ${first.join(' ')}`,
    ]),
  ];
}

/** Whether a column, text or JSON, names the person, in whatever case. */
export const names = (column: PgColumn, person: HeldPerson): SQL | undefined =>
  or(...namingOf(person).map((text) => sql`position(lower(${text}) in lower(${column}::text)) > 0`));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text, or the texts within a JSON value, with the pseudonym in the person's place. */
export function withPseudonym(value: unknown, person: HeldPerson, pseudonym: Pseudonym): unknown {
  if (typeof value === 'string')
    return namingOf(person).reduce(
      (text, naming) =>
        text.replaceAll(
          new RegExp(escaped(naming), 'gi'),
          naming === person.email ? pseudonym.email : pseudonym.name,
        ),
      value,
    );
  if (Array.isArray(value)) return value.map((one) => withPseudonym(one, person, pseudonym));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withPseudonym(one, person, pseudonym)]),
    );
  return value;
}
