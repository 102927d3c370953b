import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { blockedStorage, fakeBrowser, mapStorage } from '../testing/index.ts';
import { aMoment, askedOf, at, comeToRest, PLACE, signIn, startSession } from '../testing/sessions.ts';
import { sturdyStorage } from './sturdyStorage.ts';
import { createTokenStore, expiryOf, remainingOf, type Tokens } from './tokens.ts';

const NOW = 1_000_000;
const YEAR = 365 * 24 * 3_600_000;

describe('A6 expiry', () => {
  const cases = [
    [600, NOW + 600_000],
    ['600', NOW + 600_000],
    [0.5, NOW + 10_000],
    [1, NOW + 10_000],
    [2_592_000, NOW + 2_592_000_000],
    [1e300, NOW + YEAR],
    [undefined, null],
    [null, null],
    [0, null],
    [-5, null],
    ['0', null],
    ['-5', null],
    ['1e3', null],
    ['soon', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [{}, null],
  ] as const;
  for (const [expiresIn, expected] of cases)
    it(`A6 expires_in ${JSON.stringify(expiresIn) ?? 'missing'} (${String(expiresIn)})`, () =>
      expect(expiryOf(expiresIn, NOW)).toBe(expected));

  it('A7 tokens are due a little before they expire', () => {
    const tokens: Tokens = { accessToken: 'a', refreshToken: null, expiresAt: NOW + 10_000 };
    expect(remainingOf(tokens, NOW)).toBe(5_000);
    expect(remainingOf(tokens, NOW + 5_000)).toBe(0);
    expect(remainingOf({ ...tokens, expiresAt: null }, NOW)).toBeNull();
  });

  for (const expiresIn of [null, 'soon', 0, -1]) {
    it(`HZ20: with expires_in ${String(expiresIn)} nothing is renewed until a call is refused`, async () => {
      const session = await signIn({}, PLACE, expiresIn);
      const before = session.page.requested.length;
      session.page.pass(YEAR);
      session.clock.increment(2 ** 31);
      await aMoment(20);
      expect(session.page.requested).toHaveLength(before);
      expect(session.actor.getSnapshot().children.tokens?.getSnapshot().value).toBe('fresh');
    });
  }

  it('HZ20: 30 days do not overflow the timer', async () => {
    const timers = vi.spyOn(SimulatedClock.prototype, 'setTimeout');
    const session = await signIn({}, PLACE, 2_592_000);
    const before = session.page.requested.length;
    const later = async (milliseconds: number) => {
      session.page.pass(milliseconds);
      session.clock.increment(milliseconds);
      await aMoment(20);
      return session.page.requested.length - before;
    };
    expect(await later(2 ** 31 - 2)).toBe(0);
    expect(await later(1)).toBe(0);
    expect(await later(2_592_000_000 - 5_000 - 2 ** 31)).toBe(0);
    expect(await later(1)).toBe(1);
    expect(Math.max(...timers.mock.calls.map(([, timeout]) => timeout))).toBe(2 ** 31 - 1);
  });

  it('HZ20: after a sleep the time is looked at again', async () => {
    const session = await signIn();
    session.page.pass(600_000);
    session.page.wake();
    await comeToRest(session);
    expect(session.page.requested.at(-1)).toBe('POST https://id.test/refresh');
  });
});

describe('A6 reload', () => {
  it('A6 a reloaded page is signed in by its own tokens', async () => {
    const { browser, page } = await signIn();
    page.close();
    const again = await startSession(browser.open(at(PLACE), page.session));
    expect(again.actor.getSnapshot().value).toBe('signedIn');
    expect(again.page.left).toEqual([]);
    expect(again.page.requested).toEqual([]);
  });

  it('HZ17: a copy of the storage in another window is dropped, the original kept', async () => {
    const { browser, page, actor } = await signIn();
    const copy = await startSession(browser.open(at('/'), page.session));
    expect(copy.page.session.has('selvedge.tokens')).toBe(false);
    expect(copy.page.left).toHaveLength(1);
    expect(page.session.has('selvedge.tokens')).toBe(true);
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  it('a signed-in page at the grant address goes to the root and uses nothing of it', async () => {
    const { browser, page } = await signIn();
    page.close();
    const again = await startSession(browser.open(at('/oauth/v2/grant?code=evil&state=x'), page.session));
    expect(again.page.path()).toBe('/');
    expect(again.page.requested).toEqual([]);
  });

  for (const text of ['{', 'null', '{"accessToken":1}', '[]']) {
    it(`tokens stored as ${text} are none`, async () => {
      const page = fakeBrowser().open(at(PLACE));
      page.session.set('selvedge.page', 'p1');
      page.session.set('selvedge.tokens', text);
      await startSession(page);
      expect(page.left).toHaveLength(1);
    });
  }

  it('HZ47: where storage is blocked, tokens are kept in memory', async () => {
    const { ports } = fakeBrowser().open(at('/'));
    const store = createTokenStore(sturdyStorage(blockedStorage), ports);
    const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: null };
    expect(await store.claim()).toBe(false);
    store.save(tokens);
    expect(store.read()).toEqual(tokens);
    store.clear();
    expect(store.read()).toBeNull();
  });

  it('HZ47: storage that quietly drops what it is given is not trusted', () => {
    const forgetful = { ...mapStorage(new Map()), set: () => {} };
    const storage = sturdyStorage(forgetful);
    storage.set('a', '1');
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
  });
});

describe('A12 logout', () => {
  it('A12 waits 500 ms, clears the tokens, tells the other pages and leaves for the provider', async () => {
    const first = await signIn();
    const other = await startSession(first.browser.open(at('/imprint')));
    other.page.session.set('selvedge.tokens', '{"accessToken":"o1","refreshToken":null,"expiresAt":null}');
    other.actor.stop();
    other.page.close();
    const second = await startSession(first.browser.open(at('/imprint'), other.page.session));
    expect(second.actor.getSnapshot().value).toBe('signedIn');

    first.actor.send({ type: 'demand.changed', demand: 'logout' });
    first.clock.increment(499);
    await aMoment();
    expect(first.page.session.has('selvedge.tokens')).toBe(true);
    first.clock.increment(1);
    await aMoment();
    expect(first.page.session.has('selvedge.tokens')).toBe(false);
    const left = new URL(first.page.left[0] ?? '');
    expect(left.origin + left.pathname).toBe('https://id.test/end');
    expect(Object.fromEntries(left.searchParams)).toEqual({
      client_id: 'portal',
      post_logout_redirect_uri: at('/'),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(second.actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(second.page.session.has('selvedge.tokens')).toBe(false);
    expect(second.page.left).toEqual([]);

    first.page.wake();
    expect(first.actor.getSnapshot().matches('signedOut')).toBe(true);
    await startSession(first.browser.open(at(`/?state=${left.searchParams.get('state')}`)));
    second.actor.send({ type: 'signIn.requested' });
    await comeToRest(second);
    expect(askedOf(second.page).response_type).toBe('code');
  });

  it('A12 gives the slow-load hint after ten seconds', async () => {
    const { actor, clock } = await signIn();
    actor.send({ type: 'demand.changed', demand: 'logout' });
    clock.increment(500);
    await aMoment();
    clock.increment(9_999);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
  });

  it('A12 a renewal that is answered after the logout brings no token back', async () => {
    const { actor, clock, page } = await signIn();
    page.pass(600_000);
    page.wake();
    await aMoment(20);
    const [renewal] = page.pending;
    actor.send({ type: 'demand.changed', demand: 'logout' });
    renewal?.answer(200, { access_token: 'a2' });
    clock.increment(500);
    await aMoment(20);
    expect(page.session.has('selvedge.tokens')).toBe(false);
  });

  it('A12 without a page of the provider the portal itself says that one is signed out', async () => {
    const { actor, clock, page } = await signIn({ logoutUrl: null });
    actor.send({ type: 'demand.changed', demand: 'logout' });
    clock.increment(500);
    await aMoment();
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(page.left).toEqual([]);
  });
});
