import { once } from 'node:events';
import { createServer } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';

export interface OtherProvider {
  readonly issuer: string;
  /** What the portal is configured with to sign in there. */
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

const backendSecret = 'known-to-the-backend-alone';

const form = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
<form method="post"><button>Sign in elsewhere</button></form></html>`;

const policyWithoutConsent = () => {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
};

/** An OpenID provider that has nothing of the portal's: another origin, other accounts, public clients, introspection. */
export async function startOtherProvider(email: string): Promise<OtherProvider> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The provider has no port');
  const issuer = `http://localhost:${address.port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'partner-portal',
        token_endpoint_auth_method: 'none',
        // A native client: the port of its loopback address is not compared.
        application_type: 'native',
        redirect_uris: ['http://localhost/oauth/v2/grant'],
        post_logout_redirect_uris: ['http://localhost/'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      {
        client_id: 'portal-backend',
        client_secret: backendSecret,
        redirect_uris: [],
        grant_types: [],
        response_types: [],
      },
    ],
    findAccount: async (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email, email_verified: true }),
    }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    clientBasedCORS: () => true,
    features: {
      devInteractions: { enabled: false },
      introspection: {
        enabled: true,
        allowedPolicy: (_ctx, client) => client.clientId === 'portal-backend',
      },
    },
    interactions: {
      policy: policyWithoutConsent(),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.account) return undefined;
      const grant = new provider.Grant({
        accountId: oidc.account.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
      await grant.save();
      return grant;
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
  });

  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    if (request.method === 'POST') {
      return void provider.interactionFinished(request, response, {
        login: { accountId: 'partner-4711', remember: false },
      });
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').end(form);
  });

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      // The demonstration's data, with people who sign in elsewhere.
      DEMO: 'on',
      OIDC_CLIENT_ID: 'partner-portal',
      OIDC_CLIENT_MODE: 'public',
      OIDC_INTROSPECTION_CLIENT_ID: 'portal-backend',
      OIDC_INTROSPECTION_CLIENT_SECRET: backendSecret,
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
