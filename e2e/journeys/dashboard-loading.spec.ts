import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { accounts, expect, test } from './journey.ts';

interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
}

const record = resolve(import.meta.dirname, '../../.cache/page/chunks.json');
/** In the longer language; the budget of the build weighs the English page. */
const mostScript = 140_900;
/** Pictures aside. */
const mostRequests = 12;
const ordering = /^packages\/(core|web)\/src\/ordering\//;
const words = /^packages\/web\/src\/messages\/compiled\/(.+)\.json$/;

const weightOf = (bodies: readonly Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('D2 the dashboard asks for few scripts, none of ordering, and one language, and for the rest after its tiles', async ({
      page,
      portal,
      words: said,
      backend,
    }) => {
      // What comes last, and by itself.
      const { question } = new ConsentSheet(page, said);
      await portal.enter(accounts.buyer);
      await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
      await expect(question).toBeVisible();
      await page.waitForLoadState('networkidle');

      const asked: string[] = [];
      let hasTiles = false;
      const early = new Set<string>();
      const bodies = new Map<string, Promise<Buffer>>();
      page.on('request', (request) => {
        asked.push(request.url());
        const { pathname } = new URL(request.url());
        if (!hasTiles && !pathname.endsWith('.svg')) early.add(pathname);
      });
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        hasTiles ||= pathname.endsWith('/dashboard/tiles');
        if (response.request().resourceType() === 'script') bodies.set(pathname, response.body());
      });
      await page.reload();
      await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
      await expect(portal.dashboard.tiles).toBeVisible();
      await expect(question).toBeVisible();
      await page.waitForLoadState('networkidle');

      const chunks: Chunk[] = JSON.parse(readFileSync(record, 'utf8'));
      const scripts = await Promise.all(
        [...bodies].map(async ([path, body]) => {
          const chunk = chunks.find(({ file }) => `/${file}` === path);
          if (!chunk) throw new Error(`${path} is not of this build`);
          return { path, body: await body, modules: chunk.modules, isEarly: early.has(path) };
        }),
      );
      const first = scripts.filter(({ isEarly }) => isEarly);
      const later = scripts.filter(({ isEarly }) => !isEarly);
      const bytes = weightOf(first.map(({ body }) => body));
      test.info().annotations.push(
        {
          type: 'until it can be used',
          description: `${bytes} bytes of script by gzip in ${first.length} files, ${early.size} requests: ${[...early].join(', ')}`,
        },
        {
          type: 'afterwards',
          description: `${weightOf(later.map(({ body }) => body))} bytes: ${later.map(({ path }) => path).join(', ')}`,
        },
      );
      expect(bytes).toBeGreaterThan(60_000);
      expect(bytes).toBeLessThanOrEqual(mostScript);
      expect(early.size).toBeLessThanOrEqual(mostRequests);

      const languagesOf = (some: typeof scripts) =>
        some.flatMap(({ modules }) => modules.flatMap((module) => words.exec(module)?.[1] ?? []));
      expect(languagesOf(first)).toEqual([`portal/${language}`]);
      expect(languagesOf(later)).toEqual([`overlays/${language}`]);
      const late = later.flatMap(({ modules }) => modules);
      expect(late).toContain('packages/core/src/overlays/overlays.machine.ts');
      expect(late).toContain('packages/web/src/overlays/OverlaysLayer.tsx');
      expect(scripts.flatMap(({ modules }) => modules.filter((module) => ordering.test(module)))).toEqual([]);
      expect(asked.filter((address) => !address.startsWith(`${backend.url}/`))).toEqual([]);
    });
  });
}
