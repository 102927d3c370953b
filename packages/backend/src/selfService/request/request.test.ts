import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoingMails } from '../../mail/mail.schema.ts';
import { Browser, locationOf } from '../../testing/browser.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { enter } from '../testing/enter.ts';
import { contactRequests } from './contactRequest.schema.ts';

const address = '/self-service/request';
const entry = {
  formId: '6f2b1f3c-8a54-4f2e-9a51-0e1c7a1f5b77',
  name: 'Änne Groß',
  email: 'aenne@example.com',
  subject: 'Retoure <b>dringend</b>',
  message: 'Guten Tag,\n\nzwei Hemden sind zu viel & eines fehlt.',
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const db = () => testApp.context.database.db;

describe('the contact form', () => {
  it('C4: is there without a sign-in, in German and English', async () => {
    const browser = new Browser(testApp.app);
    const german = await browser.get(`${address}?lang=de&asked=1`);
    expect([german.statusCode, german.headers['content-language']]).toEqual([200, 'de']);
    expect(german.body).toContain('Nachricht senden');
    const english = await browser.get(`${address}?lang=en&asked=1`);
    expect(english.body).toContain('Send us a message');
    expect(english.body).toContain('<label for="subject">Subject</label>');
    expect((await browser.get(`${address}?asked=1&subject=${encodeURIComponent('"><i>')}`)).body).toContain(
      '&quot;&gt;&lt;i&gt;',
    );
  });

  it('C4: knows who is signed in to the portal, also as the first page of the area', async () => {
    const browser = new Browser(testApp.app);
    await signedIn(testApp, 'manager@selvedge.test', browser);
    const quiet = locationOf(await browser.get(`${address}?lang=en&subject=Returns`));
    expect([quiet.pathname, quiet.searchParams.get('prompt')]).toEqual(['/oidc/auth', 'none']);
    const back = locationOf(await browser.get(quiet.href));
    const there = locationOf(await browser.get(back.href));
    const { statusCode, body } = await browser.get(there.href);
    expect(statusCode).toBe(200);
    for (const filled of ['Henrik Vogt', 'manager@selvedge.test', 'Returns'])
      expect(body).toContain(`value="${filled}"`);
  });

  it('C4: asks the provider once, and opens for strangers all the same, with cookies and without', async () => {
    for (const next of [new Browser(testApp.app), null]) {
      const ask = (href: string) => (next ?? new Browser(testApp.app)).get(href);
      const begun = locationOf(await ask(`${address}?lang=en`));
      const back = locationOf(await ask(begun.href));
      expect(back.searchParams.get('error')).toBe('login_required');
      const { statusCode, body } = await ask(locationOf(await ask(back.href)).href);
      expect([statusCode, body.includes('name="email" type="email"')]).toEqual([200, true]);
    }
  });

  it('C4: keeps everything that was typed and says at each field what is wrong', async () => {
    const browser = new Browser(testApp.app);
    const typed = { ...entry, email: 'no address', subject: '', message: 'x'.repeat(5001) };
    const refused = await browser.submit(`${address}?lang=en`, typed);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('This field is required');
    expect(refused.body).toContain('Please enter a valid email');
    expect(refused.body).toContain('Please use at most 5,000 characters');
    expect(refused.body).toContain('value="no address"');
    expect(refused.body).toContain('value="Änne Groß"');
    expect(refused.body).toContain(`>\n${typed.message}</textarea>`);
    expect(refused.body).toMatch(/name="subject"[^>]*aria-invalid="true" aria-describedby="subject-problem"/);
    expect(await db().select().from(contactRequests)).toEqual([]);
    expect(await db().select().from(outgoingMails)).toEqual([]);
  });

  it('C4: keeps and mails a message once, however often the form is sent', async () => {
    const browser = new Browser(testApp.app);
    const answers = await Promise.all([1, 2, 3].map(() => browser.submit(`${address}?lang=de`, entry)));
    const [first] = answers.map((answer) => locationOf(answer).searchParams.get('sent'));
    for (const answer of answers) expect(locationOf(answer).searchParams.get('sent')).toBe(first);
    const kept = await db().select().from(contactRequests);
    const { formId: _, ...shown } = entry;
    expect(kept).toMatchObject([{ requestId: first, ...shown, userId: null, language: 'de' }]);
    const [mail, ...more] = await db().select().from(outgoingMails);
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe('service@localhost');
    expect(mail?.content?.replyTo).toEqual({ name: entry.name, address: entry.email });
    expect(mail?.content?.subject).toBe(`[${first}] ${entry.subject}`);
    expect(mail?.content?.html).not.toContain('<b>');
    const thanks = await browser.get(locationOf(answers[0] ?? (await browser.get(address))).href);
    expect(thanks.body).toContain(`${first}`);
    expect(thanks.body).toContain('Danke für Ihre Nachricht');
  });

  it('C4: knows who is signed in', async () => {
    const browser = await enter(testApp, 'manager@selvedge.test');
    const { body } = await browser.get(`${address}?lang=en`);
    expect(body).toContain('value="Henrik Vogt"');
    const formId = /name="formId" value="([^"]+)"/.exec(body)?.[1] ?? '';
    locationOf(await browser.submit(address, { ...entry, formId }));
    const kept = await db().select().from(contactRequests);
    expect(new Set(kept.map(({ userId }) => userId))).toEqual(new Set([null, 'u-manager']));
  });

  it('HZ11 HZ48 HZ50: refuses what cannot be kept, and lines in an address', async () => {
    const browser = new Browser(testApp.app);
    expect((await browser.submit(address, { ...entry, message: 'a\0b' })).statusCode).toBe(400);
    expect((await browser.submit(address, { ...entry, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const relay = await browser.submit(address, { ...entry, email: 'a@example.com\r\nBcc: b@example.com' });
    expect(relay.statusCode).toBe(422);
    expect((await browser.submit(address, {})).statusCode).toBe(422);
  });

  it('HZ11: keeps what has one line in one', async () => {
    const browser = new Browser(testApp.app);
    const forged = {
      name: 'Ann\r\nChecked by: Selvedge',
      subject: 'A\nB\rC\u2028D',
      email: 'lines@example.com',
    };
    locationOf(
      await browser.submit(address, { ...entry, ...forged, formId: 'one-line-each-for-name-and-subject' }),
    );
    const kept = await db().select().from(contactRequests);
    expect(kept.find(({ email }) => email === forged.email)).toMatchObject({
      name: 'Ann Checked by: Selvedge',
      subject: 'A B C D',
    });
  });
});
