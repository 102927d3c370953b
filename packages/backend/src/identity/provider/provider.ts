import { interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Config } from '../../configuration/config.ts';
import type { Database } from '../../database/database.ts';
import { findUser } from '../../user/user.store.ts';
import { commandLineClient, commandLineId } from '../clients/commandLine.ts';
import { selfServiceClient } from '../clients/selfService.ts';
import { cookiePrefix } from './cookiePrefix.ts';
import { registerDemoGrant } from './demoGrant.ts';
import { codeConfirmSource, codeInputSource, deviceSuccessSource } from './devicePages.ts';
import { ProviderDatabase } from './providerDatabase.ts';
import type { ProviderKeys } from './providerKeys.ts';
import { reportOutages } from './providerOutage.ts';
import { errorSource, logoutSource, signedOutSource } from './providerPages.ts';
import { providerPath } from './providerPath.ts';
import { providerStore } from './providerStore.ts';
import { answerInQuery } from './responseModes.ts';
import { keepUsedSessions, sessionTimes } from './sessionTimes.ts';
import { dropCacheOnSignOut } from './signedOutCache.ts';

/** The portal's page that receives the authorization code (A2). */
export const redirectPath = '/oauth/v2/grant';

/**
 * One grant per browser session and client, given without asking: the provider's only clients are its own portal
 * and the self-service area. All tabs share the grant, so that signing out ends them all.
 */
async function grantFor(ctx: KoaContextWithOIDC) {
  const { provider, session, client, account, requestParamOIDCScopes } = ctx.oidc;
  if (!client || !account) return undefined;
  const grantId = session?.grantIdFor(client.clientId);
  const grant =
    (grantId ? await provider.Grant.find(grantId) : undefined) ??
    new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope([...requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

function policyWithoutConsent() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/**
 * The portal's own OAuth 2 and OpenID provider: only codes with PKCE S256, rotating refresh tokens, opaque access
 * tokens.
 */
export function createProvider(config: Config, opened: Database, keys: ProviderKeys): Provider {
  const database = new ProviderDatabase(opened);
  const { publicUrl, identity, brand } = config;
  const secure = publicUrl.startsWith('https:');
  const prefix = cookiePrefix(publicUrl);
  const provider = new Provider(`${publicUrl}${providerPath}`, {
    adapter: providerStore(database),
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: `${prefix}selvedge_session`,
        interaction: `${prefix}selvedge_sign_in`,
        resume: `${prefix}selvedge_resume`,
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax', secure, path: providerPath },
      short: { signed: true, httpOnly: true, sameSite: 'lax', secure },
    },
    clients: [
      {
        client_id: identity.clientId,
        ...(identity.mode === 'basic'
          ? {
              client_secret: identity.clientSecret ?? keys.clientSecret,
              token_endpoint_auth_method: 'client_secret_basic',
            }
          : { token_endpoint_auth_method: 'none' }),
        redirect_uris: [`${publicUrl}${redirectPath}`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      selfServiceClient(publicUrl, keys.cookieKeys.join()),
      commandLineClient(config.demoSignIn),
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'none'],
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    claims: {
      openid: ['sub'],
      email: ['email'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    async findAccount(_ctx, accountId) {
      const user = await database.read((now) => findUser(now, accountId));
      if (!user) return undefined;
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          email: user.email,
          name: `${user.firstName} ${user.lastName}`,
          given_name: user.firstName,
          family_name: user.lastName,
          locale: user.selectedLanguage ?? undefined,
        }),
      };
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: logoutSource(brand),
        postLogoutSuccessSource: signedOutSource(brand),
      },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      deviceFlow: {
        enabled: true,
        userCodeInputSource: codeInputSource(brand),
        userCodeConfirmSource: codeConfirmSource(brand),
        successSource: deviceSuccessSource(brand),
      },
    },
    interactions: {
      policy: policyWithoutConsent(),
      url: (_ctx, interaction) => `${providerPath}/interaction/${interaction.uid}`,
    },
    loadExistingGrant: grantFor,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out then ends the tokens as well. A command line has no page, so its tokens end only when it revokes
    // them.
    expiresWithSession: (_ctx, { clientId }) => clientId !== commandLineId,
    rotateRefreshToken: true,

    pkce: { required: () => true },
    renderError: errorSource(brand),
    ttl: sessionTimes(config.session, identity.accessTokenSeconds),
  });
  if (config.demoSignIn) registerDemoGrant(provider, database);
  dropCacheOnSignOut(provider);
  reportOutages(provider, brand);
  // If nothing was stored, the browser must not keep the cookies either.
  provider.use(async (ctx, next) => {
    const isKept = await database.answer(next, () => ctx.status < 500);
    if (!isKept) ctx.remove('set-cookie');
  });
  answerInQuery(provider);
  keepUsedSessions(provider, database, config.session);
  // The page reports a refused client secret. With this header a browser would ask people for a name and password.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.get('sec-fetch-mode') === 'cors') ctx.remove('www-authenticate');
  });
  // mountProvider sets the forwarding headers itself, from PUBLIC_URL.
  provider.proxy = true;
  return provider;
}
