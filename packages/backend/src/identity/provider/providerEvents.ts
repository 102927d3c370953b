import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SecurityLog } from '../../http/securityLog.ts';
import { trackingOf } from './providerPages.ts';

/** The provider's message about a code or a refresh token that is used a second time: somebody else may have it. */
const usedBefore = /already (used|consumed)/;

const originOf = (ctx: KoaContextWithOIDC) => ({ ip: ctx.ip, id: trackingOf(ctx) });

const detailOf = (error: unknown): string =>
  error instanceof Error && 'error_detail' in error ? String(error.error_detail) : '';

/**
 * The provider names the owner of a code only after it was taken. Of one that comes a second time it is found here,
 * before everything of its sign-in is revoked. The rule itself is the provider's own.
 */
export async function revokesGrant(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { provider, route, params, entities } = ctx.oidc;
  if (route === 'token' && typeof params?.code === 'string') {
    const code = await provider.AuthorizationCode.find(params.code, { ignoreExpiration: true });
    if (code) ctx.oidc.entity('AuthorizationCode', code);
  }
  return route !== 'revocation' || !entities.AccessToken;
}

/** Writes to the security log what only the provider can see. */
export function noteProviderEvents(provider: Provider, security: SecurityLog): void {
  provider.on('grant.error', (ctx, error) => {
    if (!usedBefore.test(`${detailOf(error)} ${error.error_description ?? ''}`)) return;
    const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
    security.note('token.reused', originOf(ctx), {
      user: (RefreshToken ?? AuthorizationCode)?.accountId ?? null,
      client: ctx.oidc.client?.clientId ?? null,
      kind: RefreshToken ? 'refresh token' : 'code',
    });
  });
  provider.on('end_session.success', (ctx) => {
    security.note('session.ended', originOf(ctx), { user: ctx.oidc.session?.accountId ?? null });
  });
}
