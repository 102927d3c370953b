import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { picturePresets } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colours } from '../ordering/style/colour.schema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { drawGarment } from './drawGarment.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const picture = (path: string) => testApp.app.inject({ url: `/api/v1/pictures/${path}` });

async function colour(pictured: boolean): Promise<string> {
  const [row] = await testApp.context.database.db
    .select({ articleColorId: colours.articleColorId })
    .from(colours)
    .where(eq(colours.pictured, pictured))
    .limit(1);
  return row?.articleColorId ?? '';
}

describe('pictures', () => {
  it.each(Object.entries(picturePresets))(
    'M3 come at preset %s without credentials',
    async (preset, { width, height }) => {
      const answer = await picture(`${await colour(true)}/${preset}.webp`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
      const { format, ...size } = await sharp(answer.rawPayload).metadata();
      expect([format, size.width, size.height]).toEqual(['webp', width, height]);
    },
  );

  it('are drawn once, also when many ask at once', async () => {
    const path = `${await colour(true)}/list.webp`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => picture(path)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const files = await readdir(join(testApp.context.config.dataDir, 'pictures'));
    expect(files.every((file) => file.endsWith('.webp'))).toBe(true);
  });

  it('are missing for unknown and unpictured colours and for other presets', async () => {
    const known = await colour(true);
    const paths = [
      `${await colour(false)}/list.webp`,
      'A1-1/list.webp',
      `${known}/huge.webp`,
      `${known}/list.png`,
      `${known}/constructor.webp`,
      '..%2f..%2fetc/list.webp',
    ];
    for (const path of paths) expect([path, (await picture(path)).statusCode]).toEqual([path, 404]);
  });

  it('differ by colour and by style, and by nothing else', () => {
    const garment = {
      hex: '#2b3750',
      commodityClass: 'shirt',
      gender: 'men',
      name: 'Oxford shirt Garda',
      drawing: 7,
    };
    expect(drawGarment(garment)).toBe(drawGarment(garment));
    expect(drawGarment({ ...garment, hex: '#f4f3ee' })).not.toBe(drawGarment(garment));
    expect(drawGarment({ ...garment, drawing: 8 })).not.toBe(drawGarment(garment));
  });
});
