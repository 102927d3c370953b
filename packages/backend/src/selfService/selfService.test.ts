import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, locationOf } from '../testing/browser.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { selfServiceSessions, selfServiceSignIns } from './session/selfService.schema.ts';
import { enter } from './testing/enter.ts';

const manager = 'manager@selvedge.test';
const root = '/self-service';

let testApp: TestApp;
let now = Date.parse('2026-09-15T10:00:00Z');
beforeAll(async () => {
  testApp = await startTestApp({ now: () => now });
});
afterAll(() => testApp.close());

describe('signing in to the self-service area', () => {
  it('C3: comes through without a question for a browser that is signed in to the portal', async () => {
    const browser = new Browser(testApp.app);
    await signedIn(testApp, manager, browser);
    const asked = locationOf(await browser.get(`${root}/calendar?year=2026&month=9`));
    expect(asked.pathname).toBe('/oidc/auth');
    expect(asked.searchParams.get('client_id')).toBe('selvedge-self-service');
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    const back = locationOf(await browser.get(asked.href));
    expect(back.pathname).toBe(`${root}/signed-in`);
    const there = locationOf(await browser.get(back.href));
    expect(there.pathname + there.search).toBe(`${root}/calendar?year=2026&month=9`);
    const shown = await browser.get(there.href);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Henrik Vogt');
  });

  it('asks those who are not signed in at the provider, and its cookie is no script’s', async () => {
    const browser = new Browser(testApp.app);
    const asked = locationOf(await browser.get(`${root}/profile`));
    const form = locationOf(await browser.get(asked.href));
    expect(form.pathname).toMatch(/^\/oidc\/interaction\//);
    const resumed = locationOf(await browser.submit(form.pathname, { email: manager, password: 'selvedge' }));
    const back = locationOf(await browser.get(resumed.href));
    const entered = await browser.get(back.href);
    expect(locationOf(entered).pathname).toBe(`${root}/profile`);
    const cookie = entered.cookies.find(({ name }) => name === 'selvedge_self_service');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: root });
    const kept = await testApp.context.database.db.select().from(selfServiceSessions);
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(cookie?.value);
  });

  it('HZ9: takes nobody in with another browser’s, a used or a made-up state', async () => {
    const victim = new Browser(testApp.app);
    const attacker = new Browser(testApp.app);
    await signedIn(testApp, manager, attacker);
    const asked = locationOf(await attacker.get(`${root}/profile`));
    const back = locationOf(await attacker.get(asked.href));
    const foreign = await victim.get(back.href);
    expect(foreign.statusCode).toBe(400);
    expect(foreign.body).toContain('You could not be signed in');
    locationOf(await attacker.get(back.href));
    expect((await attacker.get(back.href)).statusCode).toBe(400);
    expect((await attacker.get(`${root}/signed-in?code=x&state=y`)).statusCode).toBe(400);
    expect((await attacker.get(`${root}/signed-in?code=%00&state=%00`)).statusCode).toBe(400);
  });

  it('HZ10: comes back to itself where a client names a whole address', async () => {
    const { hostname: host, port } = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }));
    const foreign = request({ host, port, path: 'http://evil.test/self-service/faq?a=b' });
    const [response] = await once(foreign.end(), 'response');
    response.resume();
    expect(response.statusCode).toBe(303);
    const begun = await testApp.context.database.db.select().from(selfServiceSignIns);
    expect(begun.map(({ returnTo }) => returnTo)).toContain(`${root}/faq?a=b`);
    expect(begun.filter(({ returnTo }) => !returnTo.startsWith(root))).toEqual([]);
  });

  it('A12: is over when the portal’s session is', async () => {
    const browser = await enter(testApp, manager);
    expect((await browser.get(`${root}/profile`)).statusCode).toBe(200);
    const page = await browser.get(testApp.identity.page.logoutUrl ?? '', {
      'sec-fetch-site': 'same-origin',
    });
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    await browser.submit('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect(locationOf(await browser.get(`${root}/profile`)).pathname).toBe('/oidc/auth');
  });

  it('signs out of the portal by its own link', async () => {
    const browser = await enter(testApp, manager);
    const { body } = await browser.get(root);
    const address = /href="(\/oidc\/session\/end[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const page = await browser.get(address, { 'sec-fetch-site': 'same-origin' });
    expect(page.statusCode).toBe(200);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const back = locationOf(await browser.submit('/oidc/session/end/confirm', { xsrf, logout: 'yes' }));
    expect(back.pathname).toBe('/');
    expect((await browser.get(root)).statusCode).toBe(303);
  });

  it('ends after eight hours', async () => {
    const browser = await enter(testApp, manager);
    const before = now;
    now += 8 * 3_600_000 + 1;
    expect((await browser.get(root)).statusCode).toBe(303);
    now = before;
  });
});

