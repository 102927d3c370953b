import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastOrders } from '@selvedge/core/contract';
import { eq, sql } from 'drizzle-orm';
import { create, extract } from 'tar';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { latestSchema } from '../database/schemaVersion.ts';
import { addWriters, STOCK } from '../database/testing/prepareWriters.ts';
import { startWriter } from '../database/testing/writer.ts';
import { runCommandLine } from '../operator/cli/commandLine.ts';
import {
  type KillStage,
  restock,
  setKillStage,
  variantIdsAt,
} from '../ordering/finalization/testing/killStage.ts';
import { orderLines, orders } from '../ordering/order/order.schema.ts';
import { variants } from '../ordering/style/colour.schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { overHttp } from '../testing/overHttp.ts';
import { type PortalProcess, startPortal } from '../testing/portalProcess.ts';
import { copyTables } from '../testing/preparedData.ts';
import { everyTable, inStopped } from './testing/tables.ts';

const WRITERS = 3;

let folder: string;
let stage: KillStage | undefined;
let restored: PortalProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-backup-'));
});
afterEach(async () => {
  await restored?.kill();
  await stage?.close();
  restored = undefined;
  stage = undefined;
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs one command on a data folder: its exit code and what it printed. */
async function portal(
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<[code: number, printed: string]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const now = () => Date.parse('2026-11-26T20:15:00Z');
  const code = await runCommandLine(words, {
    environment,
    folder,
    now,
    say: print,
    complain: print,
    progress: () => {},
  });
  return [code, lines.join('\n')];
}

it('O5 a backup that is taken while orders are finalized has all that were acknowledged, whole, and a portal starts on it', async () => {
  const ids = Array.from({ length: WRITERS }, (_, at) => `WRITER-${at}`);
  const set = await setKillStage(async (who, { context: { database } }) => {
    await addWriters(database.db, ids);
    const [variantId = ''] = await variantIdsAt(who, restock(ids[0] ?? ''));
    return { variantId };
  });
  stage = set;
  const { dataDir } = set.fresh.location;
  const { hostname: HOST, port: PORT } = new URL(set.running().url);
  const running = { HOST, PORT, DATA_DIR: dataDir };

  const writers = ids.map((id) => startWriter(set.call, restock(id), set.prepared.variantId));
  const acknowledged = () => writers.flatMap((writer) => writer.acknowledged);
  await expect.poll(() => acknowledged().length, { timeout: 60_000 }).toBeGreaterThan(5);
  const before = acknowledged();
  const [code, said] = await portal(running, 'backup', folder);
  const file = join(folder, 'selvedge-2026-11-26T201500Z.tar.gz');
  expect([code, said]).toEqual([
    0,
    `${file} has the built-in database as of ${/as of (\S+),/.exec(said)?.[1]}, and 1 other file.`,
  ]);
  const after = acknowledged().length;
  await expect.poll(() => acknowledged().length, { timeout: 60_000 }).toBeGreaterThan(after + 5);
  await Promise.all(writers.map((writer) => writer.stop()));
  expect(writers.flatMap(({ refused }) => refused)).toEqual([]);
  expect(await portal(running, 'backup', 'quiet.tar.gz')).toEqual([0, expect.any(String)]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // It goes once the last byte is out.
  await expect.poll(() => readdir(dataDir)).not.toContain('backup.making');
  await set.running().kill();

  const [busy, quiet] = [join(folder, 'busy'), join(folder, 'quiet')];
  expect(await portal({ DATA_DIR: busy }, 'restore', file)).toEqual([0, said.replace(file, busy)]);
  expect((await portal({ DATA_DIR: quiet }, 'restore', 'quiet.tar.gz'))[0]).toBe(0);

  // Of a quiet portal nothing may differ; the operators' secret is the same.
  const original = await inStopped(dataDir, everyTable);
  const copied = await inStopped(quiet, everyTable);
  expect([...copied.keys()]).toEqual([...original.keys()]);
  expect(original.size).toBeGreaterThan(50);
  for (const [name, rows] of original) expect([name, copied.get(name)]).toEqual([name, rows]);
  const secretOf = (dir: string) => readFile(join(dir, 'operator.token'), 'utf8');
  expect(await secretOf(busy)).toBe(await secretOf(dataDir));

  // A busy one: each order that was acknowledged before is there, and what is there is whole.
  await inStopped(busy, async (database) => {
    const rows = await database.db
      .select({
        orderNumber: orders.orderNumber,
        pieces: orders.pieces,
        value: orders.value,
        linePieces: sql`sum(${orderLines.quantity})`.mapWith(Number),
        lineValue: sql`sum(${orderLines.quantity} * ${orderLines.salesPrice})`.mapWith(Number),
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
      .where(sql`${orders.customerId} like 'WRITER-%'`)
      .groupBy(orders.orderId);
    const ordered = new Map(acknowledged().map((one) => [one.orderNumber, one.pieces]));
    for (const { orderNumber, pieces } of before)
      expect(rows).toContainEqual(expect.objectContaining({ orderNumber, pieces }));
    for (const row of rows) {
      expect([row.linePieces, row.lineValue]).toEqual([row.pieces, row.value]);
      expect(ordered.get(row.orderNumber)).toBe(row.pieces);
    }
    expect(rows.length).toBeLessThan(ordered.size);
    const [left] = await database.db
      .select({ taken: sql`sum(${STOCK} - ${variants.stock})`.mapWith(Number) })
      .from(variants);
    expect(left?.taken).toBe(rows.reduce((sum, { orderNumber }) => sum + (ordered.get(orderNumber) ?? 0), 0));

    const taken = await everyTable(database);
    const written = new Set(['carts', 'cart_lines', 'variants', 'sequences']);
    for (const [name, held] of taken) {
      const later = new Set(original.get(name));
      if (!written.has(name)) expect([name, held.filter((row) => !later.has(row))]).toEqual([name, []]);
    }
  });

  restored = await startPortal(
    { location: { dataDir: busy, databaseUrl: null }, remove: async () => {} },
    { PUBLIC_URL: 'http://localhost:18080', OIDC_ACCESS_TOKEN_SECONDS: '3600', DEMO_LIVE: 'off' },
  );
  const { url } = restored;
  const read = await overHttp(() => url, set.session)(lastOrders, { rightEnv: 'postorder' }, null);
  expect(read?.status).toBe(200);
  expect(await portal({ DATA_DIR: busy }, 'restore', file)).toEqual([
    1,
    `The data folder ${busy} is not empty. Restore to an empty one: set DATA_DIR, or move what is there away.`,
  ]);
}, 600_000);

it('the backup of a portal that has stopped leaves it as it was, and has the files that a house keeps beside it', async () => {
  const fresh = await freshDatabase('');
  const { dataDir } = fresh.location;
  try {
    await copyTables(dataDir);
    const original = await inStopped(dataDir, everyTable);
    await writeFile(join(dataDir, 'note.txt'), 'kept');
    await writeFile(join(dataDir, 'half.eml.part'), 'not whole');
    expect(await portal({ DATA_DIR: dataDir }, 'backup', 'stopped.tar.gz')).toEqual([
      0,
      `${join(folder, 'stopped.tar.gz')} has the built-in database as of 2026-11-26T20:15:00.000Z, and 1 other file.`,
    ]);
    const again = join(folder, 'again');
    expect((await portal({ DATA_DIR: again }, 'restore', 'stopped.tar.gz'))[0]).toBe(0);
    expect((await readdir(again)).sort()).toEqual(['database', 'note.txt']);
    expect(await inStopped(again, everyTable)).toEqual(original);
    expect(await inStopped(dataDir, everyTable)).toEqual(original);

    // With PostgreSQL the files alone.
    const url = { DATABASE_URL: 'postgres://localhost/none' };
    expect(await portal({ DATA_DIR: dataDir, ...url }, 'backup', 'files.tar.gz')).toEqual([
      0,
      `${join(folder, 'files.tar.gz')} has 1 file of the data folder, but no database: PostgreSQL has tools of its own, see docs/operations.md.`,
    ]);

    const target = join(folder, 'stopped.tar.gz');
    expect(await portal({ DATA_DIR: dataDir }, 'backup', target)).toEqual([
      1,
      `The file '${target}' is there already.`,
    ]);
    const within = join(dataDir, 'x.tar.gz');
    expect(await portal({ DATA_DIR: dataDir }, 'backup', within)).toEqual([
      1,
      `'${within}' is in the data folder, which a backup is there to outlive. Choose another place.`,
    ]);
    const none = join(folder, 'none');
    expect(await portal({ DATA_DIR: none }, 'backup', 'x.tar.gz')).toEqual([
      1,
      `There is no data folder ${none}. Set DATA_DIR to that of the portal.`,
    ]);

    await refusals(target);
  } finally {
    await fresh.remove();
  }
}, 120_000);

/** What restoring says to files that are not as `sound` was written. */
async function refusals(sound: string): Promise<void> {
  const bytes = await readFile(sound);
  const half = Math.floor(bytes.length / 2);
  const target = join(folder, 'refused');
  const restore = async (name: string, content: Buffer | string) => {
    await writeFile(join(folder, name), content);
    return portal({ DATA_DIR: target }, 'restore', name);
  };
  const damagedBy = (name: string, why: string) => [
    1,
    `The backup '${name}' is damaged: ${why}. Nothing was restored from it; take another one.`,
  ];
  expect(await portal({ DATA_DIR: target }, 'restore', 'nowhere')).toEqual([
    1,
    "There is no file 'nowhere'.",
  ]);
  expect(await restore('text', 'Dear house,')).toEqual([1, "'text' is no backup of a portal."]);
  expect(await restore('empty', '')).toEqual([1, "'empty' is no backup of a portal."]);
  expect(await restore('cut', bytes.subarray(0, half))).toEqual(
    damagedBy('cut', 'it cannot be read to its end'),
  );
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(half) ^ 0xff, half);
  expect(await restore('flipped', flipped)).toEqual([1, expect.stringContaining("'flipped' is damaged: ")]);

  // Whoever runs the portal reads its files, whatever a backup says of them.
  const opened = await mkdtemp(join(folder, 'opened-'));
  await extract({ file: sound, cwd: opened });
  await chmod(join(opened, 'files/note.txt'), 0o4755);
  const loose = join(folder, 'loose');
  await create({ cwd: opened, gzip: true, file: loose }, ['backup.json', 'database', 'files', 'SHA256SUMS']);
  const open = join(folder, 'open');
  expect((await portal({ DATA_DIR: open }, 'restore', 'loose'))[0]).toBe(0);
  expect((await stat(join(open, 'note.txt'))).mode & 0o7777).toBe(0o600);
  expect((await stat(join(open, 'database'))).mode & 0o7777).toBe(0o700);

  // Others that a gzip finds nothing wrong with.
  const packed = async (name: string, parts: readonly string[]) => {
    await create({ cwd: opened, gzip: true, portable: true, file: join(folder, name) }, [...parts]);
    return portal({ DATA_DIR: target }, 'restore', name);
  };
  const parts = ['backup.json', 'database', 'files'];
  expect(await packed('endless', parts)).toEqual(damagedBy('endless', 'its end is missing'));
  await writeFile(join(opened, 'files/note.txt'), 'forged');
  expect(await packed('forged', [...parts, 'SHA256SUMS'])).toEqual(
    damagedBy('forged', 'what it holds differs from its checksums'),
  );
  await writeFile(join(opened, 'files/note.txt'), 'kept');
  const manifest = await readFile(join(opened, 'backup.json'), 'utf8');
  const sums = await readFile(join(opened, 'SHA256SUMS'), 'utf8');
  const later = manifest.replace(String(latestSchema), String(latestSchema + 1));
  await writeFile(join(opened, 'backup.json'), later);
  const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const lines = sums.replace(sumOf(manifest), sumOf(later)).split('\n').filter(Boolean).sort();
  await writeFile(join(opened, 'SHA256SUMS'), `${lines.join('\n')}\n`);
  expect(await packed('later', [...parts, 'SHA256SUMS'])).toEqual([
    1,
    "The backup 'later' is of a later release of the portal than this one. Restore it with that release, or a later one.",
  ]);
  await writeFile(join(opened, 'backup.json'), ' '.repeat(70_000_000));
  expect(await packed('long', [...parts, 'SHA256SUMS'])).toEqual(
    damagedBy('long', "'backup.json' is too long"),
  );
  expect(await packed('twice', ['database', 'files', 'files/./note.txt'])).toEqual(
    damagedBy('twice', "'files/./note.txt' should not be in it"),
  );
  // Nothing that was refused has written anything.
  expect(await readdir(target).catch(() => [])).toEqual([]);
}
