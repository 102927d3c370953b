import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  const issuer = 'http://127.0.0.1:9';
  testApp = await startTestApp({
    environment: {
      SELF_SERVICE_URL: 'https://service.example.com',
      OIDC_ISSUER: issuer,
      OIDC_AUTH_URL: `${issuer}/auth`,
      OIDC_TOKEN_URL: `${issuer}/token`,
      OIDC_INTROSPECTION_URL: `${issuer}/introspection`,
      OIDC_JWKS_URL: `${issuer}/jwks`,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_INTROSPECTION_CLIENT_ID: 'backend',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'secret',
    },
  });
});
afterAll(() => testApp.close());

describe('the self-service area beside a foreign provider', () => {
  it('says that it is served elsewhere, and where', async () => {
    for (const path of ['', '/profile', '/forms-and-manuals/sizes-and-care/files/size-chart-women']) {
      const { statusCode, body } = await new Browser(testApp.app).get(`/self-service${path}?lang=en`);
      expect(statusCode).toBe(404);
      expect(body).toContain('Self-service is a separate application here');
      expect(body).toContain('href="https://service.example.com"');
    }
  });

  it('C4: still takes messages', async () => {
    const { statusCode, body } = await new Browser(testApp.app).get('/self-service/request?lang=de');
    expect([statusCode, body.includes('Nachricht senden')]).toEqual([200, true]);
  });
});
