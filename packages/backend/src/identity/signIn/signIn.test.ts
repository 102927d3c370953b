import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, locationOf } from '../../testing/browser.ts';
import { authorization } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { users } from '../../user/user.schema.ts';

let testApp: TestApp;
let now = Date.now();
beforeAll(async () => {
  testApp = await startTestApp({ now: () => now });
});
afterAll(() => testApp.close());

async function atForm(changed: Record<string, string> = {}) {
  const browser = new Browser(testApp.app);
  const { pathname } = locationOf(await browser.get(authorization(testApp, changed).address));
  return { browser, pathname };
}

describe('sign-in page', () => {
  it('shows the form and the demo accounts, in the language asked for', async () => {
    const { browser, pathname } = await atForm({ ui_locales: 'de' });
    const german = await browser.get(pathname);
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('<label for="password">Passwort</label>');
    const english = await browser.get(`${pathname}?language=en`);
    expect(english.body).toContain('<label for="email">Email</label>');
    expect(english.body).toContain('manager@selvedge.test');
  });

  it('J1 stores the language that was chosen there, for who has none stored yet', async () => {
    const { db } = testApp.context.database;
    const stored = async () => (await db.select().from(users).where(eq(users.email, entry.email)))[0];
    const entry = { email: 'employee@selvedge.test', password: 'selvedge' };
    const signIn = async (chosen: string, asked: string) => {
      const { browser, pathname } = await atForm({ ui_locales: asked });
      const { body } = await browser.get(`${pathname}${chosen}`);
      const action = /<form class="fields" method="post" action="([^"]+)"/.exec(body)?.[1] ?? '';
      expect((await browser.submit(action, { ...entry, language: asked })).statusCode).toBe(303);
      return (await stored())?.selectedLanguage;
    };
    expect(await signIn('', 'de')).toBeNull();
    expect(await signIn('?language=xx', 'en')).toBeNull();
    expect(await signIn('?language=de', 'en')).toBe('de');
    expect(await signIn('?language=en', 'de')).toBe('de');
  });

  it('is kept nowhere, framed nowhere, and runs no script', async () => {
    const { browser, pathname } = await atForm();
    const { headers, body } = await browser.get(pathname);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(body).not.toContain('<script');
  });

  it('keeps the e-mail and says the same for a wrong password and an unknown account', async () => {
    const { browser, pathname } = await atForm();
    const wrong = await browser.submit(pathname, { email: 'Buyer@selvedge.test', password: 'x' });
    const unknown = await browser.submit(pathname, { email: '"><b>@selvedge.test', password: 'x' });
    for (const { statusCode, body } of [wrong, unknown]) {
      expect(statusCode).toBe(422);
      expect(body).toContain('Email and password do not match.');
    }
    expect(wrong.body).toContain('value="buyer@selvedge.test"');
    expect(unknown.body).not.toContain('<b>@');
  });

  it('refuses after ten wrong passwords, also the right one, and forgets in a quarter of an hour', async () => {
    const { browser, pathname } = await atForm();
    const entry = { email: 'viewer@selvedge.test', password: 'selvedge' };
    for (let attempt = 0; attempt < 10; attempt += 1)
      await browser.submit(pathname, { ...entry, password: 'x' });
    const refused = await browser.submit(pathname, entry);
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('Too many attempts.');
    now += 15 * 60 * 1000 + 1;
    expect((await browser.submit(pathname, entry)).statusCode).toBe(303);
  });

  it('tells when a sign-in is not this browser’s, or over', async () => {
    const { pathname } = await atForm();
    const stranger = await new Browser(testApp.app).get(pathname, { 'accept-language': 'de-DE,en;q=0.5' });
    expect(stranger.statusCode).toBe(410);
    expect(stranger.body).toContain('Diese Anmeldung ist abgelaufen');
  });

  it('HZ48: answers 400 to texts that cannot be kept', async () => {
    const { browser, pathname } = await atForm();
    const entry = await browser.submit(pathname, { email: 'a\0@selvedge.test', password: 'x' });
    expect(entry.statusCode).toBe(400);
    const asked = await browser.get(authorization(testApp, { state: 'a\0b' }).address);
    expect(asked.statusCode).toBe(400);
    const cookie = await testApp.app.inject({ url: pathname, headers: { cookie: 'selvedge_sign_in=%00' } });
    expect(cookie.statusCode).toBe(410);
  });

  it('takes a limited number of requests from one address, and then answers with a page', async () => {
    const ask = () => new Browser(testApp.app).get('/oidc/interaction/none');
    const answers = await Promise.all(Array.from({ length: 121 }, ask));
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(last?.body).toContain('Too many requests.');
    expect(last?.body).toContain(String(last?.headers['x-tracking-id']));
  });
});
