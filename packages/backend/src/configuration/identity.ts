import { type ClaimsMapping, readClaimsMapping } from './claimsMapping.ts';
import { ConfigurationError } from './configurationError.ts';
import { address, type Environment, list, text, whitelist, wholeNumber } from './environment.ts';

/** How the page proves which client it is: with a secret (as the specification says) or with PKCE alone. */
export type ClientMode = 'basic' | 'public';

/** A foreign provider. Addresses that are null come from its discovery document at start. */
export interface ForeignProvider {
  readonly issuer: string;
  readonly authUrl: string | null;
  readonly tokenUrl: string | null;
  readonly refreshUrl: string | null;
  readonly logoutUrl: string | null;
  readonly introspectionUrl: string | null;
  /** Address of its public keys. */
  readonly jwksUrl: string | null;
  /** Accepted audiences of access tokens that name one: the page's client, or the configured ones. */
  readonly audiences: readonly string[];
  /** The backend's own client at the provider. It is never sent to the page. */
  readonly introspectionClientId: string;
  readonly introspectionClientSecret: string;
  /** What becomes of who is not known yet; null: they stay unknown. */
  readonly claims: ClaimsMapping | null;
}

export interface IdentityConfig {
  readonly clientId: string;
  /** null in public mode, and for the portal's own provider, which generates a secret itself. */
  readonly clientSecret: string | null;
  readonly mode: ClientMode;
  readonly scope: string;
  /** Lifetime of access tokens of the portal's own provider. */
  readonly accessTokenSeconds: number;
  /** null: the portal's own provider. */
  readonly foreign: ForeignProvider | null;
}

const web = ['http:', 'https:'] as const;

const foreignKeys = [
  'OIDC_AUTH_URL',
  'OIDC_TOKEN_URL',
  'OIDC_REFRESH_URL',
  'OIDC_LOGOUT_URL',
  'OIDC_INTROSPECTION_URL',
  'OIDC_JWKS_URL',
  'OIDC_AUDIENCE',
  'OIDC_CLAIMS',
  'OIDC_INTROSPECTION_CLIENT_ID',
  'OIDC_INTROSPECTION_CLIENT_SECRET',
] as const;

function required(environment: Environment, key: string): string {
  const value = text(environment, key);
  if (value === null) throw new ConfigurationError(key, 'must be set when OIDC_ISSUER is');
  return value;
}

function readForeign(environment: Environment): ForeignProvider | null {
  const issuer = address(environment, 'OIDC_ISSUER', web);
  if (issuer === null) {
    const stray = foreignKeys.find((key) => text(environment, key) !== null);
    if (stray) throw new ConfigurationError(stray, 'is of use only together with OIDC_ISSUER');
    return null;
  }
  const audiences = list(environment, 'OIDC_AUDIENCE');
  return {
    issuer,
    authUrl: address(environment, 'OIDC_AUTH_URL', web),
    tokenUrl: address(environment, 'OIDC_TOKEN_URL', web),
    refreshUrl: address(environment, 'OIDC_REFRESH_URL', web),
    logoutUrl: address(environment, 'OIDC_LOGOUT_URL', web),
    introspectionUrl: address(environment, 'OIDC_INTROSPECTION_URL', web),
    jwksUrl: address(environment, 'OIDC_JWKS_URL', web),
    audiences: audiences.length > 0 ? audiences : [required(environment, 'OIDC_CLIENT_ID')],
    introspectionClientId: required(environment, 'OIDC_INTROSPECTION_CLIENT_ID'),
    introspectionClientSecret: required(environment, 'OIDC_INTROSPECTION_CLIENT_SECRET'),
    claims: readClaimsMapping(environment),
  };
}

/**
 * The sign-in part of the configuration, complete for its mode (requirement A9). A secret in a page protects
 * nothing, so `basic` is the default only on a local machine.
 */
export function readIdentity(environment: Environment, local: boolean): IdentityConfig {
  const foreign = readForeign(environment);
  const mode = whitelist(environment, 'OIDC_CLIENT_MODE', ['basic', 'public'], local ? 'basic' : 'public');
  const clientSecret = text(environment, 'OIDC_CLIENT_SECRET');
  if (mode === 'public' && clientSecret !== null)
    throw new ConfigurationError(
      'OIDC_CLIENT_SECRET',
      'must not be set unless OIDC_CLIENT_MODE is set to basic',
    );
  if (mode === 'basic' && foreign !== null && clientSecret === null)
    throw new ConfigurationError('OIDC_CLIENT_SECRET', 'must be set when OIDC_CLIENT_MODE is basic');
  const scope = text(environment, 'OIDC_SCOPE') ?? 'openid profile email';
  if (!scope.split(/\s+/).includes('openid'))
    throw new ConfigurationError('OIDC_SCOPE', "must hold 'openid' among its scopes", scope);
  const clientId = foreign ? required(environment, 'OIDC_CLIENT_ID') : text(environment, 'OIDC_CLIENT_ID');
  if (foreign !== null && text(environment, 'OIDC_ACCESS_TOKEN_SECONDS') !== null)
    throw new ConfigurationError('OIDC_ACCESS_TOKEN_SECONDS', 'must not be set when OIDC_ISSUER is');
  const accessTokenSeconds = wholeNumber(environment, 'OIDC_ACCESS_TOKEN_SECONDS', {
    least: 5,
    most: 86_400,
    otherwise: 600,
  });
  return {
    clientId: clientId ?? 'selvedge-portal',
    clientSecret,
    mode,
    scope,
    accessTokenSeconds,
    foreign,
  };
}
