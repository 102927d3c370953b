import type { AuthConfiguration, Configuration } from '../../platform/configuration/configuration.ts';

/** The origin of the portal's pages in tests. */
export const SAMPLE_ORIGIN = 'https://portal.test';

/** A complete configuration in mode `basic`, with all addresses on hosts that do not exist. */
export const sampleConfiguration = (auth: Partial<AuthConfiguration> = {}): Configuration => ({
  apiUrl: '/api',
  extranetUrl: '/extranet',
  auth: {
    authUrl: 'https://id.test/auth',
    tokenUrl: 'https://id.test/token',
    refreshUrl: 'https://id.test/refresh',
    redirectUrl: '/oauth/v2/grant',
    logoutUrl: 'https://id.test/end',
    clientId: 'portal',
    clientSecret: 'hush',
    mode: 'basic',
    scope: 'openid profile',
    issuer: 'https://id.test',
    keysUrl: 'https://id.test/keys',
    ...auth,
  },
  selfServiceUrl: 'https://self.test/',
  helpCenterUrl: { en: 'https://help.test/en', de: 'https://help.test/de' },
  tracking: { url: 'https://track.test/matomo.php', siteId: '1' },
  version: '1.0.0',
});
