import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modes, type Provider, startModalProvider } from '../../testing/modalProvider.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let provider: Provider;
let testApp: TestApp;
beforeAll(async () => {
  provider = await startModalProvider('buyer@selvedge.test');
  testApp = await startTestApp({ environment: provider.environment });
});
afterAll(async () => {
  await testApp.close();
  await provider.close();
});

const profile = (token: string, { app } = testApp) =>
  app.inject({ url: '/extranet/api/userProfile', headers: { authorization: `Bearer ${token}` } });

describe('tokens of a foreign provider', () => {
  it('A4 A9: the right one is taken', async () => {
    for (const mode of ['right', 'right with the address from userinfo', 'right and signed'] as const) {
      const answer = await profile(await provider.token(mode));
      expect([mode, answer.statusCode, answer.json().email]).toEqual([mode, 200, 'buyer@selvedge.test']);
    }
  });

  // The token is right, but nothing says whose it is.
  const nameless = ['an address', 'a user name', 'the userinfo'];
  const wrong = modes.filter((mode) => !mode.startsWith('right'));
  it.each(wrong)('A13: %s is refused', async (mode) => {
    const answer = await profile(await provider.token(mode));
    const expected = nameless.some((name) => mode.startsWith(name)) ? 'userUnknown' : 'tokenExpired';
    expect([answer.statusCode, answer.json().code]).toEqual([401, expected]);
  });

  it('A13: has more than ten such modes', () => {
    expect(wrong.length).toBeGreaterThan(10);
  });
});

it('A7: a flood of invented tokens keeps nobody out whose token another provider has signed', async () => {
  const flooded = await startTestApp({
    environment: { ...provider.environment, FAIR_USE: 'invented=1/3' },
  });
  const statusOf = async (token: string) => (await profile(token, flooded)).statusCode;
  const signed = await provider.token('right and signed');
  const found: number[] = [];
  for (let at = 0; at < 4; at += 1) found.push(await statusOf(`invented-${at}`));
  expect(found).toEqual([401, 401, 401, 429]);
  expect(await statusOf(signed)).toBe(200);
  expect(await statusOf(`${signed.slice(0, -8)}AAAAAAAA`)).toBe(429);
  await flooded.close();
});
