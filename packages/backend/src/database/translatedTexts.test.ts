import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { migrationsFolder } from './migrations.ts';

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const at = files.findIndex((name) => name.endsWith('_translated_texts.sql'));

type Row = Record<string, unknown>;
interface Driver {
  exec(statements: string): Promise<unknown>;
  query(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}

/** The database that the run is for: PGlite, or PostgreSQL. */
async function open(): Promise<Driver> {
  if (!process.env.DATABASE_URL) return new PGlite() as unknown as Driver;
  const fresh = await freshDatabase();
  const client = new pg.Client({ connectionString: fresh.location.databaseUrl ?? '' });
  await client.connect();
  return {
    exec: (statements) => client.query(statements),
    query: (statement, values) => client.query(statement, values),
    async close() {
      await client.end();
      await fresh.remove();
    },
  };
}

let database: Driver;
const run = async (names: readonly string[]) => {
  for (const name of names) await database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
};

/** Each table: its column of texts, and the two columns that a process of the release before knows. */
const tables = [
  ['seasons', 'name', 'name_en', 'name_de'],
  ['keylooks', 'name', 'name_en', 'name_de'],
  ['styles', 'name', 'name_en', 'name_de'],
  ['styles', 'description', 'description_en', 'description_de'],
  ['colours', 'name', 'name_en', 'name_de'],
  ['customer_locks', 'reason', 'reason_en', 'reason_de'],
  ['live_events', 'title', 'title_en', 'title_de'],
  ['order_lines', 'style_name', 'style_name_en', 'style_name_de'],
  ['order_lines', 'colour_name', 'colour_name_en', 'colour_name_de'],
  ['terms', 'label', 'en', 'de'],
  ['tiles', 'texts', 'en', 'de'],
  ['messages', 'texts', 'en', 'de'],
  ['contact_departments', 'texts', 'en', 'de'],
  ['contacts', 'texts', 'en', 'de'],
  ['faq_topics', 'texts', 'en', 'de'],
  ['faq_articles', 'texts', 'en', 'de'],
  ['form_categories', 'texts', 'en', 'de'],
  ['form_files', 'texts', 'en', 'de'],
] as const;

/** A value that a column of this type takes; texts in two languages differ. */
const sampleOf = (type: string, column: string): unknown => {
  if (/^(integer|bigint|numeric)$/.test(type)) return column.endsWith('_to') || column === 'ends_at' ? 2 : 1;
  if (type === 'boolean') return true;
  if (type === 'jsonb') return JSON.stringify({ title: `Größe “${column}”` });
  if (column === 'hex') return '#aabbcc';
  if (column === 'scope') return 'subdivision';
  if (column === 'right_env') return 'preorder';
  if (column === 'document_type') return 'form';
  return `Größe “${column}”`.slice(0, type === 'character' ? 2 : 60);
};

interface Column {
  readonly name: string;
  readonly type: string;
}

const columnsOf = async (table: string): Promise<Column[]> => {
  const { rows } = await database.query(
    `select column_name, data_type from information_schema.columns
     where table_name = $1 and table_schema = 'public'`,
    [table],
  );
  return rows.map((row) => ({ name: String(row.column_name), type: String(row.data_type) }));
};

/** Inserts the only row of a table: a value in each of the columns. */
async function put(table: string, columns: readonly Column[], values: Row = {}): Promise<void> {
  await database.exec(`delete from "${table}"`);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const marks = columns.map((_, index) => `$${index + 1}`).join(', ');
  await database.query(
    `insert into "${table}" (${names}) values (${marks})`,
    columns.map(({ name, type }) => values[name] ?? sampleOf(type, name)),
  );
}

async function change(table: string, column: string, value: unknown): Promise<void> {
  await database.query(`update "${table}" set "${column}" = $1`, [value]);
}

const rowOf = async (table: string): Promise<Row> =>
  (await database.query(`select * from "${table}"`)).rows[0] ?? {};

/** What the release before knows of each table. */
const before = new Map<string, readonly Column[]>();

beforeAll(async () => {
  database = await open();
  await run(files.slice(0, at));
  // The rows lead to no others: foreign keys are not what is tested here.
  await database.exec('set session_replication_role = replica');
  for (const table of new Set(tables.map(([name]) => name))) {
    const columns = await columnsOf(table);
    before.set(table, columns);
    await put(table, columns);
  }
  await database.exec('set session_replication_role = origin');
  await run(files.slice(at));
  for (const table of before.keys())
    await database.exec(
      `alter table "${table}" disable trigger all; alter table "${table}" enable trigger "${table}_translations"`,
    );
});
afterAll(() => database.close());

const isJson = (table: string, column: string): boolean =>
  before.get(table)?.find(({ name }) => name === column)?.type === 'jsonb';
const given = (table: string, column: string, text: string): unknown =>
  isJson(table, column) ? JSON.stringify({ title: text }) : text;
const read = (table: string, column: string, text: string): unknown =>
  isJson(table, column) ? { title: text } : text;

it.each(tables)('J1 the %s of before keep their texts, as %s', async (table, text, en, de) => {
  const row = await rowOf(table);
  expect(row[en]).toBeTruthy();
  expect(row[text]).toEqual({ en: row[en], de: row[de] });
});

it.each(tables)('J1 %s that the release before writes have %s', async (table, text, en, de) => {
  await put(table, before.get(table) ?? []);
  const row = await rowOf(table);
  expect(row[text]).toEqual({ en: row[en], de: row[de] });
  await change(table, de, given(table, de, 'Ärmel'));
  expect((await rowOf(table))[text]).toEqual({ en: row[en], de: read(table, de, 'Ärmel') });
});

it.each(tables)(
  'J1 %s that this release writes by %s are read by the one before',
  async (table, text, en, de) => {
    const others = (await columnsOf(table)).filter(
      ({ name }) =>
        !tables.some(([of, , first, second]) => of === table && [first, second].includes(name as never)),
    );
    const texts = Object.fromEntries(
      tables
        .filter(([of]) => of === table)
        .map(([, column, first]) => [
          column,
          JSON.stringify({ en: read(table, first, 'sleeve'), fr: read(table, first, 'manche') }),
        ]),
    );
    await put(table, others, texts);
    expect(await rowOf(table)).toMatchObject({
      [en]: read(table, en, 'sleeve'),
      [de]: read(table, de, 'sleeve'),
    });
    const next = { en: read(table, en, 'hem'), de: read(table, de, 'Saum'), fr: read(table, en, 'ourlet') };
    await change(table, text, JSON.stringify(next));
    const row = await rowOf(table);
    expect([row[en], row[de], row[text]]).toEqual([next.en, next.de, next]);
  },
);
