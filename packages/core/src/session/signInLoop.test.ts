import { expect, it } from 'vitest';
import { fakeBrowser } from '../testing/index.ts';
import {
  aMoment,
  askedOf,
  at,
  comeBack,
  comeToRest,
  failureOf,
  PLACE,
  type RunningSession,
  signInAnswer,
  startSession,
} from '../testing/sessions.ts';
import { createTokenSource } from './tokenSource.ts';

type Browser = ReturnType<typeof fakeBrowser>;

/** The tab that was sent to the provider, back from there with somebody signed in. */
const signedIn = async (browser: Browser, { page }: RunningSession, accessToken: string) => {
  const asked = askedOf(page);
  const back = await comeBack(browser, page, { code: `c-${accessToken}`, state: asked.state ?? '' });
  back.page.pending[0]?.answer(200, await signInAnswer(accessToken, { nonce: asked.nonce }));
  await comeToRest(back);
  expect(back.actor.getSnapshot().value).toBe('signedIn');
  return back;
};

it('A12 HZ18: people who sign in and out one after the other in one tab are no loop', async () => {
  const browser = fakeBrowser();
  let session = await startSession(browser.open(at(PLACE)));
  for (const person of ['ada', 'bea', 'cai', 'dan', 'eva', 'fay']) {
    expect(failureOf(session)).toBeNull();
    const { actor, clock, page } = await signedIn(browser, session, person);
    actor.send({ type: 'demand.changed', demand: 'logout' });
    clock.increment(500);
    await aMoment();
    const { state } = askedOf(page);
    page.close();
    session = await startSession(browser.open(at(`/?state=${state}`), page.session));
  }
  expect(failureOf(session)).toBeNull();
  expect(session.page.left).toHaveLength(1);
});

it('A11 HZ18: sign-ins that succeed, and whose first call is refused, are a loop that ends with the dialog', async () => {
  const browser = fakeBrowser();
  let session = await startSession(browser.open(at(PLACE)));
  let turns = 0;
  while (failureOf(session) === null && turns < 10) {
    turns += 1;
    const { actor, page } = await signedIn(browser, session, `t${turns}`);
    // What a call that is answered 401 does; the provider refuses to renew a token as fresh as that.
    const tokens = createTokenSource(() => actor.getSnapshot().children.tokens, page.ports.now);
    const refused = expect(tokens.renewed(`t${turns}`)).rejects.toThrow('Authentication error');
    await aMoment();
    page.pending.at(-1)?.answer(400, { error: 'invalid_grant' });
    await refused;
    session = { ...session, actor, page };
    await comeToRest(session);
  }
  expect({ turns, fault: failureOf(session)?.fault }).toEqual({ turns: 4, fault: 'tooManySignIns' });
});
