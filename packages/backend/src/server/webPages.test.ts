import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../configuration/config.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { literalAddress } from './openedPages.ts';
import { version } from './portalConfig.ts';

let folder: string;
let testApp: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html><head><title>x</title>
<script type="application/json" id="first-calls"></script>
<link rel="modulepreload" href="/assets/en.js" data-for="/" data-language="en">
<link rel="modulepreload" href="/assets/de.js" data-for="/" data-language="de">
<link rel="modulepreload" href="/assets/list.js" data-for="/ordering">
</head><body></body></html>`,
  );
  await writeFile(join(folder, 'assets', 'index-abc12345.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'index-abc12345.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(folder, 'service-worker.js'), '// the built worker');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  testApp = await startTestApp({
    web: folder,
    environment: { HELP_CENTER_URL_EN: 'https://x.test/</script>' },
  });
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});

const open = (url: string) => testApp.app.inject({ url, headers: { accept: 'text/html,*/*' } });

describe('the calls that the page names for its address', () => {
  const namedAt = async (url: string, language = 'en') => {
    const headers = { accept: 'text/html', 'accept-language': language };
    const { body } = await testApp.app.inject({ url, headers });
    const json = /<script type="application\/json" id="first-calls">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    return json === '' ? null : JSON.parse(json);
  };

  it('are those of its screen, in the language of the browser', async () => {
    const { language, calls } = await namedAt('/ordering/preorder/C1?q=%3C/script%3E', 'de-AT');
    expect(language).toBe('de');
    expect(calls).toContainEqual(['/api/v1/dashboard/tiles', false]);
    expect(calls).toContainEqual(['/extranet/api/userProfile', true]);
    expect(calls).toContainEqual(['/api/v1/preorder/last-orders?customerId=C1', false]);
  });

  it('are those of every screen of the area in the page that browsers keep for it', async () => {
    const { calls, kinds } = await namedAt('/ordering');
    expect(calls).toHaveLength(5);
    const ofStyles = kinds.find(([path]: [string]) => new RegExp(path).test('/ordering/preorder/C1/a.b.c'));
    expect(ofStyles[1]).toContainEqual(['/api/v1/preorder/styles/$1/$2/$3/$4', false]);
    expect((await namedAt('/ordering/preorder/C1/a.b.c')).kinds).toEqual([]);
  });

  it.each(['/imprint', '/logout', '/oauth/v2/grant?code=x&state=y'])('are none at %s', async (url) => {
    expect(await namedAt(url)).toBeNull();
  });

  it('need no more of an address than it may say', async () => {
    for (const url of ['/ordering/preorder/%3Cb%3E', '/ordering/preorder/C1/x.y.z%22', '/a/b/c'])
      expect((await namedAt(url)).calls).toHaveLength(5);
  });
});

describe('the service worker', () => {
  const workerOf = async (app: TestApp) => app.app.inject('/service-worker.js');

  it('is looked for anew at each visit, and is the built one', async () => {
    const { headers, body } = await workerOf(testApp);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe('// the built worker');
    expect((await open('/')).headers['x-portal-page']).toBe(version);
    expect((await open('/')).body).toContain('"serviceWorker":true');
  });

  it('gives itself up, and what it has kept, where the house wants none or the page has none', async () => {
    const unwanted = await startTestApp({ web: folder, environment: { SERVICE_WORKER: 'off' } });
    try {
      expect((await workerOf(unwanted)).body).toContain('registration.unregister()');
      const page = await unwanted.app.inject({ url: '/', headers: { accept: 'text/html' } });
      expect(page.body).toContain('"serviceWorker":false');
    } finally {
      await unwanted.close();
    }
  });

  it('is refused with a setting that is neither on nor off', () => {
    expect(() => readConfig({ SERVICE_WORKER: 'yes' })).toThrow(/^SERVICE_WORKER must be/);
  });
});

describe('the page', () => {
  it.each(['/', '/ordering/preorder', '/oauth/v2/grant?code=x&state=y', '/returns-and-shipments', '/a/b/c'])(
    'answers at %s, with its configuration, never kept',
    async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      const json =
        /<script type="application\/json" id="portal-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(JSON.parse(json)).toEqual({
        apiUrl: '/api',
        extranetUrl: '/extranet',
        auth: testApp.identity.page,
        serviceWorker: true,
        selfServiceUrl: expect.stringMatching(/\/self-service$/),
        helpCenterUrl: { en: 'https://x.test/</script>', de: expect.stringContaining('lang=de') },
        tracking: { url: expect.stringMatching(/\/tracking\/matomo\.php$/), siteId: '1' },
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        house: { name: 'Selvedge', brands: expect.any(Array), words: null, timeZone: 'Europe/Berlin' },
      });
    },
  );

  it.each([
    ['/', 'en-GB,de;q=0.5', ['en']],
    ['/', 'de-DE', ['de']],
    ['/orderings', 'en', ['en']],
    ['/ordering/preorder?q=x', 'de', ['de', 'list']],
  ])('names at %s in %s what is fetched together with its code', async (url, language, files) => {
    const { body, headers } = await testApp.app.inject({
      url,
      headers: { accept: 'text/html', 'accept-language': language },
    });
    expect([...body.matchAll(/href="\/assets\/(\w+)\.js"/g)].map(([, name]) => name)).toEqual(files);
    expect(headers.vary).toContain('accept-language');
  });

  it('answers to whoever takes anything, at each address that is none of a file or a call', async () => {
    const ask = async (url: string, accept?: string, fetched?: string) => {
      const headers = { ...(accept && { accept }), ...(fetched && { 'sec-fetch-dest': fetched }) };
      const { statusCode, headers: answered } = await testApp.app.inject({ url, headers });
      return `${statusCode} ${String(answered['content-type']).split(';')[0]}`;
    };
    for (const url of [
      '/',
      '/?lang=de',
      '/ordering',
      '/ordering/preorder/C1001/SS27?q=x',
      '/styles/13.00001',
    ])
      for (const accept of ['*/*', undefined, 'text/plain, */*;q=0.1'])
        expect([url, await ask(url, accept)]).toEqual([url, '200 text/html']);
    for (const url of ['/none.js', '/a/b/none.woff2', '/assets/none', '/api/v1/none', '/extranet/none'])
      expect([url, await ask(url, '*/*')]).toEqual([url, '404 application/json']);
    for (const url of ['/', '/ordering'])
      expect([url, await ask(url, 'application/json')]).toEqual([url, '404 application/json']);
    expect(await ask('/ordering', '*/*', 'script')).toBe('404 application/json');
  });

  it('may make the policies of its own, those of another front end, or none are asked for', async () => {
    const policy = async (environment: Record<string, string>) => {
      const other = await startTestApp({ web: folder, environment });
      const { headers } = await other.app.inject({ url: '/', headers: { accept: 'text/html' } });
      await other.close();
      return String(headers['content-security-policy']).split(';');
    };
    const own = await policy({});
    expect(own).toContain('trusted-types dompurify selvedge');
    expect(own).toContain("require-trusted-types-for 'script'");
    expect(await policy({ TRUSTED_TYPES: 'angular,angular#bundler' })).toContain(
      'trusted-types angular angular#bundler',
    );
    expect((await policy({ TRUSTED_TYPES: 'off' })).join()).not.toContain('trusted-types');
    for (const wrong of ['default', "a'b", 'x;script-src *'])
      expect(() => readConfig({ TRUSTED_TYPES: wrong })).toThrow('TRUSTED_TYPES');
  });

  it('keeps hashed files for ever and others for an hour', async () => {
    const script = await open('/assets/index-abc12345.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
    expect((await open('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('sends the form of a file that was compressed ahead to whoever takes it', async () => {
    const url = '/assets/index-abc12345.js';
    const taken = await testApp.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(taken.headers['content-encoding']).toBe('br');
    expect(taken.headers['content-type']).toContain('javascript');
    expect(taken.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(taken.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(taken.rawPayload).toString()).toBe('export {};');
    const plain = await testApp.app.inject({ url });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {};']);
    expect((await testApp.app.inject({ url: `${url}.br` })).statusCode).toBe(404);
  });

  it('is no answer where a script, a call or a picture was meant', async () => {
    for (const url of [
      '/assets/index-gone.js',
      '/api/v1/nothing',
      '/extranet/nothing',
      '/index.html/..%2f..%2fpackage.json',
    ])
      expect((await testApp.app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await open('/assets/index-gone.js')).statusCode).toBe(404);
  });

  it('is never opened at another host', () => {
    for (const start of ['//', '/\\', '/\\/', '///'])
      expect(literalAddress(`${start}other.test/%`)).toBe('/other.test/%25');
  });

  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/ordering/%?q=x', '/ordering/%25'],
    ['//other.test/%', '/other.test/%25'],
  ])('opens at an address that cannot be decoded: %s', async (url, opened) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location]).toEqual([302, opened]);
    expect(await open(opened)).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('portal-config'),
    });
  });
});
