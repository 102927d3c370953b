import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownBrand } from '../configuration/brand/testing/ownBrand.ts';
import { passwordMail } from '../identity/passwordLink/passwordMail.ts';
import { composeMail } from '../mail/composeMail.ts';
import { mailLook } from '../mail/mailLook.ts';
import { filePdf } from '../selfService/manuals/filePdf.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const BRAND_DIR = resolve(import.meta.dirname, '../../../../examples/house/brand');

let folder: string;
let testApp: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html><head><title>Selvedge kiosk</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/page.css"></head><body></body></html>`,
  );
  testApp = await startTestApp({ web: folder, environment: { BRAND_DIR } });
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});

const brand = () => testApp.context.config.brand;
const open = (url: string) => testApp.app.inject({ url, headers: { accept: 'text/html' } });

describe('the page of a house', () => {
  it('has its name, its icon and its style sheet after the page’s own, and the same policy as before', async () => {
    const own = await startTestApp({ web: folder });
    try {
      const [house, before] = [
        await open('/'),
        await own.app.inject({ url: '/', headers: { accept: 'text/html' } }),
      ];
      expect(house.body).toContain('<title>Talwind kiosk</title>');
      expect(house.body).toMatch(/<link rel="icon" href="\/brand\/icon\.svg\?v=\w+" type="image\/svg\+xml">/);
      expect(house.body).not.toContain('/favicon.svg');
      expect(house.body).toMatch(
        /page\.css[\s\S]*<link rel="stylesheet" href="\/brand\/brand\.css\?v=\w+">\s*<\/head>/,
      );
      expect(house.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
      expect(before.body).toContain('<title>Selvedge kiosk</title>');
      expect(before.body).not.toContain('/brand/brand.css');
    } finally {
      await own.close();
    }
  });

  it('names no invented brand where no demonstration is', async () => {
    const empty = await startTestApp({ web: folder, environment: { DEMO: 'off' } });
    const { body } = await empty.app.inject('/');
    await empty.close();
    expect(body).toContain('id="portal-config"');
    for (const { name } of ownBrand.brands) expect(body).not.toContain(name);
  });

  it('is told of the brands and the words of the house', async () => {
    const { body } = await open('/');
    const [, json = ''] = /id="portal-config">(.*?)<\/script>/.exec(body) ?? [];
    const { house } = JSON.parse(json);
    expect(house).toMatchObject({
      name: 'Talwind',
      brands: [
        {
          name: 'Talwind Women',
          logo: expect.stringMatching(/^\/brand\/women\.svg\?v=/),
          ratio: expect.any(Number),
        },
        { name: 'Talwind Denim & Shoes' },
      ],
    });
    expect(house.words.de).toMatchObject({
      'shell.home': [{ type: 0, value: 'Talwind, zum Dashboard' }],
      'shell.title.page': [
        { type: 1, value: 'page' },
        { type: 0, value: ' · Talwind' },
      ],
      'shell.teaser.title': [{ type: 0, value: 'Fehlt Ihnen etwas?' }],
    });
  });
});

describe('the files of a house', () => {
  it('style the page and the pages that the backend writes', async () => {
    const { headers, body } = await open('/brand/brand.css');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    for (const rule of [
      '--colors-accent: light-dark(#0b6472, #7fd0dc);',
      '--accent: light-dark(#0b6472, #7fd0dc);',
      '--fonts-display: "Jost", "Selvedge Display Fallback"',
      'font-weight: 400 500; font-display: swap;',
    ])
      expect(body).toContain(rule);
    expect(body).not.toContain('--fonts-text');
  });

  it('are kept for ever under the address of their content, and for a minute under another', async () => {
    const { address } = brand().logo;
    expect((await open(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await open('/brand/logo.svg?v=0000000000')).headers['cache-control']).toBe('public, max-age=60');
    expect((await open('/brand/brand.json')).statusCode).toBe(404);
    expect((await open('/brand/..%2fusers.csv')).statusCode).toBe(404);
  });

  it('can only be looked at', async () => {
    const { headers } = await open(brand().logo.address);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      'x-content-type-options': 'nosniff',
    });
    const font = await open(brand().fonts.display?.files[0]?.address ?? '');
    expect(font.headers['content-type']).toBe('font/woff2');
  });

  it('dye the cloth of the pictures in its accent', async () => {
    for (const url of ['/oidc/assets/cloth.svg', '/tile-pictures/ticking.svg']) {
      const { body } = await open(url);
      expect(body).toContain('#0b6472');
      expect(body).not.toContain('#2134c4');
    }
  });
});