describe('pages of the self-service area', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await enter(testApp, manager);
  });

  it('HZ43 HZ46: run no script, are framed nowhere and kept nowhere', async () => {
    const { headers, body } = await browser.get(root);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    for (const sheet of ['selfService.css', 'fonts.css'])
      expect((await browser.get(`${root}/assets/${sheet}`)).headers['content-type']).toContain('text/css');
  });

  it('D2 D3: every link leads somewhere, in both languages', async () => {
    for (const language of ['en', 'de']) {
      const seen = new Set<string>();
      const waiting = [`${root}?lang=${language}`];
      while (waiting.length > 0) {
        const address = waiting.pop() ?? '';
        if (seen.has(address)) continue;
        seen.add(address);
        const { statusCode, body, headers } = await browser.get(address);
        expect([address, statusCode]).toEqual([address, 200]);
        expect(headers['content-language'] ?? language).toBeTypeOf('string');
        const links = [...body.matchAll(/href="(\/self-service[^"#]*)/g)].map(([, link = '']) =>
          link.replaceAll('&amp;', '&'),
        );
        // Months follow each other for ever; two of them are enough.
        waiting.push(...links.filter((link) => !link.includes('month=') || seen.size < 4));
      }
      expect(seen.size).toBeGreaterThan(50);
    }
  });

  it('J1: are in the language chosen in the portal, and a choice here counts there', async () => {
    const { headers } = await signedIn(testApp, manager);
    const german = await browser.submit(`${root}/language`, {
      language: 'de',
      returnTo: `${root}/faq?lang=en&x=1`,
    });
    const back = locationOf(german);
    expect(back.pathname + back.search).toBe(`${root}/faq?x=1`);
    expect((await browser.get(root)).body).toContain('<html lang="de">');
    const settings = await testApp.app.inject({ url: '/api/v1/user/settings', headers });
    expect(settings.json()).toMatchObject({ selectedLanguage: 'de' });
    await browser.submit(`${root}/language`, { language: 'en', returnTo: root });
    expect((await browser.get(root)).body).toContain('<html lang="en">');
  });

  it('HZ10: goes back to nowhere but the area itself', async () => {
    for (const returnTo of ['https://evil.test/', '//evil.test', '/self-service/../x', '/\\evil.test', '']) {
      const response = await browser.submit(`${root}/language`, { language: 'en', returnTo });
      expect(String(response.headers.location)).toMatch(/^\/self-service/);
    }
    expect((await browser.submit(`${root}/language`, { language: 'fr', returnTo: root })).statusCode).toBe(
      400,
    );
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await browser.submit(`${root}/language`, { language: 'de' }, foreign)).statusCode).toBe(404);
  });

  it('HZ48: answer what cannot be with a page and an Error ID', async () => {
    expect(locationOf(await browser.get(`${root}/`)).pathname).toBe(root);
    const missing = await browser.get(`${root}/nowhere`);
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(missing.body).toContain(String(missing.headers['x-tracking-id']));
    expect(missing.body).toContain('Henrik Vogt');
    expect(missing.body).toContain('<nav class="sections"');
    for (const path of [
      '/faq/none',
      '/forms-and-manuals/none',
      '/documents/none',
      '/forms-and-manuals/a/files/b',
    ])
      expect((await browser.get(root + path)).statusCode).toBe(404);
    for (const path of ['/faq/%00', '/calendar?id=%00', '/forms-and-manuals/a%00b?tab=x'])
      expect((await browser.get(root + path)).statusCode).toBe(400);
  });

  it('K1: the profile names the user and the customers', async () => {
    const { body } = await browser.get(`${root}/profile`);
    for (const text of ['Henrik Vogt', manager, 'P-20418']) expect(body).toContain(text);
    const own = await testApp.app.inject({
      url: '/api/v1/preorder/customers',
      headers: (await signedIn(testApp, manager)).headers,
    });
    const [first] = own.json<{ customerNumber: string }[]>();
    expect(first && body.includes(first.customerNumber)).toBe(true);
  });

  it('K2: papers and accounts are for those with the right', async () => {
    expect((await browser.get(`${root}/administration`)).statusCode).toBe(403);
    expect((await browser.get(`${root}/documents/invoices`)).statusCode).toBe(200);
    const buyer = await enter(testApp, 'buyer@selvedge.test');
    expect((await buyer.get(`${root}/documents/invoices`)).statusCode).toBe(404);
    const refused = await buyer.get(`${root}/administration`);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('You do not have the right to see this');
    const employee = await enter(testApp, 'employee@selvedge.test');
    expect((await employee.get(`${root}/administration`)).body).toContain('viewer@selvedge.test');
  });
});
