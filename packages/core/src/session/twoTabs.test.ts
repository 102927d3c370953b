import { describe, expect, it } from 'vitest';
import { identityToken } from '../testing/identityTokens.ts';
import type { FakePage } from '../testing/index.ts';
import {
  aMoment,
  askedOf,
  at,
  comeBack,
  comeToRest,
  signIn,
  startSession,
  tokenAnswer,
} from '../testing/sessions.ts';

const ROUNDS = 50;

/** A provider whose refresh tokens are good for one use: another use ends the whole family. */
const rotatingProvider = () => {
  const current = new Map<string, string>();
  const families = new Map<string, string>();
  let count = 0;
  const issue = (family: string) => {
    count += 1;
    const answer = tokenAnswer(`${family}-${count}`);
    current.set(family, answer.refresh_token);
    families.set(answer.refresh_token, family);
    return answer;
  };
  return {
    issue,
    async serve(page: FakePage) {
      for (const call of [...page.pending]) {
        const { refresh_token: token = '' } = await call.form();
        const family = families.get(token);
        if (family !== undefined && current.get(family) === token) call.answer(200, issue(family));
        else {
          if (family !== undefined) current.delete(family);
          call.answer(400, { error: 'invalid_grant' });
        }
      }
    },
  };
};

/** Two tabs of one browser, both signed in, at a provider that rotates. */
const twoTabs = async () => {
  const provider = rotatingProvider();
  const first = await signIn();
  const leaving = await startSession(first.browser.open(at('/imprint')));
  const asked = askedOf(leaving.page);
  const second = await comeBack(first.browser, leaving.page, { code: 'c2', state: asked.state ?? '' });
  const id_token = await identityToken({ nonce: asked.nonce });
  second.page.pending[0]?.answer(200, { ...provider.issue('b'), id_token });
  await comeToRest(second);
  const own = provider.issue('a');
  first.page.session.set(
    'selvedge.tokens',
    JSON.stringify({ accessToken: own.access_token, refreshToken: own.refresh_token, expiresAt: 1 }),
  );
  return { provider, tabs: [first, second] as const };
};

const tokenOf = ({ session }: FakePage) => JSON.parse(session.get('selvedge.tokens') ?? '{}').accessToken;

describe('two tabs', () => {
  it('A7 HZ16: renew rotating tokens side by side for 50 rounds without a dead session', async () => {
    const { provider, tabs } = await twoTabs();
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      tabs[0].page.pass(600_000);
      for (const { page } of tabs) {
        page.wake();
        page.wake();
      }
      await Promise.all(tabs.map(comeToRest));
      await Promise.all(tabs.map(({ page }) => provider.serve(page)));
      await Promise.all(tabs.map(comeToRest));
      for (const { page, actor } of tabs) {
        expect(actor.getSnapshot().value).toBe('signedIn');
        seen.add(tokenOf(page));
      }
    }
    expect(seen.size).toBe(2 * ROUNDS);
    for (const { page } of tabs)
      expect(page.requested.filter((line) => line.endsWith('/refresh'))).toHaveLength(ROUNDS);
  }, 30_000);

  it('A12 A6 logging out in one amid a renewal in the other leaves no token in either', async () => {
    const { provider, tabs } = await twoTabs();
    const [first, second] = tabs;
    second.page.pass(600_000);
    second.page.wake();
    await comeToRest(second);
    first.actor.send({ type: 'demand.changed', demand: 'logout' });
    first.clock.increment(500);
    await aMoment();
    await provider.serve(second.page);
    await aMoment(20);
    for (const { page } of tabs) expect(page.session.has('selvedge.tokens')).toBe(false);
    expect(second.actor.getSnapshot().matches('signedOut')).toBe(true);
  });
});
