import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Brand } from '../../configuration/brand/brand.ts';
import { failureBody, refusalOf } from '../../http/failure.ts';
import type { Refusal } from '../../http/refusal.ts';
import { languageFrom } from '../../language/language.ts';
import { failurePage, faultSource } from './providerPages.ts';

/**
 * Makes the provider's routes report database trouble as all other routes do: what is wrong, when to retry, and
 * the code to quote to support. By itself the provider turns whatever its store throws into a `server_error` with
 * 500.
 */
export function reportOutages(provider: Provider, brand: Brand): void {
  const refusals = new WeakMap<KoaContextWithOIDC, Refusal>();
  provider.on('server_error', (ctx, error) => {
    const refusal = refusalOf(error);
    if (refusal.status !== 500) refusals.set(ctx, refusal);
  });
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      // The intended response is void, and so are its cookies.
      ctx.remove('set-cookie');
      faultSource(brand, ctx);
      provider.emit('server_error', ctx as KoaContextWithOIDC, error as Error);
    }
    const refusal = refusals.get(ctx as KoaContextWithOIDC);
    if (!refusal) return;
    const language = languageFrom(ctx.get('x-language') || ctx.get('accept-language'));
    const tracking = ctx.response.get('x-tracking-id');
    const body = failureBody(refusal, language, tracking);
    ctx.status = refusal.status;
    ctx.set('retry-after', String(refusal.retryAfter ?? 1));
    const forPeople = ctx.accepts('json', 'html') === 'html';
    ctx.type = forPeople ? 'html' : 'json';
    ctx.body = forPeople
      ? failurePage(brand, language, body.message, tracking)
      : { error: 'temporarily_unavailable', error_description: body.message, ...body };
  });
}
