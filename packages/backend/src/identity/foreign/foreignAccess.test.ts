import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

const emails: Record<string, string> = { known: 'Buyer@Selvedge.test', stranger: 'nobody@elsewhere.test' };

let server: Server;
let provider: Provider;
let testApp: TestApp;
let introspections = 0;

const clientOf = (client_id: string, more = {}) => ({
  client_id,
  client_secret: `${client_id}-secret`,
  redirect_uris: ['http://localhost:18080/oauth/v2/grant'],
  response_types: ['code' as const],
  grant_types: ['authorization_code', 'refresh_token'],
  ...more,
});

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/token/introspection')) introspections += 1;
    void provider.callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, {
    clients: [clientOf('portal'), clientOf('other'), clientOf('backend')],
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true, allowedPolicy: (_ctx, client) => client.clientId === 'backend' },
    },
    claims: { email: ['email', 'email_verified'] },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: emails[accountId], email_verified: true }),
    }),
  });
  testApp = await startTestApp({
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'portal-secret',
      OIDC_INTROSPECTION_CLIENT_ID: 'backend',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'backend-secret',
    },
  });
});
afterAll(async () => {
  await testApp.close();
});

async function tokenOf(accountId: string, clientId = 'portal') {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error('no such client');
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid email');
  const token = new provider.AccessToken({
    accountId,
    client,
    grantId: await grant.save(),
    gty: 'authorization_code',
    scope: 'openid email',
  });
  return { value: await token.save(), token };
}

const profile = (token: string) =>
  testApp.app.inject({ url: '/extranet/api/userProfile', headers: { authorization: `Bearer ${token}` } });

describe('a foreign provider by configuration only', () => {
  it('tells the page its addresses, and has no provider of its own', async () => {
    const { page } = testApp.identity;
    expect(page.authUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth$/);
    expect(page).toMatchObject({ clientId: 'portal', clientSecret: 'portal-secret' });
    expect(
      (await testApp.app.inject({ url: '/oidc/auth', headers: { accept: 'text/html' } })).statusCode,
    ).toBe(404);
    const csp = (await testApp.app.inject('/')).headers['content-security-policy'];
    expect(csp).toContain(`connect-src 'self' ${new URL(page.tokenUrl).origin}`);
  });

  it('knows the user by the e-mail address that the provider vouches for', async () => {
    const answer = await profile((await tokenOf('known')).value);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().email).toBe('buyer@selvedge.test');
  });

  it('asks once about a token within a short while', async () => {
    const { value } = await tokenOf('known');
    const before = introspections;
    const answers = await Promise.all(Array.from({ length: 5 }, () => profile(value)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(introspections - before).toBe(1);
  });

  it('refuses unknown users with a code of their own', async () => {
    const answer = await profile((await tokenOf('stranger')).value);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'userUnknown']);
  });

  it('refuses tokens that are revoked, made up, or made for another client', async () => {
    const revoked = await tokenOf('known');
    await revoked.token.destroy();
    for (const value of [revoked.value, 'made-up', (await tokenOf('known', 'other')).value]) {
      const answer = await profile(value);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'tokenExpired']);
    }
  });

  it('is unavailable, not signed out, while the provider does not answer', async () => {
    const { value } = await tokenOf('known');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const answer = await profile(value);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  });
});
