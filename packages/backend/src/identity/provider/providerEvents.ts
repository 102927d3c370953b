import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SecurityLog } from '../../http/securityLog.ts';
import { demoGrant, deviceGrant } from '../clients/commandLine.ts';
import { ownerOf } from './owners.ts';
import { trackingOf } from './providerPages.ts';

/** The provider's message about a code or a refresh token that is used a second time: somebody else may have it. */
const usedBefore = /already (used|consumed)/;

const originOf = (ctx: KoaContextWithOIDC) => ({ ip: ctx.ip, id: trackingOf(ctx) });

const detailOf = (error: unknown): string =>
  error instanceof Error && 'error_detail' in error ? String(error.error_detail) : '';

/** How the security log calls what was used again, by the grant that it was used for. */
const kinds: Readonly<Record<string, string>> = {
  authorization_code: 'code',
  refresh_token: 'refresh token',
  [deviceGrant]: 'device code',
};

/** Writes to the security log what only the provider can see. */
export function noteProviderEvents(provider: Provider, security: SecurityLog): void {
  provider.on('grant.error', (ctx, error) => {
    if (!usedBefore.test(`${detailOf(error)} ${error.error_description ?? ''}`)) return;
    security.note('token.reused', originOf(ctx), {
      user: ownerOf(ctx),
      client: ctx.oidc.client?.clientId ?? null,
      kind: kinds[String(ctx.oidc.params?.grant_type)] ?? 'code',
    });
  });
  // What is revoked for another reason, such as a second use, has a line of its own.
  provider.on('grant.revoked', (ctx) => {
    const { route, entities, client } = ctx.oidc;
    if (route !== 'revocation') return;
    const { accountId } = entities.RefreshToken ?? entities.AccessToken ?? {};
    security.note('session.ended', originOf(ctx), {
      user: accountId ?? null,
      client: client?.clientId ?? null,
    });
  });
  provider.on('grant.success', (ctx) => {
    if (ctx.oidc.params?.grant_type !== demoGrant) return;
    const { accountId } = ctx.oidc.entities.AccessToken ?? {};
    security.note('signIn.succeeded', originOf(ctx), { user: accountId ?? null, by: 'demo' });
  });
  provider.on('end_session.success', (ctx) => {
    security.note('session.ended', originOf(ctx), { user: ctx.oidc.session?.accountId ?? null });
  });
}
