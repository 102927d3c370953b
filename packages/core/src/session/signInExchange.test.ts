import { describe, expect, it } from 'vitest';
import { encodeJson, toBase64Url } from '../encoding/base64url.ts';
import type { Said } from '../testing/identityTokens.ts';
import { blockedStorage, fakeBrowser } from '../testing/index.ts';
import {
  askedOf,
  at,
  comeBack,
  comeToRest,
  failureOf,
  leave,
  PLACE,
  signIn,
  signInAnswer,
  startSession,
  tokenAnswer,
} from '../testing/sessions.ts';

describe('A4 the exchange', () => {
  it('A4 sends form fields and Basic client authorization, and the verifier of the challenge', async () => {
    const auth = { clientId: 'por:tal', clientSecret: 'h u+sh/ü' };
    const { browser, page, asked } = await leave(auth);
    const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' }, auth);
    const [exchange] = back.page.pending;
    const { code_verifier: verifier = '', ...fields } = (await exchange?.form()) ?? {};
    expect(fields).toEqual({
      grant_type: 'authorization_code',
      code: 'c1',
      redirect_uri: at('/oauth/v2/grant'),
    });
    const challenge = await page.ports.sha256(new TextEncoder().encode(verifier));
    expect(toBase64Url(challenge)).toBe(asked.code_challenge);
    expect(exchange?.request).toMatchObject({ method: 'POST', url: 'https://id.test/token' });
    expect(exchange?.request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    const basic = exchange?.request.headers.get('authorization')?.replace('Basic ', '');
    expect(atob(basic ?? '')).toBe('por%3Atal:h+u%2Bsh%2F%C3%BC');
  });

  it('A4 sends the client id in the form and no secret in mode public', async () => {
    const auth = { mode: 'public' as const, clientSecret: null };
    const { browser, page, asked } = await leave(auth);
    const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' }, auth);
    const [exchange] = back.page.pending;
    expect(await exchange?.form()).toMatchObject({ client_id: 'portal' });
    expect((await exchange?.form())?.code_verifier).toMatch(/^[\w-]{43}$/);
    expect(exchange?.request.headers.has('authorization')).toBe(false);
  });

  it('HZ9: an identity token with another nonce, or none where one was asked for, is refused', async () => {
    for (const nonce of ['another', undefined]) {
      const { browser, page, asked } = await leave();
      const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
      const answer = nonce === undefined ? tokenAnswer('a1') : await signInAnswer('a1', { nonce });
      back.page.pending[0]?.answer(200, answer);
      await comeToRest(back);
      expect(failureOf(back)?.fault).toBe('nonceMismatch');
      expect(back.page.session.has('selvedge.tokens')).toBe(false);
    }
  });

  const untrue: Readonly<Record<string, Said>> = {
    'signed by another key': { otherKey: true },
    'of another issuer': { issuer: 'https://elsewhere.test' },
    'for another audience': { audience: 'payroll' },
    'for this portal among others, but issued to another': {
      audience: ['portal', 'payroll'],
      azp: 'payroll',
    },
  };
  for (const [title, said] of Object.entries(untrue)) {
    it(`A4 an identity token ${title} is refused, and no token is kept`, async () => {
      const { browser, page, asked } = await leave();
      const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
      back.page.pending[0]?.answer(200, await signInAnswer('a1', { ...said, nonce: asked.nonce }));
      await comeToRest(back);
      expect(failureOf(back)?.fault).toBe('identityRefused');
      expect(back.page.session.has('selvedge.tokens')).toBe(false);
    });
  }

  it('A4 an identity token that nobody signed is refused', async () => {
    const { browser, page, asked } = await leave();
    const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
    const claims = { iss: 'https://id.test', aud: 'portal', sub: 'x', exp: 9e9, iat: 1, nonce: asked.nonce };
    const id_token = `${encodeJson({ alg: 'none' })}.${encodeJson(claims)}.`;
    back.page.pending[0]?.answer(200, { ...tokenAnswer('a1'), id_token });
    await comeToRest(back);
    expect(failureOf(back)?.fault).toBe('identityRefused');
  });

  it('A4 a clock that is a day off does not keep anybody out', async () => {
    for (const off of [-24, 24]) {
      const { browser, page, asked } = await leave();
      page.pass(off * 3_600_000);
      page.local.forEach((text, key) => {
        page.local.set(key, JSON.stringify({ ...JSON.parse(text), startedAt: page.ports.now() }));
      });
      const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
      back.page.pending[0]?.answer(200, await signInAnswer('a1', { nonce: asked.nonce }));
      await comeToRest(back);
      expect([off, failureOf(back)]).toEqual([off, null]);
    }
  });

  const broken = {
    'a lost answer': null,
    'a page': '<h1>502</h1>',
    'another shape': { token: 'a1' },
    null: 'null',
  };
  for (const [title, body] of Object.entries(broken)) {
    it(`HZ35: ${title} fails the exchange with a code`, async () => {
      const { browser, page, asked } = await leave();
      const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
      if (body === null) back.page.pending[0]?.lose();
      else back.page.pending[0]?.answer(200, body);
      await comeToRest(back);
      expect(failureOf(back)).toMatchObject({ fault: 'exchangeFailed', values: { text: '' } });
    });
  }

  it('HZ35: a provider that was asked too often is not called a lost connection', async () => {
    const { browser, page, asked } = await leave();
    const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
    back.page.pending[0]?.answer(429, '<h1>Too many</h1>', { 'retry-after': '120' });
    await comeToRest(back);
    expect(failureOf(back)).toEqual({
      fault: 'providerBusy',
      id: 'session.fault.providerBusy',
      values: { text: '' },
    });
  });
});

describe('A5 A6 after sign-in', () => {
  it('A5 the user is back at the place, and no code or state is left in the address', async () => {
    const { actor, page } = await signIn();
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(page.path()).toBe(PLACE);
  });

  it('A5 a location saved from //elsewhere.test/x leads to the root', async () => {
    const { page } = await signIn({}, '//elsewhere.test/x');
    expect(page.path()).toBe('/');
  });

  it('A5 a location that was tampered with in storage is not followed', async () => {
    const { browser, page, asked } = await leave();
    const [[key, text] = ['', '{}']] = [...page.local];
    page.local.set(key, JSON.stringify({ ...JSON.parse(text), location: '//elsewhere.test/x' }));
    const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
    back.page.pending[0]?.answer(200, await signInAnswer('a1', { nonce: asked.nonce }));
    await comeToRest(back);
    expect(back.page.path()).toBe('/');
  });

  it('A6 tokens are in session storage and never in local storage', async () => {
    const { page } = await signIn();
    expect(JSON.parse(page.session.get('selvedge.tokens') ?? '')).toEqual({
      accessToken: 'a1',
      refreshToken: 'r-a1',
      expiresAt: page.ports.now() + 600_000,
    });
    expect(JSON.stringify([...page.local])).not.toMatch(/a1/);
  });

  it('A2 A3 blocked storage is no crash: the sign-in says what to allow', async () => {
    const blocked = { sessionStorage: blockedStorage, localStorage: blockedStorage };
    const browser = fakeBrowser();
    const first = browser.open(at(PLACE));
    const departing = await startSession({ ...first, ports: { ...first.ports, ...blocked } });
    expect(first.left).toEqual([]);
    expect(failureOf(departing)?.fault).toBe('storageBlocked');
    const page = browser.open(at('/oauth/v2/grant?code=c1&state=s1'));
    const back = await startSession({ ...page, ports: { ...page.ports, ...blocked } });
    expect(failureOf(back)?.fault).toBe('storageBlocked');
  });

  it('A2 A6 where only session storage is blocked, the sign-in succeeds and lasts as long as the page', async () => {
    const blocked = { sessionStorage: blockedStorage };
    const browser = fakeBrowser();
    const first = browser.open(at(PLACE));
    await startSession({ ...first, ports: { ...first.ports, ...blocked } });
    const asked = askedOf(first);
    const page = browser.open(at(`/oauth/v2/grant?code=c1&state=${asked.state}`));
    const back = await startSession({ ...page, ports: { ...page.ports, ...blocked } });
    page.pending[0]?.answer(200, await signInAnswer('a1', { nonce: asked.nonce }));
    await comeToRest(back);
    expect(back.actor.getSnapshot().value).toBe('signedIn');
  });

  it('HZ47: where local storage is full, the sign-in waits in session storage', async () => {
    const browser = fakeBrowser();
    const page = browser.open(at(PLACE));
    const full = {
      ...page.ports.localStorage,
      set: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    await startSession({ ...page, ports: { ...page.ports, localStorage: full } });
    const back = await comeBack(browser, page, { code: 'c1', state: askedOf(page).state ?? '' });
    expect(back.page.pending).toHaveLength(1);
    expect(failureOf(back)).toBeNull();
  });
});
