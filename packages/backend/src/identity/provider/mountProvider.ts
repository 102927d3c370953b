import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { AppContext } from '../../appContext.ts';
import { takeTurn } from '../../fairUse/fairUse.ts';
import { sendPage } from '../../html/sendPage.ts';
import { failureBody } from '../../http/failure.ts';
import { badRequest } from '../../http/refusal.ts';
import { languageOf, noted, refuse } from '../../http/refuse.ts';
import { providerHeaders } from '../../http/securityHeaders.ts';
import { isWellFormed } from '../../http/wellFormed.ts';
import { noteProviderEvents } from './providerEvents.ts';
import { failurePage, trackingOf, unknownSource } from './providerPages.ts';
import { providerPath } from './providerPath.ts';

const options = {
  helmet: providerHeaders,
  config: { rateLimit: { max: 600, timeWindow: '1 minute' } },
};

/** Whether the request submits a form of the device sign-in, or returns to one. Showing the form does not count. */
const isForm = ({ method, oidc }: { readonly method: string; readonly oidc?: { readonly route?: string } }) =>
  (oidc?.route === 'code_verification' && method === 'POST') || oidc?.route === 'device_resume';

const codeIn = (query: unknown): string | null => {
  const code = (query as Readonly<Record<string, unknown>>).user_code;
  return typeof code === 'string' && isWellFormed(code) ? code : null;
};

/**
 * Passes everything under /oidc that has no page of its own to the provider. The provider reads the body itself.
 * It takes its own address from PUBLIC_URL alone, never from the client's Host header.
 */
export function mountProvider(app: FastifyInstance, context: AppContext, provider: Provider): void {
  const { protocol, host } = new URL(context.config.publicUrl);
  provider.on('server_error', (ctx, err) =>
    app.log.error({ tracking: trackingOf(ctx), err }, 'provider failed'),
  );
  // Must be set before callback(), which would otherwise print errors that nobody listens to.
  provider.onerror = (err) => app.log.error({ err }, 'provider failed');
  provider.use(async (ctx, next) => {
    await next();
    // A form cannot be answered without the session that it was sent in. So show the form first.
    if (ctx.status === 400 && isForm(ctx)) {
      ctx.redirect(`${providerPath}/device`);
      ctx.status = 303;
    }
    if (ctx.status === 404 && !ctx.body) unknownSource(context.config.brand, ctx);
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
  /** Each leaves a record: of what it asked for, or a session with the secret of the form that it shows. */
  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await takeTurn(context, 'authorizations', { userId: null, address: request.ip });
    return handOver(request, reply);
  };
  void app.register(async (scope) => {
    // Browsers are led here, so whoever is refused before the provider is asked may be a person.
    scope.setErrorHandler((error, request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return refuse(error, request, reply);
      const language = languageOf(request);
      const refusal = noted(error, request, reply);
      const { message } = failureBody(refusal, language, request.id);
      return sendPage(
        reply,
        refusal.status,
        failurePage(context.config.brand, language, message, request.id),
      );
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // For a code in the address, the provider would submit the form with a script. Here the code is filled in for
    // people to check.
    scope.get(`${providerPath}/device`, options, (request, reply) => {
      const code = codeIn(request.query);
      if (code === null) return begin(request, reply);
      return reply.redirect(`${providerPath}/device?${new URLSearchParams({ code })}`, 303);
    });
    scope.get(`${providerPath}/auth`, options, begin);
    scope.post(`${providerPath}/auth`, options, begin);
    scope.post(`${providerPath}/device`, options, begin);
    scope.post(`${providerPath}/device/auth`, options, begin);
    scope.get(`${providerPath}/session/end`, options, begin);
    scope.post(`${providerPath}/session/end`, options, begin);
    scope.post(`${providerPath}/session/end/confirm`, options, begin);
    scope.all(`${providerPath}/*`, options, handOver);
  });
}
