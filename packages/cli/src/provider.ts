import type { PortalAccess } from '@selvedge/core/validation';
import type { CommandEnvironment } from './environment.ts';
import type { Given } from './options.ts';
import { UsageError } from './usageError.ts';

const TIME_LIMIT = 15_000;

/** The portal or its provider does not respond. */
export class Unreachable extends Error {}

/** The provider's addresses that are needed here. */
export interface Provider extends PortalAccess {
  readonly revocationUrl: string | null;
}

const addressIn = (text: string, what: string): string => {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new UsageError(`${what} '${text}' is no address.`);
  return address.href.replace(/\/$/, '');
};

/** The portal's address, without a trailing slash. */
export const portalAddress = (given: Given, { environment }: CommandEnvironment): string =>
  addressIn(given.portal ?? environment.PORTAL_URL ?? 'http://localhost:8080', 'The portal');

/**
 * Finds the provider of a portal by its discovery document.
 *
 * @throws {Unreachable} if there is no response.
 */
export async function findProvider(given: Given, around: CommandEnvironment): Promise<Provider> {
  const portal = portalAddress(given, around);
  const issuer = addressIn(
    given.issuer ?? around.environment.PORTAL_ISSUER ?? `${portal}/oidc`,
    'The provider',
  );
  const found = await discover(issuer);
  const at = (name: string): string => {
    const address = found[name];
    if (typeof address === 'string') return address;
    throw new Unreachable(issuer);
  };
  return {
    apiUrl: `${portal}/api`,
    revocationUrl: typeof found.revocation_endpoint === 'string' ? found.revocation_endpoint : null,
    client: {
      deviceUrl: at('device_authorization_endpoint'),
      auth: {
        authUrl: at('authorization_endpoint'),
        tokenUrl: at('token_endpoint'),
        refreshUrl: at('token_endpoint'),
        redirectUrl: portal,
        logoutUrl: null,
        clientId: given.client ?? around.environment.PORTAL_CLIENT ?? 'selvedge-command-line',
        clientSecret: null,
        mode: 'public',
        scope: 'openid profile email',
        issuer,
        keysUrl: at('jwks_uri'),
      },
    },
  };
}

async function discover(issuer: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIME_LIMIT),
      headers: { accept: 'application/json' },
    });
    const found: unknown = await answer.json();
    if (answer.ok && typeof found === 'object' && found !== null) return { ...found };
  } catch (cause) {
    throw new Unreachable(issuer, { cause });
  }
  throw new Unreachable(issuer);
}
