import { formatRoute } from '@selvedge/core';
import { accounts, counting, expect, failingSeason, test } from './journey.ts';

/** Long enough that a page which takes its time is there before the next renewal is due. */
const lifetime = 15;
// One portal and browser of this file's own, started once.
test.describe.configure({ mode: 'default' });
test.use({ environment: { OIDC_ACCESS_TOKEN_SECONDS: String(lifetime) } });

test('A7 A8 HZ16: however many calls meet an expired token, one refresh runs', async ({
  page,
  portal,
  request,
  spot: { customer, place },
  guard,
}) => {
  guard.expect(/status of 401/);
  guard.allow(failingSeason);
  guard.allow(/favicon\.ico/);
  await portal.enterByProvider(accounts.buyer);
  const { accessToken } = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('selvedge.tokens') ?? '{}'),
  );
  await page.goto('/oidc/assets/provider.css');
  await page.evaluate(() => {
    const tokens = JSON.parse(sessionStorage.getItem('selvedge.tokens') ?? '{}');
    // A machine whose clock is an hour behind believes that the token still holds.
    sessionStorage.setItem(
      'selvedge.tokens',
      JSON.stringify({ ...tokens, expiresAt: Date.now() + 3_600_000 }),
    );
  });
  await expect
    .poll(async () => {
      const answer = await request.get('/api/v1/user/settings', {
        headers: { 'x-extranet-token': accessToken },
      });
      return answer.status();
    })
    .toBe(401);

  const refreshes = counting(page, /\/oidc\/token$/);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const { rightEnv, customerId } = place;
  await page.goto(formatRoute({ screen: 'seasons', rightEnv, customerId }));
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  await expect(portal.seasons.styles(place)).toBeVisible();
  expect(refused.length).toBeGreaterThanOrEqual(4);
  expect(refreshes()).toBe(1);
});

test('A7 a refresh token that was used is worth nothing, and its session ends', async ({
  page,
  portal,
  request,
}) => {
  const forms: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/oidc/token')) forms.push(`${call.headers().authorization} ${call.postData()}`);
  });
  await portal.enterByProvider(accounts.buyer);
  await expect.poll(() => forms.length).toBe(2);
  const [authorization = '', body = ''] = forms[1]?.match(/^(Basic \S+) (.*)$/)?.slice(1) ?? [];
  const again = await request.post('/oidc/token', {
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    data: body,
  });
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
});
