import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outgoingMails } from '../../mail/mail.schema.ts';
import { Browser } from '../../testing/browser.ts';
import { operatorOf } from '../../testing/operator.ts';
import { refresh, signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { firstOperatorUrl } from './firstOperator.ts';
import { passwordProblem } from './passwordRules.ts';

const good = 'otter lamp seventeen violins';
const typed = (password: string, more: Readonly<Record<string, string>> = {}) => ({
  password,
  repeated: password,
  ...more,
});
const ada = { email: 'Ada@House.example', firstName: 'Ada', lastName: 'Byron' };
const hour = 3_600_000;

let now = Date.now();
let testApp: TestApp;
afterEach(() => {
  now = Date.now();
});

const linkIn = (text: string): string => /http:\/\/localhost:18080\S+token=[\w-]+\S*/.exec(text)?.[0] ?? '';

/** The texts of the mails to an address, earliest first. */
const mailsTo = async (email: string) => {
  const mails = await testApp.context.database.db
    .select()
    .from(outgoingMails)
    .orderBy(outgoingMails.queuedAt);
  return mails.flatMap(({ recipient, content }) => (recipient === email && content ? [content] : []));
};

const meOf = (headers: Readonly<Record<string, string>>) =>
  testApp.app.inject({ url: '/api/v1/user/settings', headers });

describe('a portal that starts with nothing', () => {
  let browser: Browser;
  beforeAll(async () => {
    testApp = await startTestApp({ environment: { DEMO: 'off' }, now: () => now });
    browser = new Browser(testApp.app);
  });
  afterAll(() => testApp.close());
  const firstUrl = () => firstOperatorUrl(testApp.context.config, testApp.context.database, now);

  it('has no user, and one link, which each start replaces and which lasts an hour', async () => {
    const [one, other] = [await firstUrl(), await firstUrl()];
    expect((await browser.get(one ?? '')).statusCode).toBe(410);
    const { statusCode, body, headers } = await browser.get(other ?? '');
    expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(body).toContain('<h1>Set up the portal</h1>');
    now += hour + 1;
    const late = await browser.get(`${other}&language=de`);
    expect([late.statusCode, late.body]).toEqual([
      410,
      expect.stringContaining('Dieser Link ist nicht mehr gültig'),
    ]);
  });

  it.each([
    ['short', typed('ort lamp 17', ada), 'The password is too short. It needs at least 12 characters.'],
    ['long', typed('x'.repeat(201), ada), 'The password is too long.'],
    ['unequal', { ...typed(good, ada), repeated: `${good}!` }, 'The two passwords differ.'],
    ['common', typed('passwordpassword', ada), 'This password is easy to guess.'],
    ['made of the name', typed('ada.byron@house', ada), 'This password is easy to guess.'],
    ['of nobody', typed(good, { ...ada, email: 'ada' }), 'Please enter a valid email address.'],
    ['without a name', typed(good, { ...ada, lastName: ' ' }), 'Please enter your first and last name.'],
    ['empty', {}, 'Please enter a valid email address.'],
  ])('refuses a password that is %s, and keeps what was typed', async (_, fields, message) => {
    const { statusCode, body } = await browser.submit((await firstUrl()) ?? '', fields);
    expect(statusCode).toBe(422);
    expect(body).toContain(message);
    if ('firstName' in fields) expect(body).toContain('value="Ada"');
    expect(body).not.toContain(good);
  });

  it('lets one of two who hold the link in, with all rights; then there is no link any more', async () => {
    const url = (await firstUrl()) ?? '';
    const both = await Promise.all([
      browser.submit(url, typed(good, ada)),
      browser.submit(url, typed(good, { ...ada, email: 'mallory@house.example' })),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await firstUrl()).toBeNull();
    const email = both[0].statusCode === 200 ? 'ada@house.example' : 'mallory@house.example';
    const { headers } = await signedIn(testApp, email, new Browser(testApp.app), good);
    const rights = await testApp.app.inject({ url: '/api/v2/user/right/resolved', headers });
    expect(rights.json().preorder.rights).toContain('SHOPPINGCART_SUBMIT');
    const customers = await testApp.app.inject({ url: '/api/v1/preorder/customers', headers });
    expect([customers.statusCode, customers.json()]).toEqual([200, []]);
    expect(testApp.securityLines.join()).toContain('"security":"password.set"');
    expect(testApp.securityLines.join()).not.toContain('token=');
  });
});

describe('people of a portal', () => {
  let operator: Awaited<ReturnType<typeof operatorOf>>;
  beforeAll(async () => {
    testApp = await startTestApp({ now: () => now });
    operator = await operatorOf(testApp);
  });
  afterAll(() => testApp.close());

  const added = async (email: string, more: Readonly<Record<string, unknown>> = {}) =>
    operator('POST', '/users', { ...ada, email, role: 'buyer', customers: ['104217'], ...more });
  const withPassword = async (email: string) => {
    await added(email);
    const [mail] = await mailsTo(email);
    await new Browser(testApp.app).submit(linkIn(mail?.text ?? ''), typed(good));
    return signedIn(testApp, email, new Browser(testApp.app), good);
  };

  it('are invited in their language, choose a password once, and see their customers', async () => {
    expect((await added('ada@house.example', { language: 'de' })).json()).toMatchObject({
      user: { email: 'ada@house.example', role: 'buyer', customers: ['104217'], state: 'invited' },
    });
    const [mail] = await mailsTo('ada@house.example');
    expect(mail?.subject).toBe('Ihr Zugang zum Partnerportal von Selvedge');
    expect(mail?.text).toMatch(/^Guten Tag Ada Byron,/);
    const browser = new Browser(testApp.app);
    const url = linkIn(mail?.text ?? '');
    expect((await browser.get(url)).body).toContain('Legen Sie ein Passwort für ada@house.example fest.');
    expect((await browser.submit(url, typed(good))).body).toContain('Ihr Passwort ist gespeichert');
    expect((await browser.submit(url, typed(`${good} again`))).statusCode).toBe(410);
    const { headers } = await signedIn(testApp, 'ada@house.example', browser, good);
    const { body } = await testApp.app.inject({ url: '/api/v1/preorder/customers', headers });
    expect(JSON.parse(body).map(({ customerNumber }: { customerNumber: string }) => customerNumber)).toEqual([
      '104217',
    ]);
  });

  it('cannot sign in before they have chosen one, and not with an empty one', async () => {
    await added('new@house.example');
    for (const password of ['', 'null', good])
      await expect(
        signedIn(testApp, 'new@house.example', new Browser(testApp.app), password),
      ).rejects.toThrow();
  });

  it('who are disabled are out at once, everywhere, and back when they are enabled', async () => {
    const { headers, tokens } = await withPassword('leaver@house.example');
    expect((await meOf(headers)).statusCode).toBe(200);
    await operator('POST', '/users/change', { email: 'leaver@house.example', disabled: true });
    expect((await meOf(headers)).statusCode).toBe(401);
    expect((await refresh(testApp, tokens.refresh_token)).statusCode).toBe(400);
    const again = () => signedIn(testApp, 'leaver@house.example', new Browser(testApp.app), good);
    await expect(again()).rejects.toThrow();
    await operator('POST', '/users/change', { email: 'leaver@house.example', disabled: false });
    expect((await meOf((await again()).headers)).statusCode).toBe(200);
    expect((await meOf(headers)).statusCode).toBe(401);
  });

  it('get other rights at their next call', async () => {
    const { headers } = await withPassword('mover@house.example');
    const rights = async () =>
      (await testApp.app.inject({ url: '/api/v2/user/right/resolved', headers })).json().preorder.rights;
    expect(await rights()).not.toContain('SHOPPINGCART_SUBMIT');
    const change = { email: 'mover@house.example', role: 'manager', customers: [] };
    expect((await operator('POST', '/users/change', change)).json().user).toMatchObject({
      role: 'manager',
      customers: [],
    });
    expect(await rights()).toContain('SHOPPINGCART_SUBMIT');
    const { body } = await testApp.app.inject({ url: '/api/v1/preorder/customers', headers });
    expect(body).toBe('[]');
  });

  it.each([
    [{ email: 'nobody' }, 400, 'email: Expected an email address, but received "nobody".'],
    [{ customers: ['1'] }, 400, "There is no customer with the number '1'."],
    [{ role: 'king' }, 400, /^role: Expected one of/],
    [{ email: 'BUYER@selvedge.test ' }, 409, "There is a user 'buyer@selvedge.test' already."],
  ])('are refused in a sentence where they do not fit: %o', async (wrong, status, error) => {
    const answer = await added('wrong@house.example', wrong);
    expect([answer.statusCode, answer.json().error]).toEqual([
      status,
      typeof error === 'string' ? error : expect.stringMatching(error),
    ]);
    expect(await mailsTo('wrong@house.example')).toEqual([]);
  });

  describe('who forgot their password', () => {
    const ask = (email: string, address?: string) =>
      new Browser(testApp.app, address).submit('/oidc/forgotten?language=en', { email });

    it('are told the same whether there is an account or not, and only an account gets a mail', async () => {
      const { headers } = await withPassword('forgot@house.example');
      const before = (await mailsTo('forgot@house.example')).length;
      const [known, unknown] = await Promise.all([ask('Forgot@house.example '), ask('nobody@house.example')]);
      expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
      expect(known.body.replace('forgot@', 'nobody@')).toBe(unknown.body);
      await expect.poll(async () => (await mailsTo('forgot@house.example')).length).toBe(before + 1);
      expect(await mailsTo('nobody@house.example')).toEqual([]);
      const url = linkIn((await mailsTo('forgot@house.example')).at(-1)?.text ?? '');
      const anew = `${good} anew`;
      expect((await new Browser(testApp.app).submit(url, typed(anew))).statusCode).toBe(200);
      expect((await meOf(headers)).statusCode).toBe(401);
      const old = signedIn(testApp, 'forgot@house.example', new Browser(testApp.app), good);
      await expect(old).rejects.toThrow();
      expect(
        (await signedIn(testApp, 'forgot@house.example', new Browser(testApp.app), anew)).headers,
      ).toBeTruthy();
    });

    it('get three mails in a quarter of an hour at most, and an account whose password is published none', async () => {
      await added('often@house.example');
      const before = (await mailsTo('often@house.example')).length;
      for (let nth = 0; nth < 5; nth += 1)
        expect((await ask('often@house.example', `10.1.0.${nth}`)).statusCode).toBe(200);
      await ask('buyer@selvedge.test', '10.1.0.9');
      await expect.poll(async () => (await mailsTo('often@house.example')).length).toBe(before + 3);
      expect(await mailsTo('buyer@selvedge.test')).toEqual([]);
    });

    it('are one network that may ask twenty times', async () => {
      const codes: number[] = [];
      for (let nth = 0; nth < 22; nth += 1)
        codes.push((await ask(`n${nth}@house.example`, '10.2.0.1')).statusCode);
      expect(codes.filter((code) => code === 429)).toHaveLength(2);
      expect((await ask('not an address', '10.2.0.2')).statusCode).toBe(422);
    });
  });
});

describe('the rules of passwords', () => {
  it.each(['correct horse battery', 'Überquerung der Elbe 7', '木漏れ日 waterfall 99 plum'])(
    'take %s',
    (password) => expect(passwordProblem({ password, repeated: password }, [])).toBeNull(),
  );
  it.each(['aaaaaaaaaaaaaaaa', 'qwertyuiop123', '123456789012345', 'iloveyou12345', 'selvedge2026!'])(
    'refuse %s',
    (password) => expect(passwordProblem({ password, repeated: password }, [])).toBe('common'),
  );
});
