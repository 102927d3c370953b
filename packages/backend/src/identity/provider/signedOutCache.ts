import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/**
 * Has the browser drop what it keeps of the portal's answers once somebody has signed out: the next person at the device
 * is not to find the season's prices there. Nothing else of the site: what the page itself keeps is asked about before
 * (docs/decisions/leaving-and-logging-out.md), and other tabs may hold work that is not stored yet.
 */
export function dropCacheOnSignOut(provider: Provider): void {
  const ended = new WeakSet<KoaContextWithOIDC>();
  provider.on('end_session.success', (ctx) => ended.add(ctx));
  provider.use(async (ctx, next) => {
    await next();
    if (ended.has(ctx as KoaContextWithOIDC) && ctx.status < 400) ctx.set('clear-site-data', '"cache"');
  });
}
