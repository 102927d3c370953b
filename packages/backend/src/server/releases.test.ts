import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLDEST_RELEASE, OLDEST_RELEASE_HEADER, RELEASE } from '@selvedge/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let home: string;
let last: TestApp;
let next: TestApp;

/** The page of a release, as a build leaves it: with a part that is named by its content. */
async function built(name: string): Promise<string> {
  const folder = join(home, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(join(folder, 'assets', `part-${name}.js`), `// ${name}`);
  await writeFile(join(folder, 'assets', 'shared-1a2b.js'), '// the same in both');
  return folder;
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'selvedge-releases-'));
  const environment = { PAGE_PARTS_DIR: join(home, 'parts') };
  last = await startTestApp({ web: await built('last'), environment });
  next = await startTestApp({
    web: await built('next'),
    environment: { ...environment, OLDEST_RELEASE: String(RELEASE + 1) },
  });
});
afterAll(async () => {
  await last.close();
  await next.close();
  await rm(home, { recursive: true });
});

const get = ({ app }: TestApp, url: string) => app.inject({ url, headers: { 'sec-fetch-dest': 'script' } });

it('C10 each answer names the oldest release whose pages are served: the one before, unless told', async () => {
  const named = async (testApp: TestApp, url: string) =>
    (await get(testApp, url)).headers[OLDEST_RELEASE_HEADER];
  expect(OLDEST_RELEASE).toBe(RELEASE - 1);
  for (const url of ['/api/v1/maintenances', '/api/v1/user/profile', '/api/v1/nothing', '/']) {
    expect([url, await named(last, url)]).toEqual([url, String(OLDEST_RELEASE)]);
    expect([url, await named(next, url)]).toEqual([url, String(RELEASE + 1)]);
  }
});

it('C10 an instance serves the parts of the page before it and after it, and keeps them for ever', async () => {
  for (const testApp of [last, next])
    for (const name of ['part-last.js', 'part-next.js', 'shared-1a2b.js']) {
      const { statusCode, headers } = await get(testApp, `/assets/${name}`);
      expect([name, statusCode, headers['cache-control']]).toEqual([
        name,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  expect((await get(last, '/assets/part-next.js')).body).toBe('// next');
  expect((await readdir(join(home, 'parts'))).toSorted()).toEqual([
    'part-last.js',
    'part-next.js',
    'shared-1a2b.js',
  ]);
});

it('C10 what no release has is not found, and nothing beside the folder is reached', async () => {
  for (const path of ['/assets/part-gone.js', '/assets/..%2f..%2fnext%2findex.html', '/assets/.secret'])
    expect([path, (await get(next, path)).statusCode]).toEqual([path, 404]);
});
