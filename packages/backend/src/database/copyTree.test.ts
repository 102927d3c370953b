import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyTree } from './copyTree.ts';

const FILES = 300;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-copy-'));
  await mkdir(join(folder, 'from/within'), { recursive: true });
  const names = Array.from({ length: FILES }, (_, at) => `within/${at}`);
  await Promise.all(
    ['bad', ...names].map((name) => writeFile(join(folder, 'from', name), 'x'.repeat(50_000))),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const copied = () => readdir(join(folder, 'to/within'));

it('copies what is in a folder and those within it', async () => {
  await copyTree(join(folder, 'from'), join(folder, 'to'), (path) => path.endsWith('/7'));
  expect(await readdir(join(folder, 'to'))).toEqual(['bad', 'within']);
  expect(await copied()).toHaveLength(FILES - 1);
});

it('writes nothing more once it has failed, so that what is there can be removed', async () => {
  await mkdir(join(folder, 'to/bad'), { recursive: true });
  await expect(copyTree(join(folder, 'from'), join(folder, 'to'))).rejects.toThrow();
  expect(await copied()).toHaveLength(FILES);
});
