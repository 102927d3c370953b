import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { accounts, expect, test } from './journey.ts';

interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
}

const record = resolve(import.meta.dirname, '../../.cache/page/chunks.json');
const mostScript = 140_000;
const ordering = /^packages\/(core|web)\/src\/ordering\//;
const words = /^packages\/web\/src\/messages\/compiled\/(.+)\.json$/;

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('the signed-in dashboard asks for few scripts, none of ordering, and one language', async ({
      page,
      portal,
      backend,
    }) => {
      await portal.enter(accounts.buyer);
      await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const scripts = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.request().resourceType() === 'script') scripts.set(pathname, response.body());
      });
      await page.reload();
      await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
      await expect(portal.dashboard.tiles).toBeVisible();
      await page.waitForLoadState('networkidle');

      const sizes = [...(await Promise.all(scripts.values()))].map((body) => gzipSync(body).length);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      test.info().annotations.push({
        type: 'figures',
        description: `${bytes} bytes of script by gzip in ${sizes.length} files, ${asked.length} requests`,
      });
      expect(bytes).toBeGreaterThan(60_000);
      expect(bytes).toBeLessThanOrEqual(mostScript);

      const chunks: Chunk[] = JSON.parse(readFileSync(record, 'utf8'));
      const modules = [...scripts.keys()].flatMap((path) => {
        const chunk = chunks.find(({ file }) => `/${file}` === path);
        if (!chunk) throw new Error(`${path} is not of this build`);
        return chunk.modules;
      });
      expect(modules.filter((module) => ordering.test(module))).toEqual([]);
      expect(modules.flatMap((module) => words.exec(module)?.[1] ?? [])).toEqual([`portal/${language}`]);
      expect(asked.filter((address) => !address.startsWith(`${backend.url}/`))).toEqual([]);
    });
  });
}
