import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const BRAND_DIR = resolve(import.meta.dirname, '../../../../examples/house/brand');

let folder: string;
const apps: TestApp[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Selvedge</title>');
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await rm(folder, { recursive: true });
});

const started = async (environment: Readonly<Record<string, string>>): Promise<TestApp> => {
  const app = await startTestApp({ web: folder, environment });
  apps.push(app);
  return app;
};

it('the portal is installed under the name of the house, with its icon', async () => {
  const { app } = await started({ BRAND_DIR });
  const { headers, body } = await app.inject('/manifest.webmanifest');
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ name: 'Talwind', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await app.inject(src);
    expect(icon.headers['content-type']).toBe(type);
    const { width, height, format, hasAlpha } = await sharp(icon.rawPayload).metadata();
    expect([`${width}x${height}`, format, hasAlpha]).toEqual([sizes, 'png', false]);
    // Something is drawn on the ground.
    const { channels } = await sharp(icon.rawPayload).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1);
  }
});

it('the portal’s own name stands there without a look of the house, and a page without an icon has none', async () => {
  const { app } = await started({});
  const manifest = JSON.parse((await app.inject('/manifest.webmanifest')).body);
  expect([manifest.name, manifest.icons]).toEqual(['Selvedge', []]);
});
