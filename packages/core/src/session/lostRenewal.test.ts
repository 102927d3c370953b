import { expect, it } from 'vitest';
import { aMoment, comeToRest, signIn, tokenAnswer } from '../testing/sessions.ts';

it('A7 a renewal without an answer is repeated with the key of its page, which no storage holds', async () => {
  const session = await signIn();
  const renewal = () => session.page.pending.find(({ request }) => request.url === 'https://id.test/refresh');
  const keyOf = async () => (await renewal()?.form())?.renewal_key;
  const renew = async (accessToken: string) => {
    session.actor.getSnapshot().children.tokens?.send({ type: 'token.refused', accessToken });
    await comeToRest(session);
  };
  const pass = async (milliseconds: number) => {
    await aMoment();
    session.clock.increment(milliseconds);
    await aMoment();
  };
  await renew('a1');
  const first = await keyOf();
  expect(first).toMatch(/^[\w-]{43}$/);
  renewal()?.lose();
  await pass(1000);
  expect(await keyOf()).toBe(first);
  // One that cannot be read was an answer all the same: the token is used up.
  renewal()?.answer(200, '<h1>cut o');
  await pass(2000);
  expect(await keyOf()).toBe(first);
  renewal()?.answer(200, tokenAnswer('a2'));
  await comeToRest(session);
  session.actor.stop();
  const kept = [...session.page.session.values(), ...session.page.local.values()].join();
  expect(kept).toContain('a2');
  expect(kept).not.toContain(String(first));
  const other = await signIn();
  other.actor.getSnapshot().children.tokens?.send({ type: 'token.refused', accessToken: 'a1' });
  await comeToRest(other);
  expect((await other.page.pending[0]?.form())?.renewal_key).not.toBe(first);
  other.actor.stop();
});
