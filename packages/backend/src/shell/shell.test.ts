import type { Tile } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maySee } from '../dashboard/tile.policy.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let testApp: TestApp;
let headers: Readonly<Record<string, string>>;
let bearer: Readonly<Record<string, string>>;
beforeAll(async () => {
  testApp = await startTestApp();
  const { tokens, headers: own } = await signedIn(testApp, 'buyer@selvedge.test');
  headers = own;
  bearer = { authorization: `Bearer ${tokens.access_token}` };
});
afterAll(() => testApp.close());

const tilesIn = async (language: string): Promise<Tile[]> =>
  (
    await testApp.app.inject({
      url: '/api/v1/dashboard/tiles',
      headers: { ...headers, 'x-language': language },
    })
  ).json();

describe('the signed-in user', () => {
  it('K1: has roles and resolved rights', async () => {
    const roles = await testApp.app.inject({ url: '/api/v1/user/roles', headers });
    expect(roles.json()).toContain('ROLE_EXTERN');
    const rights = await testApp.app.inject({ url: '/api/v2/user/right/resolved', headers });
    expect(rights.json().preorder.rights).toContain('COLLECTION_VIEW');
  });

  it('D1: has a profile without anything secret', async () => {
    const { statusCode, body } = await testApp.app.inject({
      url: '/extranet/api/userProfile',
      headers: bearer,
    });
    expect(statusCode).toBe(200);
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(['canonicalId', 'email', 'firstName', 'lastName']);
  });

  it('J1: chooses a language, which is kept', async () => {
    const stored = await testApp.app.inject({
      method: 'POST',
      url: '/extranet/updateLanguage/de',
      headers: bearer,
    });
    expect([stored.statusCode, stored.body]).toEqual([204, '']);
    const settings = await testApp.app.inject({ url: '/api/v1/user/settings', headers });
    expect(settings.json()).toMatchObject({ selectedLanguage: 'de' });
  });

  it('N4: has a key for work in the browser, the same at every sign-in and nobody else’s', async () => {
    const keyOf = async (sent: Readonly<Record<string, string>>): Promise<string> =>
      (await testApp.app.inject({ url: '/api/v1/user/settings', headers: sent })).json().keptWorkKey;
    const again = await signedIn(testApp, 'buyer@selvedge.test');
    const other = await signedIn(testApp, 'manager@selvedge.test');
    const [own, later, others] = [
      await keyOf(headers),
      await keyOf(again.headers),
      await keyOf(other.headers),
    ];
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(later).toBe(own);
    expect(others).not.toBe(own);
  });

  it('HZ41: chooses en or de, and nothing else', async () => {
    for (const locale of ['fr', 'DE', '..%2Fen', 'de%00'])
      expect(
        (
          await testApp.app.inject({
            method: 'POST',
            url: `/extranet/updateLanguage/${locale}`,
            headers: bearer,
          })
        ).statusCode,
      ).toBe(400);
  });
});

describe('dashboard tiles', () => {
  it('D2: are in the language of the call, and open ordering', async () => {
    const [english, german] = [await tilesIn('en'), await tilesIn('de')];
    expect(english.map(({ link }) => link).slice(0, 2)).toEqual([
      '/ordering/preorder',
      '/ordering/postorder',
    ]);
    expect(english[0]?.title).toBe('Pre-order');
    expect(german[0]?.title).toBe('Vororder');
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });

  it('D3: have sub-pages with a title and a description', async () => {
    const parent = (await tilesIn('en')).find(({ id }) => id === 'returns-and-shipments');
    expect(parent).toMatchObject({ link: '/returns-and-shipments', subpageTitle: 'Returns & Shipments' });
    expect(parent?.subpageTiles.length).toBeGreaterThan(1);
    expect(parent?.subpageTiles[0]?.link).toBe(`${testApp.context.config.selfServiceUrl}/shipments`);
  });

  it('have pictures that exist', async () => {
    for (const { image } of await tilesIn('en')) {
      const picture = await testApp.app.inject(image ?? 'none');
      expect(picture.headers['content-type']).toBe('image/svg+xml');
      expect(picture.body).toContain('viewBox="0 0 1280 720"');
    }
  });

  const nothing = { rights: [], features: [] };
  const without = { preorder: nothing, postorder: nothing, admin: nothing, selfService: nothing };

  it('K2: are seen with one of the rights only', () => {
    const condition = { group: 'admin', rights: ['USERS'] } as const;
    const holding = (rights: string[]) => ({ rights: { ...without, admin: { rights, features: [] } } });
    expect(maySee({ condition: null }, { rights: without })).toBe(true);
    expect(maySee({ condition }, { rights: without })).toBe(false);
    expect(maySee({ condition }, holding(['OTHER']))).toBe(false);
    expect(maySee({ condition }, holding(['OTHER', 'USERS']))).toBe(true);
    expect(maySee({ condition: { group: 'admin', rights: [] } }, holding(['OTHER']))).toBe(true);
    expect(maySee({ condition: { group: 'admin', rights: [] } }, { rights: without })).toBe(false);
  });
});
