import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const run = async (database: PGlite, names: readonly string[]) => {
  for (const name of names) await database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
};

it('K1 a portal of before goes on: who had types of documents holds the right to them', async () => {
  const database = new PGlite();
  const at = files.findIndex((name) => name.endsWith('_right_to_document_types.sql'));
  await run(database, files.slice(0, at));
  const rightsOf = (...rights: string[]) => ({ selfService: { rights, features: [] } });
  const people = {
    some: rightsOf('INVOICE'),
    none: rightsOf('OTHER'),
    both: rightsOf('DOCUMENT_TYPES', 'ORDER'),
  };
  for (const [userId, rights] of Object.entries(people))
    await database.query(
      `insert into users (user_id, email, password_hash, first_name, last_name, canonical_id, roles, rights)
       values ($1, $1, '', '', '', '', '[]', $2)`,
      [userId, JSON.stringify(rights)],
    );
  await run(database, files.slice(at));
  const { rows } = await database.query<{ user_id: string; held: string[] }>(
    `select user_id, rights->'selfService'->'rights' as held from users order by user_id`,
  );
  expect(Object.fromEntries(rows.map(({ user_id, held }) => [user_id, held]))).toEqual({
    both: ['DOCUMENT_TYPES', 'ORDER'],
    none: ['OTHER'],
    some: ['INVOICE', 'DOCUMENT_TYPES'],
  });
  await database.close();
});
