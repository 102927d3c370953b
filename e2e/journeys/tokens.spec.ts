import { formatRoute } from '@selvedge/core';
import { accounts, counting, expect, test } from './journey.ts';

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

test('A7 a refresh token that was used is worth nothing to somebody else, and its session ends', async ({
  page,
  portal,
  request,
  guard,
}) => {
  guard.allow(/status of 400/);
  const renewals: { authorization: string; form: URLSearchParams }[] = [];
  page.on('request', (call) => {
    if (!call.url().endsWith('/oidc/token')) return;
    const form = new URLSearchParams(call.postData() ?? '');
    if (form.get('grant_type') !== 'refresh_token') return;
    renewals.push({ authorization: call.headers().authorization ?? '', form });
  });
  await portal.enterByProvider(accounts.buyer);
  await expect.poll(() => renewals.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [used] = renewals;
  if (!used) throw new Error('nothing was renewed');
  // Whoever reads the token in the browser's storage has no key: that is in the page's memory only.
  used.form.delete('renewal_key');
  const signedInAnew = page.waitForRequest(
    (call) => call.url().endsWith('/oidc/token') && !!call.postData()?.includes('authorization_code'),
    { timeout: 60_000 },
  );
  const again = await request.post('/oidc/token', {
    headers: {
      authorization: used.authorization,
      'content-type': 'application/x-www-form-urlencoded',
    },
    data: used.form.toString(),
  });
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  // The page's own next renewal is refused as well, and it signs in anew.
  await signedInAnew;
});
