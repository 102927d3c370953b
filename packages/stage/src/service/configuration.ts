import { inEachLanguage } from '@selvedge/core/contract';

/** The configuration of a portal whose only service is the page itself. */
export const madeUpConfiguration = {
  apiUrl: '/api',
  extranetUrl: '/extranet',
  auth: {
    authUrl: '/made-up/auth',
    tokenUrl: '/made-up/token',
    refreshUrl: '/made-up/token',
    redirectUrl: '/oauth/v2/grant',
    logoutUrl: null,
    clientId: 'stage',
    clientSecret: null,
    mode: 'public',
    scope: 'openid',
    issuer: 'https://made-up.test',
    keysUrl: '/made-up/keys',
  },
  selfServiceUrl: '/made-up/self-service',
  helpCenterUrl: inEachLanguage(() => '/made-up/help'),
  tracking: null,
  version: 'stage',
};
