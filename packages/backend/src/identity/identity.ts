import type { Provider } from 'oidc-provider';
import type { AccessCheck } from '../access/accessCheck.ts';
import type { Config } from '../configuration/config.ts';
import type { ClientMode } from '../configuration/identity.ts';
import type { Database } from '../database/database.ts';
import { accessStamps, ownAccessStamps } from './accessVersion.store.ts';
import { foreignAccess } from './foreign/foreignAccess.ts';
import { foreignAddresses } from './foreign/foreignProvider.ts';
import { ownAccess } from './ownAccess.ts';
import { cookiePrefix } from './provider/cookiePrefix.ts';
import { createProvider, redirectPath } from './provider/provider.ts';
import { providerKeys } from './provider/providerKeys.ts';
import { providerPath } from './provider/providerPath.ts';
import { signAccessTokens, signedTokens } from './provider/signedTokens.ts';
import { rememberedAccess } from './rememberedAccess.ts';
import { type DeviceCookies, deviceCookies } from './signIn/deviceCookie.ts';

/** What the page needs to sign in (requirement A9). */
export interface PageIdentity {
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly refreshUrl: string;
  readonly redirectUrl: string;
  /** Complete, with client and return address; null when the provider has none. */
  readonly logoutUrl: string | null;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly mode: ClientMode;
  readonly scope: string;
  /** The issuer name in the provider's identity tokens, and the address of the keys that sign them. */
  readonly issuer: string;
  readonly keysUrl: string;
}

export interface Identity {
  readonly access: AccessCheck;
  readonly page: PageIdentity;
  /** null with a foreign provider. */
  readonly provider: Provider | null;
  /** Recognizes browsers that accounts have signed in with; null with a foreign provider. */
  readonly devices: DeviceCookies | null;
}

function logoutAddress(endpoint: string, clientId: string, publicUrl: string): string {
  const url = new URL(endpoint);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', `${publicUrl}/`);
  return url.href;
}

/** Opens the configured provider: the portal's own, or a foreign one by its addresses. */
export async function openIdentity(config: Config, database: Database, now: () => number): Promise<Identity> {
  const { publicUrl, identity } = config;
  const { clientId, mode, scope } = identity;
  const page = { redirectUrl: `${publicUrl}${redirectPath}`, clientId, mode, scope };

  if (identity.foreign) {
    const addresses = await foreignAddresses(identity.foreign);
    return {
      provider: null,
      devices: null,
      access: rememberedAccess({
        source: foreignAccess({ provider: identity.foreign, addresses, clientId, database, now }),
        stampOf: accessStamps(database),
        now,
      }),
      page: {
        ...page,
        authUrl: addresses.auth,
        tokenUrl: addresses.token,
        refreshUrl: addresses.refresh,
        logoutUrl: addresses.logout && logoutAddress(addresses.logout, clientId, publicUrl),
        clientSecret: identity.clientSecret,
        issuer: addresses.issuer,
        keysUrl: addresses.jwks,
      },
    };
  }

  const keys = await providerKeys(database);
  const provider = createProvider(config, database, keys);
  const signed = signedTokens(keys.cookieKeys.join());
  signAccessTokens(provider, signed);
  const at = (path: string) => `${publicUrl}${providerPath}${path}`;
  return {
    provider,
    devices: deviceCookies(keys.cookieKeys.join(), cookiePrefix(publicUrl)),
    // The provider uses the machine's own clock.
    access: rememberedAccess({
      source: ownAccess(provider, signed, database),
      stampOf: ownAccessStamps(database),
      now: Date.now,
    }),
    page: {
      ...page,
      authUrl: at('/auth'),
      tokenUrl: at('/token'),
      refreshUrl: at('/token'),
      logoutUrl: logoutAddress(at('/session/end'), clientId, publicUrl),
      clientSecret: mode === 'basic' ? (identity.clientSecret ?? keys.clientSecret) : null,
      issuer: at(''),
      keysUrl: at('/jwks'),
    },
  };
}
