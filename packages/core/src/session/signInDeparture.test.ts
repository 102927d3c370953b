import { describe, expect, it } from 'vitest';
import { decodeJson, fromBase64Url } from '../encoding/base64url.ts';
import { fakeBrowser } from '../testing/index.ts';
import {
  askedOf,
  at,
  comeBack,
  comeToRest,
  failureOf,
  leave,
  PLACE,
  startSession,
} from '../testing/sessions.ts';

describe('A1 going to the provider', () => {
  it('A1 asks for a code with random state, nonce and PKCE S256', async () => {
    const { page, asked } = await leave();
    expect(page.left[0]).toMatch(/^https:\/\/id\.test\/auth\?/);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: at('/oauth/v2/grant'),
      scope: 'openid profile',
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    const { id, location } = decodeJson(asked.state ?? '') as { id: string; location: string };
    expect(location).toBe(PLACE);
    for (const random of [id, asked.nonce ?? ''])
      expect(fromBase64Url(random).length).toBeGreaterThanOrEqual(16);
    expect(fromBase64Url(asked.code_challenge ?? '')).toHaveLength(32);
  });

  it('A1 saves the state in local storage, under a key of its own for each tab', async () => {
    const browser = fakeBrowser();
    const one = await startSession(browser.open(at(PLACE)));
    const two = await startSession(browser.open(at('/imprint')));
    const saved = [...one.page.local.values()].map((text) => JSON.parse(text).state);
    expect(saved.sort()).toEqual([askedOf(one.page).state, askedOf(two.page).state].sort());
    const back = await comeBack(browser, one.page, { code: 'c1', state: askedOf(one.page).state ?? '' });
    expect(failureOf(back)).toBeNull();
    expect([...one.page.local.values()].map((text) => JSON.parse(text).state)).toEqual([
      askedOf(two.page).state,
    ]);
  });

  it('A1 nothing random is ever used twice', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => leave()));
    expect(new Set(all.flatMap(({ asked }) => [asked.state, asked.nonce, asked.code_challenge])).size).toBe(
      60,
    );
  });

  const told = async (fetch: () => Promise<Response>) => {
    const page = fakeBrowser().open(at(PLACE));
    page.loseNetwork(true);
    return { page, session: await startSession({ ...page, ports: { ...page.ports, fetch } }) };
  };

  it('A1 stays while there is no network, and goes once it is back', async () => {
    const { page, session } = await told(() => Promise.reject(new TypeError('no network')));
    expect([page.left, failureOf(session)]).toEqual([[], null]);
    page.loseNetwork(false);
    await comeToRest(session);
    expect(page.left[0]).toMatch(/^https:\/\/id\.test\/auth\?/);
  });

  it('A1 goes where the device says that there is no network, and the portal answers', async () => {
    const { page } = await told(async () => new Response(null, { status: 200 }));
    expect(page.left[0]).toMatch(/^https:\/\/id\.test\/auth\?/);
  });

  it('HZ18: a fifth sign-in within a minute is a loop, and trying again by hand is none', async () => {
    const browser = fakeBrowser();
    let page = browser.open(at(PLACE));
    for (let turn = 0; turn < 4; turn += 1) {
      await startSession(page);
      expect(page.left).toHaveLength(1);
      page.close();
      page = browser.open(at(PLACE), page.session);
    }
    const looping = await startSession(page);
    expect(failureOf(looping)?.fault).toBe('tooManySignIns');
    expect(page.left).toEqual([]);
    looping.actor.getSnapshot().children.signIn?.send({ type: 'signIn.retried' });
    await comeToRest(looping);
    expect(page.left).toHaveLength(1);
  });

  it('says so where there is no cryptography', async () => {
    const page = fakeBrowser().open(at(PLACE));
    const insecure = {
      ...page,
      ports: { ...page.ports, sha256: () => Promise.reject(new Error('no subtle')) },
    };
    expect(failureOf(await startSession(insecure))?.fault).toBe('insecure');
  });
});
