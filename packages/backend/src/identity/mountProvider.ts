import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { badRequest } from '../server/refusal.ts';
import { providerHeaders } from '../server/securityHeaders.ts';
import { isWellFormed } from '../server/wellFormed.ts';
import { noteProviderEvents } from './providerEvents.ts';
import { trackingOf } from './providerPages.ts';
import { providerPath } from './providerPath.ts';

const options = {
  helmet: providerHeaders,
  config: { rateLimit: { max: 600, timeWindow: '1 minute' } },
};

/** A form of the device sign-in that was sent, or the way back to one; not the form itself. */
const isForm = ({ method, oidc }: { readonly method: string; readonly oidc?: { readonly route?: string } }) =>
  (oidc?.route === 'code_verification' && method === 'POST') || oidc?.route === 'device_resume';

const codeIn = (query: unknown): string | null => {
  const code = (query as Readonly<Record<string, unknown>>).user_code;
  return typeof code === 'string' && isWellFormed(code) ? code : null;
};

/**
 * Hands everything under /oidc that has no page of its own to the provider. The provider reads the body itself,
 * and learns its address from PUBLIC_URL alone, never from what a client says in Host.
 */
export function mountProvider(app: FastifyInstance, provider: Provider, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl);
  provider.on('server_error', (ctx, err) =>
    app.log.error({ tracking: trackingOf(ctx), err }, 'provider failed'),
  );
  // Before callback(), which would print what nobody listens to.
  provider.onerror = (err) => app.log.error({ err }, 'provider failed');
  provider.use(async (ctx, next) => {
    await next();
    // Without the session that a form was sent in, nothing of it can be answered: the form is shown first.
    if (ctx.status === 400 && isForm(ctx)) {
      ctx.redirect(`${providerPath}/device`);
      ctx.status = 303;
    }
  });
  noteProviderEvents(provider, app.security);
  const handle = provider.callback();
  const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isWellFormed(request.query)) throw badRequest();
    const { raw } = request;
    raw.headers.host = host;
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    raw.headers['x-forwarded-for'] = request.ip;
    const url = raw.url ?? providerPath;
    Object.assign(raw, { originalUrl: url, url: url.slice(providerPath.length) });
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await handle(raw, reply.raw);
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // The provider would post a code in the address by a script of its own; here it stands in the field, to be looked at.
    scope.get(`${providerPath}/device`, options, (request, reply) => {
      const code = codeIn(request.query);
      if (code === null) return handOver(request, reply);
      return reply.redirect(`${providerPath}/device?${new URLSearchParams({ code })}`, 303);
    });
    scope.all(`${providerPath}/*`, options, handOver);
  });
}
