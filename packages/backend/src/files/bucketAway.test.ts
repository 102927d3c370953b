import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedFolder } from '../operator/inbox/watchedFolder.ts';
import { colourPictures } from '../ordering/document/colourPictures.ts';
import { openFiles } from './files.ts';
import { type FileHouse, fileHouse } from './testing/fileHouse.ts';

let house: FileHouse;
beforeAll(async () => {
  house = await fileHouse('PGlite');
}, 300_000);
afterAll(() => house.close());

it('a delivery in the watched folder goes back to the inbox, and is taken once the bucket is back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-inbox-'));
  let now = Date.now();
  const look = watchedFolder({ ...house.testApp.context, now: () => now }, folder);
  const settle = async (): Promise<void> => {
    await look();
    now += 5_000;
    await look();
  };
  try {
    await mkdir(join(folder, 'inbox'));
    const { name, content } = await house.picture('1', '#ff0000');
    await writeFile(join(folder, 'inbox', name), Buffer.from(content, 'base64'));
    await house.s3.stop();
    await expect(settle()).rejects.toThrow('ECONNREFUSED');
    const listed = () =>
      Promise.all(['inbox', 'working', 'failed', 'done'].map((at) => readdir(join(folder, at))));
    expect([await listed(), await house.rows()]).toEqual([[[name], [], [], []], []]);
    await house.s3.start();
    await settle();
    expect([(await listed()).map((names) => names.length), (await house.rows()).length]).toEqual([
      [0, 0, 0, 1],
      1,
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a document goes without the picture, says so, and has it another time', async () => {
  const { context } = house.testApp;
  const documentOf = async () => {
    await rm(join(context.config.dataDir, 'pictures'), { recursive: true, force: true });
    // Its own, since whoever was refused a moment ago is not asked again at once.
    const files = await openFiles(context.config.files);
    const caller = { who: 'a', left: new AbortController().signal };
    const size = { width: 60, height: 80 };
    const pictures = await colourPictures({ ...context, files }, [house.colour.id], size, caller);
    return [(await pictures.of(house.colour.id)) !== null, pictures.isWhole()];
  };
  expect(await documentOf()).toEqual([true, true]);
  await house.s3.stop();
  expect(await documentOf()).toEqual([false, false]);
  await house.s3.start();
  expect(await documentOf()).toEqual([true, true]);
});
