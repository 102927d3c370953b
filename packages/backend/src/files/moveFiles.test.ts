import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runImport } from '../import/runImport.ts';
import { sentBytes } from '../import/testing/houseFiles.ts';
import { readToken } from '../operator/operatorToken.ts';
import { readCatalogueState } from '../ordering/style/catalogueVersion.store.ts';
import { pictures } from '../pictures/picture.schema.ts';
import { startTestCommandLine, type TestCommandLine } from '../testing/commandLine.ts';
import { startPortal } from '../testing/portalProcess.ts';
import { keyFor } from './fileStore.ts';
import { openFiles } from './files.ts';
import { moveBack, moveToStore } from './moveFiles.ts';
import {
  asSent,
  databases,
  delivered,
  type FileHouse,
  fileHouse,
  manualLists,
  pdf,
} from './testing/fileHouse.ts';

describe.each(databases)('moving files on %s', (kind) => {
  let house: FileHouse;
  let commandLine: TestCommandLine;
  beforeAll(async () => {
    house = await fileHouse(kind);
    commandLine = await startTestCommandLine(house.testApp);
    const files = [
      ...manualLists,
      await house.picture('1', '#ff0000'),
      await house.picture('2', '#00ff00'),
      // The same bytes twice are one file.
      await house.picture('3', '#00ff00'),
      sentBytes('wool.en.pdf', pdf('English')),
    ];
    const { context } = house.testApp;
    await runImport({ ...context, files: await openFiles(null) }, delivered(files), asSent);
  }, 300_000);
  afterAll(() => house.close());

  const context = () => house.testApp.context;
  const store = () => context().files.store ?? expect.fail('no bucket');
  const version = async () => (await readCatalogueState(context().database.db, '')).version;
  const never = () => false;
  const shown = async () => [
    ...[await house.shown('1'), await house.shown('2'), await house.shown('3')],
    await (await house.manual()).read(),
  ];

  it('there and back changes nothing of what is shown, and needs no page to load anew', async () => {
    const [rows, before, catalogue] = [await house.rows(), await shown(), await version()];
    expect(rows.map(({ bytes, key }) => [bytes !== null, key])).toEqual(rows.map(() => [true, null]));
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await commandLine.run('files', 'move')).toEqual([0, 'Moved into the bucket: 4. Left: 0.']);
    const moved = await house.rows();
    expect(moved.map(({ bytes }) => bytes)).toEqual([null, null, null, null]);
    expect(moved.map(({ key }) => key)).toEqual(rows.map(({ bytes }) => keyFor(bytes ?? pdf(''))));
    expect(await house.s3.files()).toHaveLength(3);
    expect(await shown()).toEqual(before);
    expect(await commandLine.run('files', 'move')).toEqual([0, 'Moved into the bucket: 0. Left: 0.']);
    expect(await commandLine.run('files', 'move', '--back')).toEqual([
      0,
      'Moved into the database: 4. Left: 0.',
    ]);
    const back = await house.rows();
    expect(back.map(({ bytes, key }) => [keyFor(bytes ?? pdf('')), key])).toEqual(
      rows.map(({ bytes }) => [keyFor(bytes ?? pdf('')), null]),
    );
    expect(await shown()).toEqual(before);
    expect(await version()).toBe(catalogue);
  });

  it('ends where the bucket is away, and goes on from there', async () => {
    let puts = 0;
    const failing = {
      ...store(),
      async put(key: string, bytes: Uint8Array) {
        await store().put(key, bytes);
        puts += 1;
        // It is in the bucket, and no row says so.
        if (puts === 2) throw new Error('ended');
      },
    };
    await expect(moveToStore(context().database, failing, never)).rejects.toThrow('ended');
    expect((await house.rows()).filter(({ key }) => key !== null)).toHaveLength(1);
    await house.s3.stop();
    const [code, said] = await commandLine.run('files', 'move');
    expect([code, said]).toEqual([1, expect.stringContaining('ECONNREFUSED. What was moved stays so')]);
    await house.s3.start();
    expect(await commandLine.run('files', 'move')).toEqual([0, 'Moved into the bucket: 3. Left: 0.']);
  });

  it('back names what the bucket has lost, and the next delivery of the same file puts it again', async () => {
    const [lost] = await house.rows();
    await store().remove(lost?.key ?? '');
    const { article, code: colour } = house.colour;
    const [code, said] = await commandLine.run('files', 'move', '--back');
    expect([code, said.split('\n')]).toEqual([
      1,
      [
        'Moved into the database: 3. Left: 1.',
        `The bucket does not have ${article} ${colour} 1 any more, or has it damaged. Import that file again.`,
      ],
    ]);
    expect((await house.rows()).filter(({ key }) => key !== null)).toEqual([lost]);
    expect((await house.shown('1')).statusCode).toBe(404);
    expect(await moveBack(context().database, context().files, never)).toMatchObject({ moved: 0, left: 1 });
    const file = await house.picture('1', '#ff0000');
    expect((await house.imports.report([file])).outcome).toBe('written');
    expect((await house.imports.report([file])).outcome).toBe('unchanged');
    expect((await house.shown('1')).statusCode).toBe(200);
  });
});

it('killed in between, each row has its bytes or its file, and the next call moves the rest', async () => {
  const ROWS = 60;
  const house = await fileHouse('PostgreSQL');
  try {
    const { database } = house.testApp.context;
    const given = Array.from({ length: ROWS }, (_, nth) => ({ view: `${nth}`, bytes: randomBytes(300_000) }));
    for (const { view, bytes } of given)
      await database.db
        .insert(pictures)
        .values({ pictureId: `p${view}`, articleColorId: house.colour.id, view, source: view, bytes });
    const portal = await startPortal(house.database, house.s3.environment);
    const token = await readToken(house.database.location.dataDir);
    const moving = fetch(`${portal.url}/operator/files/move`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"back":false}',
    }).catch(() => null);
    await expect
      .poll(async () => (await house.s3.files()).length, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(3);
    await portal.kill();
    await moving;
    const keys = new Set((await house.s3.files()).map(({ key }) => key));
    const bytesOf = new Map(given.map(({ view, bytes }) => [view, keyFor(bytes)]));
    const rows = await house.rows();
    for (const { of, bytes, key } of rows) {
      expect(bytes ? keyFor(bytes) : key).toBe(bytesOf.get(of));
      if (key !== null) expect(keys.has(key)).toBe(true);
    }
    const left = rows.filter(({ key }) => key === null).length;
    expect([left > 0, left < ROWS]).toEqual([true, true]);
    const { store } = house.testApp.context.files;
    if (!store) throw new Error('no bucket');
    expect(await moveToStore(database, store, () => false)).toEqual({ moved: left, left: 0, lost: [] });
    expect((await house.s3.files()).map(({ key }) => key).sort()).toEqual([...bytesOf.values()].sort());
  } finally {
    await house.close();
  }
}, 300_000);
