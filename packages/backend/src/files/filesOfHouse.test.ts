import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFiles } from '../configuration/files.ts';
import { runImport } from '../import/runImport.ts';
import { sentBytes } from '../import/testing/houseFiles.ts';
import { holdFiles } from './filePlaces.ts';
import { FilesAway } from './fileStore.ts';
import { openFiles } from './files.ts';
import { sweepFiles } from './sweepFiles.ts';
import {
  asSent,
  databases,
  delivered,
  type FileHouse,
  fileHouse,
  manualLists,
  pdf,
} from './testing/fileHouse.ts';

const hour = 3_600_000;

describe.each(databases)('files of a house on %s', (kind) => {
  let house: FileHouse;
  beforeAll(async () => {
    house = await fileHouse(kind);
  }, 300_000);
  afterAll(() => house.close());

  const store = () => house.testApp.context.files.store ?? expect.fail('no bucket');
  const sweepAt = (now: number) => sweepFiles(house.testApp.context.database, store(), now);
  const inBucket = async () => (await house.s3.files()).map(({ key }) => key).sort();
  const referred = async () => (await house.rows()).map(({ key }) => key).sort();

  it('go to the bucket, are served from it as from the database, and change nothing the second time', async () => {
    const files = [
      ...manualLists,
      await house.picture('1', '#ff0000'),
      await house.picture('2', '#0000ff'),
      sentBytes('wool.en.pdf', pdf('English')),
    ];
    const planned = await house.imports.report(files, { dryRun: true });
    expect([planned.outcome, await inBucket()]).toEqual(['planned', []]);
    expect((await house.imports.report(files)).outcome).toBe('written');
    const rows = await house.rows();
    expect(rows.map(({ of, bytes }) => [of, bytes])).toEqual([
      ['1', null],
      ['2', null],
      ['en', null],
    ]);
    expect(await inBucket()).toEqual(await referred());
    const manual = await house.manual();
    expect((await manual.answer()).body).toBe('%PDF-1.7\nEnglish');
    const shown = await house.shown('1');
    expect(shown.statusCode).toBe(200);
    expect(await house.shown('2')).not.toEqual(shown);

    const before = await house.s3.files();
    expect((await house.imports.report(files)).outcome).toBe('unchanged');
    expect(await house.s3.files()).toEqual(before);
    expect(await house.rows()).toEqual(rows);
  });

  // The built-in database has one process.
  if (kind === 'PostgreSQL')
    it('are served alike by another instance', async () => {
      const other = await house.instance();
      expect(await house.shown('1', other)).toEqual(await house.shown('1'));
      const [here, there] = [await house.manual(), await house.manual(other)];
      expect(await there.read()).toEqual(await here.read());
    });

  it('that are replaced or withdrawn are removed a day later, by sweeps at once, and no other', async () => {
    const [one, two] = [await house.picture('1', '#ff0000'), await house.picture('2', '#00ff00')];
    const before = await inBucket();
    expect((await house.imports.report([two])).outcome).toBe('written');
    expect((await house.imports.report([two], { complete: true, force: true })).outcome).toBe('written');
    const used = await referred();
    const all = [...before, ...used.filter((key) => key && !before.includes(key))].sort();
    expect([before.length, all.length, used.length]).toEqual([3, 4, 2]);

    const now = Date.now();
    for (const at of [now, now + 23 * hour]) {
      await sweepAt(at);
      expect(await inBucket()).toEqual(all);
    }
    if (kind === 'PostgreSQL') {
      // Somebody is about to refer to a file.
      await house.testApp.context.database.transact(async (db) => {
        await holdFiles(db);
        await sweepAt(now + 25 * hour);
      });
      expect(await inBucket()).toEqual(all);
    }
    // What is referred to again is kept, whatever was noted of it.
    expect((await house.imports.report([one])).outcome).toBe('written');
    await Promise.all([1, 2, 3].map(() => sweepAt(now + 25 * hour)));
    expect(await inBucket()).toEqual(await referred());
    expect((await house.shown('1')).statusCode).toBe(200);
  });

  it('that nobody refers to are kept for a day, though they are older, from when that is first seen', async () => {
    const now = Date.now() + 100 * hour;
    await house.imports.report([await house.picture('3', '#123456')]);
    await house.imports.report([await house.picture('3', '#654321')]);
    const all = await inBucket();
    await sweepAt(now);
    await sweepAt(now + 23 * hour);
    expect(await inBucket()).toEqual(all);
    await sweepAt(now + 24 * hour);
    expect(await inBucket()).toEqual(await referred());
  });

  it('fail an import whole where the bucket is away, in both languages, and are 503 until it is back', async () => {
    const before = await house.rows();
    const manual = await house.manual();
    const read = await house.shown('1');
    await house.s3.stop();
    const files = [await house.picture('7', '#ff00ff')];
    for (const [language, said] of [
      ['en', 'Nothing was changed: the bucket'],
      ['de', 'Es wurde nichts geändert: Der Bucket'],
    ] as const) {
      const refused = await house.imports.send(files, {}, language);
      expect([refused.statusCode, refused.json().error]).toEqual([503, expect.stringContaining(said)]);
      expect(refused.json().error).toContain('ECONNREFUSED');
    }
    expect((await house.imports.report(files, { dryRun: true })).outcome).toBe('planned');
    expect(await house.rows()).toEqual(before);
    for (let nth = 0; nth < 3; nth += 1) {
      const { statusCode, headers } = await manual.answer();
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect((await house.shown('1')).statusCode).toBe(503);
    }
    expect(house.testApp.filesNews).toEqual(['away']);
    await house.s3.start();
    await expect.poll(async () => (await manual.read()).statusCode, { timeout: 30_000 }).toBe(200);
    expect(await house.shown('1')).toEqual(read);
    expect(house.testApp.filesNews).toEqual(['away', 'back']);
  });

  it('fail an import whole where the bucket goes away in the middle, or does not take the secret', async () => {
    const before = await house.rows();
    const files = delivered([await house.picture('8', '#0f0f0f'), await house.picture('9', '#f0f0f0')]);
    const { context } = house.testApp;
    let puts = 0;
    const leaving: typeof context.files = {
      ...context.files,
      store: {
        ...store(),
        async put(key, bytes) {
          puts += 1;
          if (puts === 2) await house.s3.stop();
          await store().put(key, bytes);
        },
      },
    };
    await expect(runImport({ ...context, files: leaving }, files, asSent)).rejects.toThrow(FilesAway);
    await house.s3.start();
    expect([puts, await house.rows()]).toEqual([2, before]);

    const config = readFiles({ ...house.s3.environment, S3_SECRET_ACCESS_KEY: 'another' });
    const refused = runImport({ ...context, files: await openFiles(config) }, files, asSent);
    await expect(refused).rejects.toMatchObject({ reason: 'SignatureDoesNotMatch', status: 503 });
    expect(await house.rows()).toEqual(before);
    expect((await runImport(context, files, asSent)).outcome).toBe('written');
  });
});
