import { type Infer, nullable, optional, string, type } from 'superstruct';
import { ConfigurationError } from '../../configuration/configurationError.ts';
import type { ForeignProvider } from '../../configuration/identity.ts';

const discoveryStruct = type({
  issuer: string(),
  authorization_endpoint: optional(string()),
  token_endpoint: optional(string()),
  end_session_endpoint: optional(nullable(string())),
  introspection_endpoint: optional(string()),
  userinfo_endpoint: optional(string()),
  jwks_uri: optional(string()),
});
type Discovery = Infer<typeof discoveryStruct>;

/** All addresses of a foreign provider, from the configuration or otherwise from its discovery document. */
export interface ForeignAddresses {
  /** As the provider writes it in its tokens. */
  readonly issuer: string;
  readonly auth: string;
  readonly token: string;
  readonly refresh: string;
  readonly logout: string | null;
  readonly introspection: string;
  readonly userinfo: string | null;
  /** Its public keys. */
  readonly jwks: string;
}

const patience = 10_000;

async function discover(issuer: string): Promise<Discovery> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patience),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const found = discoveryStruct.create(await answer.json());
  if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error(`it calls itself ${found.issuer}`);
  return found;
}

const complete = ({ authUrl, tokenUrl, introspectionUrl, jwksUrl }: ForeignProvider): boolean =>
  authUrl !== null && tokenUrl !== null && introspectionUrl !== null && jwksUrl !== null;

/** @throws {ConfigurationError} naming the address that is neither configured nor in the discovery document. */
export async function foreignAddresses(provider: ForeignProvider): Promise<ForeignAddresses> {
  const found = await discover(provider.issuer).catch((cause: unknown) => {
    if (complete(provider)) return undefined;
    const reason = cause instanceof Error ? cause.message : 'no answer';
    throw new ConfigurationError(
      'OIDC_ISSUER',
      `could not be asked for its addresses (${reason})`,
      provider.issuer,
    );
  });
  const needed = (key: string, address: string | null | undefined): string => {
    if (address) return address;
    throw new ConfigurationError(key, 'must be set, because the provider does not announce it');
  };
  const token = needed('OIDC_TOKEN_URL', provider.tokenUrl ?? found?.token_endpoint);
  return {
    issuer: found?.issuer ?? provider.issuer,
    auth: needed('OIDC_AUTH_URL', provider.authUrl ?? found?.authorization_endpoint),
    token,
    refresh: provider.refreshUrl ?? token,
    logout: provider.logoutUrl ?? found?.end_session_endpoint ?? null,
    introspection: needed(
      'OIDC_INTROSPECTION_URL',
      provider.introspectionUrl ?? found?.introspection_endpoint,
    ),
    userinfo: found?.userinfo_endpoint ?? null,
    jwks: needed('OIDC_JWKS_URL', provider.jwksUrl ?? found?.jwks_uri),
  };
}
