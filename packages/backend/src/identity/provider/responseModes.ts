import type { Provider } from 'oidc-provider';

const inQuery = 'query';

const isListOfModes = (body: unknown): body is { response_modes_supported: string[] } =>
  body !== null && typeof body === 'object' && 'response_modes_supported' in body;

/**
 * Allows codes to be sent back in the query only. The provider has no setting for it. It would also put them into
 * the fragment, which no server sees, or into a form that an inline script submits.
 */
export function answerInQuery(provider: Provider): void {
  provider.use(async (ctx, next) => {
    const { response_mode: mode } = ctx.query;
    // A mode that the provider does not know, so that it sends the refusal in the query as well.
    if (typeof mode === 'string' && mode !== inQuery) ctx.query = { ...ctx.query, response_mode: 'refused' };
    await next();
    if (isListOfModes(ctx.body)) ctx.body.response_modes_supported = [inQuery];
  });
}
