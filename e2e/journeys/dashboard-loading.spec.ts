import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { accounts, expect, test } from './journey.ts';

interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
}

const root = resolve(import.meta.dirname, '../..');
const record = join(root, '.cache/page/chunks.json');
const built = join(root, 'packages/web/dist');
/** In the longer language; the budget of the build weighs the English page. */
const mostScript = 140_600;
/** Pictures aside, and letters that come with a name which has them: an open cart of Salon Wiśniewska waits or not. */
const mostRequests = 12;
const aside = /\.svg$|-latin-ext-[^/]+\.woff2$/;
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
      // The tiles are shown from when both are there, whichever comes last.
      const awaited = [/\/dashboard\/tiles$/, /\/assets\/page-[^/]+\.js$/];
      let missing = awaited;
      const early = new Set<string>();
      const paths = new Set<string>();
      page.on('request', (request) => {
        // What the page before it asked for last belongs to that page.
        if (request.isNavigationRequest()) {
          for (const list of [early, paths]) list.clear();
          asked.length = 0;
          missing = awaited;
        }
        asked.push(request.url());
        const { pathname } = new URL(request.url());
        if (missing.length > 0 && !aside.test(pathname)) early.add(pathname);
        if (request.resourceType() === 'script') paths.add(pathname);
      });
      page.on('response', (response) => {
        missing = missing.filter((one) => !one.test(new URL(response.url()).pathname));
      });
      // As on a slow line the data are there first, so that what is asked for after them is not asked for before content.
      await page.route(/\/assets\/page-[^/]+\.js$/, async (route) => {
        await page.waitForResponse(/\/dashboard\/tiles$/);
        await route.continue();
      });
      await page.reload();
      await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
      await expect(portal.dashboard.tiles).toBeVisible();
      await expect(question).toBeVisible();
      await page.waitForLoadState('networkidle');

      const chunks: Chunk[] = JSON.parse(readFileSync(record, 'utf8'));
      const scripts = [...paths].map((path) => {
        const chunk = chunks.find(({ file }) => `/${file}` === path);
        if (!chunk) throw new Error(`${path} is not of this build`);
        const body = readFileSync(join(built, path));
        return { path, body, modules: chunk.modules, isEarly: early.has(path) };
      });
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
      expect(early.size, [...early].join(', ')).toBeLessThanOrEqual(mostRequests);

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
