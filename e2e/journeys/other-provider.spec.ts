import { type OtherProvider, startOtherProvider } from '../stack/otherProvider.ts';
import { test as base, expect } from './journey.ts';

const test = base.extend<object, { elsewhere: OtherProvider }>({
  elsewhere: [
    async ({}, use) => {
      const provider = await startOtherProvider('buyer@selvedge.test');
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  environment: [async ({ elsewhere }, use) => use(elsewhere.environment), { scope: 'worker' }],
  // The demo accounts cannot sign in there, and nobody has left anything.
  takeBack: [async ({}, use) => use(async () => {}), { scope: 'worker' }],
});

test('A1 A4 A9 the same build signs in at another provider, by configuration alone', async ({
  page,
  portal,
  elsewhere,
  guard,
  backend,
}) => {
  guard.expect(new RegExp(`request to another host: ${elsewhere.issuer}/`));
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${elsewhere.issuer}/token`) exchanges.push(request.postData() ?? '');
  });
  await page.goto('/ordering/preorder');
  await expect(page).toHaveURL(new RegExp(`^${elsewhere.issuer}/interaction/`));
  await page.getByRole('button', { name: 'Sign in elsewhere' }).click();
  await expect(portal.pos.list).toBeVisible();
  expect(page.url()).toBe(`${backend.url}/ordering/preorder`);
  expect(exchanges).toHaveLength(1);
  expect(exchanges[0]).toContain('code_verifier=');
  expect(exchanges[0]).not.toContain('secret');

  await page.goto('/');
  await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  expect((await page.request.get('/oidc/.well-known/openid-configuration')).status()).toBe(404);
});
