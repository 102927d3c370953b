import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFolder, giveBack } from './folderCopies.ts';

let root: string;
let original: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'selvedge-copies-'));
  original = join(root, 'original');
  await mkdir(join(original, 'base/1'), { recursive: true });
  await mkdir(join(original, 'empty'));
  for (const name of ['version', 'base/1/100', 'base/1/101', 'base/1/102'])
    await writeFile(join(original, name), `${name} as it was`, { mode: 0o600 });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function copied(name: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(folder);
  copyFolder(original, folder);
  return folder;
}

/** Each entry's path, and what a file holds. */
async function contents(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const said = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(folder.length), entry.isFile() ? await readFile(path, 'utf8') : null] as const;
  });
  return new Map((await Promise.all(said)).sort(([a], [b]) => a.localeCompare(b)));
}

const nodeOf = async (folder: string) => (await stat(join(folder, 'version'))).ino;

it('gives a folder that came back as it was first, whatever happened to it', async () => {
  const first = await copied('first');
  expect(await contents(first)).toEqual(await contents(original));
  const node = await nodeOf(first);
  await writeFile(join(first, 'base/1/100'), 'base/1/100 as it is.');
  await truncate(join(first, 'base/1/101'), 3);
  await rm(join(first, 'base/1/102'));
  await rm(join(first, 'empty'), { recursive: true });
  await mkdir(join(first, 'base/2/3'), { recursive: true });
  await writeFile(join(first, 'base/2/3/4'), 'new');
  await writeFile(join(first, 'owner'), 'new');
  giveBack(first);
  const second = await copied('second');
  expect(await nodeOf(second)).toBe(node);
  expect(await contents(second)).toEqual(await contents(original));
  await rename(join(second, 'base/1'), join(second, 'base/9'));
  giveBack(second);
  expect(await contents(await copied('third'))).toEqual(await contents(original));
});

it('gives nobody a folder that another one has', async () => {
  const [first, second] = [await copied('first'), await copied('second')];
  await writeFile(join(first, 'version'), 'mine');
  expect(await contents(second)).toEqual(await contents(original));
  giveBack(first);
  giveBack(first);
  const [third, fourth] = [await copied('third'), await copied('fourth')];
  expect(await nodeOf(third)).not.toBe(await nodeOf(fourth));
  for (const folder of [second, third, fourth])
    expect(await contents(folder)).toEqual(await contents(original));
});
