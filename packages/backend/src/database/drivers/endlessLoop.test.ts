import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carts } from '../../ordering/cart/cart.schema.ts';
import { copyTables } from '../../testing/preparedData.ts';
import { troubleOf } from '../trouble.ts';
import { openDatabase } from './openDatabase.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-ended-'));
  await copyTables(dataDir);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true, force: true });
});

/** How often a database that has ended is asked at most: without an end of its own, the test would have none. */
const MOST_ASKED = 1_000;

interface Module {
  _PostgresMainLoopOnce: () => void;
}

it('O5 a call in which the embedded database ends fails, is asked once, and the database is opened anew', async () => {
  let asked = 0;
  let hasEnded = false;
  const create = PGlite.create.bind(PGlite);
  vi.spyOn(PGlite, 'create').mockImplementation(async (options: unknown) => {
    const client = await create(options as { dataDir: string });
    const { mod } = client as unknown as { mod: Module };
    const once = mod._PostgresMainLoopOnce;
    mod._PostgresMainLoopOnce = () => {
      if (hasEnded && asked < MOST_ASKED) {
        asked += 1;
        throw new Error('unreachable');
      }
      once();
    };
    return client as never;
  });
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const count = async () => {
    const [row] = await database.db.select({ count: sql`count(*)`.mapWith(Number) }).from(carts);
    return row?.count;
  };
  expect(await count()).toBe(0);

  hasEnded = true;
  const refused = await count().then(
    () => null,
    (error: unknown) => error,
  );
  expect(troubleOf(refused)).toBe('away');
  expect(String((refused as Error).cause)).toContain('The database has ended');
  expect(asked).toBe(1);

  hasEnded = false;
  expect(await count()).toBe(0);
  await database.close();
});
