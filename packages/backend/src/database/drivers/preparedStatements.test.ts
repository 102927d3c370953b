import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStatements } from './preparedStatements.ts';

let plain: PGlite;
let keeping: PGlite;
beforeAll(async () => {
  [plain, keeping] = await Promise.all([PGlite.create(), PGlite.create()]);
  keepStatements(keeping);
});
afterAll(async () => {
  await Promise.all([plain.close(), keeping.close()]);
});

/** What both answer, as it is compared. */
async function answersOf(text: string, values: unknown[] = [], options = {}) {
  const ask = async (client: PGlite) => {
    try {
      return await client.query(text, values, options);
    } catch (error) {
      const { message, code, severity, constraint } = error as Error & Record<string, unknown>;
      return { message, code, severity, constraint };
    }
  };
  return [await ask(keeping), await ask(plain)];
}

const kept = async () =>
  (await keeping.exec('select statement from pg_prepared_statements'))[0]?.rows.map((row) => row.statement);

describe('PGlite that keeps its statements answers as PGlite by itself does', () => {
  const statements: readonly [string, unknown[]?][] = [
    [
      'create table things (id text primary key, size int, price numeric, on_sale bool, more jsonb, tags text[], file bytea, at timestamptz, big bigint)',
    ],
    [
      'insert into things values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [
        'a',
        38,
        '12.50',
        true,
        { of: ['ä', null] },
        ['x', 'y z'],
        new Uint8Array([0, 255]),
        new Date(0),
        2 ** 40,
      ],
    ],
    ['insert into things (id, size) values ($1, $2), ($3, $4)', ['b', null, 'c', undefined]],
    ['insert into things (id) values ($1)', ['a']],
    ['select * from things where id = $1', ['a']],
    ['select * from things where id = $1', ['b']],
    ['select * from things where id = $1', ['nobody']],
    ['select * from things where size = $1', ['not a number']],
    ['select * from nowhere'],
    ['select from where'],
    ['select 1 as one, 2 as one'],
    ['select count(*), max(at) from things where tags @> $1', [['x']]],
    ['update things set size = $1 where id <> $2', [40, 'c']],
    ['update things set size = $1 where id <> $2 returning id, size', [42, 'c']],
    ['delete from things where id = any($1)', [['b', 'c']]],
    ["select 'null'::jsonb as nothing, '{}'::text[] as none"],
    ['select $1::text as "said"', ['"quoted" \\ Größe\n']],
  ];

  it.each(statements)('%s', async (text, values) => {
    const [mine, theirs] = await answersOf(text, values);
    expect(mine).toEqual(theirs);
    for (const rowMode of ['array', 'object'])
      if (text.startsWith('select')) {
        const [again, theirsAgain] = await answersOf(text, values, { rowMode });
        expect(again).toEqual(theirsAgain);
      }
  });

  it('reads values by the parsers of a question', async () => {
    const [mine, theirs] = await answersOf('select at from things', [], {
      parsers: { 1184: (text: string) => `at ${text}` },
    });
    expect(mine).toEqual(theirs);
    expect(mine).toMatchObject({ rows: [{ at: expect.stringMatching(/^at 1970/) }] });
  });
});

it('keeps each statement once, and only so many', async () => {
  for (const id of ['a', 'b', 'c']) await keeping.query('select size from things where id = $1', [id]);
  expect((await kept())?.filter((text) => text.startsWith('select size'))).toHaveLength(1);
  for (let at = 0; at < 450; at += 1) {
    await keeping.query(`select ${at}`);
    await keeping.query('select size from things where id = $1', ['a']);
  }
  const texts = (await kept()) ?? [];
  expect(texts).toHaveLength(400);
  expect(texts).toContain('select size from things where id = $1');
  expect(texts).not.toContain('select 0');
});

it('does not keep lists of thousands', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => `thing ${at}`);
  const list = `select id from things where id in (${many.map((_, at) => `$${at + 1}`).join(', ')})`;
  expect((await keeping.query(list, many)).rows).toEqual([]);
  expect(await kept()).not.toContain(list);
});

it('plans anew once many rows were written', async () => {
  const read = 'select count(*) from things where id like $1';
  await keeping.query(read, ['many-%']);
  for (const part of [1, 2]) {
    expect(await kept()).toContain(read);
    await keeping.query(
      `insert into things (id) select 'many-${part}-' || n from generate_series(1, 600) as n`,
    );
  }
  expect(await kept()).toEqual([]);
  expect((await keeping.query(read, ['many-%'])).rows).toEqual([{ count: 1_200 }]);
  await keeping.query('delete from things where id like $1', ['many-%']);
});

it('knows the columns that a table has by now', async () => {
  const read = () => keeping.query('select * from things');
  expect((await read()).rows[0]).toHaveProperty('size');
  await keeping.query('alter table things drop column size');
  expect((await read()).rows[0]).not.toHaveProperty('size');
  await keeping.query('alter table things add column size text default $$M$$');
  expect((await read()).rows[0]).toMatchObject({ size: 'M' });
});

describe('a transaction', () => {
  it('has the database to itself, and is undone as a whole', async () => {
    const order: string[] = [];
    const first = keeping.transaction(async (held) => {
      await held.query('update things set size = $1', ['XL']);
      order.push('changed');
      await held.query('select pg_sleep(0.01)');
      order.push('undone');
      throw new Error('changed my mind');
    });
    const second = keeping.query('select size from things').then(({ rows }) => {
      order.push('read');
      return rows;
    });
    await expect(first).rejects.toThrow('changed my mind');
    expect(await second).toEqual([{ size: 'M' }]);
    expect(order).toEqual(['changed', 'undone', 'read']);
  });

  it('takes nothing more after a fault, and the database goes on', async () => {
    const failing = keeping.transaction(async (held) => {
      await held.query('insert into things (id) values ($1)', ['a']).catch(() => undefined);
      await expect(held.query('select 12345')).rejects.toMatchObject({ code: '25P02' });
    });
    await expect(failing).rejects.toThrow();
    expect((await keeping.query('select 12345 as is_there')).rows).toEqual([{ is_there: 12345 }]);
  });

  it('takes nothing more once it is over', async () => {
    const held = await keeping.transaction(async (one) => one);
    await expect(held.query('select 1')).rejects.toThrow('Transaction is closed');
  });
});

it('says that it is closed', async () => {
  const closed = await PGlite.create();
  keepStatements(closed);
  await closed.query('select 1');
  await closed.close();
  await expect(closed.query('select 1')).rejects.toThrow('PGlite is closed');
});
