import { describe, expect, it } from 'vitest';
import { decodeJson, encodeJson, toBase64Url } from '../encoding/base64url.ts';
import { fakeBrowser } from '../testing/index.ts';
import {
  askedOf,
  at,
  comeBack,
  comeToRest,
  failureOf,
  leave,
  signIn,
  startSession,
} from '../testing/sessions.ts';

describe('A2 coming back', () => {
  const mismatch = { fault: 'stateMismatch', id: 'session.fault.stateMismatch' };

  it('A2 refuses a state that was never saved, is changed, is no JSON or is missing', async () => {
    const { browser, page, asked } = await leave();
    const { id } = decodeJson(asked.state ?? '') as { id: string };
    const states = [
      encodeJson({ id: 'made-up', location: '/' }),
      encodeJson({ id, location: '//elsewhere.test/x' }),
      `${asked.state}A`,
      'no json',
      toBase64Url(new TextEncoder().encode('{"id":')),
      encodeJson({ id: '../tokens', location: '/' }),
      encodeJson(null),
      '',
    ];
    for (const state of states) {
      const back = await comeBack(browser, page, { code: 'c1', state });
      expect(failureOf(back)).toMatchObject(mismatch);
      expect(back.page.pending).toEqual([]);
      back.page.close();
    }
  });

  it('A2 takes a state once: a replayed answer is refused', async () => {
    const { browser, page, asked } = await signIn();
    page.close();
    const again = browser.open(at(`/oauth/v2/grant?code=c1&state=${asked.state}`));
    expect(failureOf(await startSession(again))).toMatchObject(mismatch);
    expect(again.pending).toEqual([]);
  });

  it('A2 uses the state up before the exchange', async () => {
    const { browser, page, asked } = await leave();
    const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
    expect(back.page.pending).toHaveLength(1);
    expect([...back.page.local.keys()]).toEqual([]);
  });

  it('A2 refuses a sign-in that was begun more than ten minutes ago', async () => {
    for (const [age, fault] of [
      [600_000, null],
      [600_001, 'stateMismatch'],
    ] as const) {
      const { browser, page, asked } = await leave();
      page.pass(age);
      const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
      expect(failureOf(back)?.fault ?? null).toBe(fault);
    }
  });

  it('A2 refuses an answer without a code', async () => {
    const { browser, page, asked } = await leave();
    const back = await comeBack(browser, page, { state: asked.state ?? '' });
    expect(failureOf(back)?.fault).toBe('codeMissing');
  });

  it('A2 starts a sign-in where the grant page is opened with no answer at all', async () => {
    const page = fakeBrowser().open(at('/oauth/v2/grant'));
    await startSession(page);
    expect(decodeJson(askedOf(page).state ?? '')).toMatchObject({ location: '/' });
  });
});

describe('A3 errors of the provider', () => {
  it('A3 are shown as error: description, as plain text on one line', async () => {
    const { browser, page, asked } = await leave();
    const back = await comeBack(browser, page, {
      error: 'access_denied',
      error_description: 'Not\n\u0000you <img src=x onerror=alert(1)>',
      state: asked.state ?? '',
    });
    expect(failureOf(back)).toEqual({
      fault: 'providerError',
      id: 'session.fault.providerError',
      values: { text: 'access_denied: Not you <img src=x onerror=alert(1)>' },
    });
    expect(back.page.path()).toBe('/oauth/v2/grant');
  });

  it('A3 are cut', async () => {
    const { browser, page, asked } = await leave();
    const back = await comeBack(browser, page, { error: 'x'.repeat(9999), state: asked.state ?? '' });
    expect(failureOf(back)?.values.text).toHaveLength(300);
  });

  it('A3 that answer no sign-in of this browser are told without a word of the link', async () => {
    const browser = fakeBrowser();
    const open = (query: Record<string, string>) =>
      startSession(browser.open(at(`/oauth/v2/grant?${new URLSearchParams(query)}`)));
    const said = { error: 'Call 0900 1234', error_description: 'and tell your password' };
    expect(failureOf(await open(said))).toEqual({
      fault: 'providerRefused',
      id: 'session.fault.providerRefused',
      values: { text: '' },
    });
    expect(failureOf(await open({ ...said, state: '' }))?.values.text).toBe('');
    expect(failureOf(await open({ ...said, state: 'wrong' }))).toMatchObject({
      fault: 'stateMismatch',
      values: { text: '' },
    });
  });

  it('A3 A11 trying again starts at the root', async () => {
    const page = fakeBrowser().open(at('/oauth/v2/grant?error=access_denied'));
    const running = await startSession(page);
    running.actor.getSnapshot().children.signIn?.send({ type: 'signIn.retried' });
    await comeToRest(running);
    expect(page.path()).toBe('/');
    expect(decodeJson(askedOf(page).state ?? '')).toMatchObject({ location: '/' });
  });

  it('A3 of the exchange are shown the same way', async () => {
    const { browser, page, asked } = await leave();
    const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' });
    back.page.pending[0]?.answer(400, { error: 'invalid_grant', error_description: 'code was used' });
    await comeToRest(back);
    expect(failureOf(back)?.values.text).toBe('invalid_grant: code was used');
  });
});