it.each([
  ['/oidc/forgotten', 'the provider'],
  ['/oidc/nowhere', 'the provider’s failures'],
  ['/self-service/signed-in', 'the self-service area'],
])('%s, of %s, has name, logo and icon of the house', async (url) => {
  const { body } = await open(url);
  expect(body).toMatch(/<title>[^<]+[–·] Talwind<\/title>/);
  expect(body).toMatch(
    /<source media="\(prefers-color-scheme: dark\)" srcset="\/brand\/logo-dark\.svg\?v=\w+">/,
  );
  expect(body).toMatch(/<img class="logo" src="\/brand\/logo\.svg\?v=\w+" alt="Talwind">/);
  expect(body).toMatch(/<link rel="icon" href="\/brand\/icon\.svg/);
  expect(body).not.toContain('Selvedge');
});

it('the style sheets of those pages have the look of the house after the portal’s', async () => {
  for (const url of ['/oidc/assets/provider.css', '/self-service/assets/selfService.css']) {
    const { body } = await open(url);
    expect(body.lastIndexOf('--accent: light-dark(#0b6472')).toBeGreaterThan(
      body.indexOf('--accent: light-dark(#2134c4'),
    );
  }
});

describe('mails', () => {
  const written = async (look: Awaited<ReturnType<typeof mailLook>>, house: string) => {
    const content = passwordMail({
      purpose: 'invitation',
      language: 'en',
      name: 'A',
      url: 'http://x',
      house,
    });
    const mail = { mailId: 'm-1', claim: 'c', recipient: 'a@example.com', attempts: 1, queuedAt: 0, content };
    const from = { name: house, address: 'no-reply@example.com' };
    return (await composeMail(mail, from, look)).bytes
      .toString()
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
  };

  it('have the logo of a house in them, over a line in its accent', async () => {
    const raw = await written(await mailLook(brand()), 'Talwind');
    expect(raw).toContain('Subject: Your access to the Talwind partner portal');
    expect(raw).toContain('src="cid:house-logo" alt="Talwind"');
    expect(raw).toContain('border-bottom:2px solid #0b6472');
    expect(raw).toMatch(/Content-Type: image\/png[\s\S]*Content-Id: <house-logo>/i);
    expect(raw).toMatch(/Content-Disposition: inline/);
    expect(raw).toContain('font:400 28px/1.2 &#39;Jost&#39;,Helvetica,Arial,sans-serif');
    expect(raw).not.toContain('<!--head-->');
  });

  it('have the portal’s name in type without one', async () => {
    const raw = await written(await mailLook(ownBrand), 'Selvedge');
    expect(raw).toContain('>Selvedge</span>');
    expect(raw).not.toContain('image/png');
  });
});

it('papers have the logo and the letters of a house, and say whose they are', async () => {
  const texts = {
    title: 'Sizes',
    description: 'Größen',
    fileName: 'Sizes.pdf',
    blocks: [{ text: 'S, M, L' }],
  };
  const paper = Buffer.from(await filePdf(brand(), 'en', texts)).toString('latin1');
  expect(paper).toMatch(/\/BaseFont \/\w+\+Jost-Medium/);
  expect(paper).toContain('/Subtype /Image');
  const own = await filePdf(ownBrand, 'en', texts);
  expect(Buffer.from(own).toString('latin1')).not.toContain('/Subtype /Image');
  const authorOf = async (file: Uint8Array) =>
    (await (await getDocumentProxy(new Uint8Array(file))).getMetadata()).info;
  expect(await authorOf(Buffer.from(paper, 'latin1'))).toMatchObject({ Author: 'Talwind' });
  expect(await authorOf(own)).toMatchObject({ Author: 'Selvedge' });
});
