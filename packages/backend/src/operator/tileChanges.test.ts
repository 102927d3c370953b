import type { Tile } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPortal } from '../server/seed.ts';
import { operatorOf } from '../testing/operator.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { isLink } from './linkField.ts';

let testApp: TestApp;
let operator: Awaited<ReturnType<typeof operatorOf>>;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  testApp = await startTestApp();
  operator = await operatorOf(testApp);
  ({ headers } = await signedIn(testApp, 'buyer@selvedge.test'));
});
afterAll(() => testApp.close());

const texts = {
  en: { title: 'Look book', description: 'The season in pictures.' },
  de: { title: 'Lookbook', description: 'Die Saison in Bildern.' },
};

const tilesIn = async (language: string): Promise<Tile[]> =>
  (
    await testApp.app.inject({
      url: '/api/v1/dashboard/tiles',
      headers: { ...headers, 'x-language': language },
    })
  ).json();
const ids = async (): Promise<string[]> => (await tilesIn('en')).map(({ id }) => id);

describe('tiles changed by operators', () => {
  it('D2: are added last, changed in part, moved and removed', async () => {
    const before = await ids();
    await operator('POST', '/tiles', { id: 'lookbook', link: 'https://example.com/look', ...texts });
    expect(await ids()).toEqual([...before, 'lookbook']);

    const change = { newTab: true, picture: 'satin', de: { title: 'Bilder' } };
    expect((await operator('PATCH', '/tiles/lookbook', change)).statusCode).toBe(200);
    expect((await tilesIn('de')).at(-1)).toMatchObject({
      title: 'Bilder',
      description: 'Die Saison in Bildern.',
      link: 'https://example.com/look',
      newTab: true,
      image: '/tile-pictures/satin.svg',
    });
    expect((await tilesIn('en')).at(-1)?.title).toBe('Look book');

    await operator('POST', '/tiles/lookbook/move', { place: 2 });
    expect(await ids()).toEqual([before[0], 'lookbook', ...before.slice(1)]);
    await operator('POST', '/tiles/lookbook/move', { place: 999 });
    expect(await ids()).toEqual([...before, 'lookbook']);
    await operator('DELETE', '/tiles/lookbook');
    expect(await ids()).toEqual(before);
  });

  it('D3: have sub-pages one deep, below a tile that leads to a page', async () => {
    const add = (id: string, parent: string) =>
      operator('POST', '/tiles', { id, parent, link: '/x', ...texts });
    expect((await add('labels', 'returns-and-shipments')).statusCode).toBe(200);
    const parent = (await tilesIn('en')).find(({ id }) => id === 'returns-and-shipments');
    expect(parent?.subpageTiles.at(-1)?.id).toBe('labels');
    expect((await add('deeper', 'labels')).json().error).toContain('sub-pages have no further ones');
    expect((await add('nowhere', 'calendar')).json().error).toContain('only one that leads to a page');
    expect((await add('orphan', 'nothing')).json().error).toBe("There is no tile 'nothing'.");
    expect((await operator('DELETE', '/tiles/returns-and-shipments')).json().error).toContain(
      'remove these first',
    );
    expect((await operator('DELETE', '/tiles/labels')).statusCode).toBe(204);
  });

  it('K2: are seen by those with one of the rights they name', async () => {
    await operator('POST', '/tiles', { id: 'extra', link: '/extra', ...texts });
    const seen = async (condition: unknown): Promise<boolean> => {
      await operator('PATCH', '/tiles/extra', { condition });
      return (await ids()).includes('extra');
    };
    expect(await seen({ group: 'admin', rights: [] })).toBe(false);
    expect(await seen({ group: 'preorder', rights: ['OTHER', 'COLLECTION_VIEW'] })).toBe(true);
    expect(await seen({ group: 'preorder', rights: ['OTHER'] })).toBe(false);
    expect(await seen(null)).toBe(true);
    await operator('DELETE', '/tiles/extra');
  });

  it('D2: stay as operators left them when the portal starts again', async () => {
    await operator('PATCH', '/tiles/calendar', { en: { title: 'Dates' } });
    await operator('DELETE', '/tiles/forms-and-manuals');
    await seedPortal(testApp.context.database, { demo: true });
    const tiles = await tilesIn('en');
    expect(tiles.find(({ id }) => id === 'calendar')?.title).toBe('Dates');
    expect(tiles.some(({ id }) => id === 'forms-and-manuals')).toBe(false);
  });
});

describe('HZ7: a tile’s link', () => {
  it.each([
    '/returns',
    '/a/b?c=d#e',
    '{selfService}/calendar',
    '{selfService}',
    'https://example.com/x',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+49221471',
  ])('may be %s', (link) => {
    expect(isLink(link)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '{selfService}.evil.test/',
    '{selfService}@evil.test',
    'evil.test',
    '',
  ])('may not be %j', async (link) => {
    expect(isLink(link)).toBe(false);
    const added = await operator('POST', '/tiles', { id: 'evil', link, ...texts });
    expect([added.statusCode, added.json().error]).toEqual([400, expect.stringMatching(/^link: /)]);
    expect((await operator('PATCH', '/tiles/calendar', { link })).statusCode).toBe(400);
  });
});
