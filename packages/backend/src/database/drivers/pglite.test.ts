import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTables } from '../../testing/preparedData.ts';
import { builtProgram } from '../../testing/programs.ts';
import { inTransaction } from '../transaction.ts';
import { DataFolderInUseError } from './folderLock.ts';
import { openDatabase } from './openDatabase.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-folder-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ dataDir, databaseUrl: null });

/** A process of its own that commits numbers and tells each one once it is committed. */
function writer(): {
  child: ChildProcess;
  acknowledged: () => number;
  reached: (number: number) => Promise<void>;
} {
  const script = builtProgram(join(import.meta.dirname, '../testing/orderUntilKilled.ts'));
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let received = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    const numbers = chunk.toString().trim().split('\n').map(Number);
    received = Math.max(received, ...numbers);
  });
  return {
    child,
    acknowledged: () => received,
    reached: async (number) => {
      while (received < number) await once(child.stdout ?? child, 'data');
    },
  };
}

describe('PGlite in the data folder', () => {
  it('lies in a folder that only its owner reads', async () => {
    const database = await open();
    expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
    await database.close();
  });
});

describe('PGlite in a data folder that has its tables', () => {
  beforeEach(() => copyTables(dataDir));

  it('plans a statement once, whatever it is asked with', async () => {
    const database = await open();
    const ask = (from: number) =>
      database.db.execute(sql`select count(*) from carts where changed_at between ${from} and ${from + 1}`);
    for (let from = 0; from < 20; from += 1) await ask(from);
    const { rows } = (await database.db.execute(
      sql`select generic_plans::int as once, custom_plans::int as anew from pg_prepared_statements where statement like '%changed_at between%' and statement not like '%pg_prepared_statements%'`,
    )) as unknown as { readonly rows: readonly unknown[] };
    expect(rows).toEqual([{ once: 20, anew: 0 }]);
    await database.close();
  });

  it('keeps what was acknowledged through kill -9, and starts again', async () => {
    const { child, acknowledged, reached } = writer();
    await reached(25);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await open();
    const { rows } = (await database.db.execute<{ most: number; count: number }>(
      sql`select max(number) as most, count(*)::int as count from acknowledged`,
    )) as unknown as { rows: { most: number; count: number }[] };
    await database.close();
    expect(rows[0]?.most).toBeGreaterThanOrEqual(acknowledged());
    expect(rows[0]?.count).toBe(rows[0]?.most);
  });

  it('HZ27 refuses a second process with words that help', async () => {
    const { child, reached } = writer();
    await reached(1);
    await expect(open()).rejects.toThrow(DataFolderInUseError);
    await expect(open()).rejects.toThrow(/in use by another process \(\d+\).*DATA_DIR/s);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is not kept out by the lock that an earlier version left there', async () => {
    const first = await open();
    await first.close();
    await mkdir(join(dataDir, 'database.lock'));
    const gone = JSON.stringify({ pid: 999_999_999, host: hostname(), started: '1' });
    await writeFile(join(dataDir, 'database/owner.json'), gone);
    const second = await open();
    await second.close();
  });

  it('lets others in while one call asks it again and again, within a transaction as well', async () => {
    const database = await open();
    const askOn = async (db: typeof database.db, isOver: () => boolean) => {
      let asked = 0;
      for (const until = performance.now() + 500; performance.now() < until && !isOver(); asked += 1)
        await db.execute(sql`select count(*) from generate_series(1, 10000)`);
      return asked;
    };
    const untilOthersWereIn = async (ask: (isOver: () => boolean) => Promise<number>) => {
      let others = 0;
      const beat = setInterval(() => {
        others += 1;
        if (others === 3) clearInterval(beat);
      }, 1);
      const asked = await ask(() => others >= 3);
      clearInterval(beat);
      return { others, asked };
    };
    const plain = await untilOthersWereIn((isOver) => askOn(database.db, isOver));
    const within = await untilOthersWereIn((isOver) =>
      inTransaction(database, (transaction) => askOn(transaction, isOver)),
    );
    expect(plain).toMatchObject({ others: 3 });
    expect(within).toMatchObject({ others: 3 });
    await database.close();
  }, 60_000);

  it('does not mix the transactions of calls at the same time', async () => {
    const database = await open();
    const { db } = database;
    await db.execute(sql`create table purse (amount integer)`);
    await db.execute(sql`insert into purse values (0)`);
    const read = async (from: typeof db) => {
      const answer = (await from.execute(sql`select amount from purse`)) as unknown as {
        rows: { amount: number }[];
      };
      return answer.rows[0]?.amount ?? 0;
    };
    const failing = new Error('on purpose');
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        inTransaction(database, async (transaction) => {
          const amount = await read(transaction);
          await new Promise((resolve) => setTimeout(resolve, index % 3));
          await transaction.execute(sql`update purse set amount = ${amount + 1}`);
          if (index % 4 === 0) throw failing;
        }),
      ),
    );
    expect(await read(db)).toBe(30);
    await database.close();
  });
});
