import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { OLDEST_RELEASE_HEADER } from '@selvedge/core/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { registerBrand } from '../brand/brand.routes.ts';
import { registerManifest } from '../brand/manifest.ts';
import { registerTilePictures } from '../dashboard/tilePicture.routes.ts';
import { turnAwayOverload } from '../fairUse/admission.ts';
import { sharedCounts } from '../fairUse/sharedCounts.ts';
import { LEFT, whenEnded } from '../http/answeredStatus.ts';
import { readNoBodyUnasked } from '../http/bodySize.ts';
import { LONG_BODY_TIME, limitBodyTime } from '../http/bodyTime.ts';
import { networkOf } from '../http/networkOf.ts';
import { Refusal } from '../http/refusal.ts';
import { refuse } from '../http/refuse.ts';
import { refuseUnread } from '../http/refuseUnread.ts';
import { guardUnread, permit, portalHeaders } from '../http/securityHeaders.ts';
import { trackingCode } from '../http/trackingCode.ts';
import type { Identity } from '../identity/identity.ts';
import { registerPasswordLinks } from '../identity/passwordLink/passwordLink.routes.ts';
import { mountProvider } from '../identity/provider/mountProvider.ts';
import { registerProviderAssets } from '../identity/provider/providerAssets.ts';
import { registerSignIn } from '../identity/signIn/signIn.routes.ts';
import { registerOperatorRoutes } from '../operator/operator.routes.ts';
import { registerOrderingRoutes } from '../ordering/routes.ts';
import { registerSearch } from '../search/search.routes.ts';
import { registerContactRoutes } from '../selfService/contacts/contact.routes.ts';
import { registerSelfService } from '../selfService/selfService.routes.ts';
import { registerPortalRoutes } from '../shell/shell.routes.ts';
import { traceOf } from '../tracing/callTrace.ts';
import { registerTracking } from '../tracking/tracking.routes.ts';
import { registerHealth } from './health.routes.ts';
import { serveKeptParts } from './keptParts.ts';
import { endConnectionsOnStop } from './lastAnswers.ts';
import { callLogger, logOptions } from './log.ts';
import { measureCalls } from './measured.ts';
import { registerOpenApi } from './openApi.routes.ts';
import { literalAddress, opensPage } from './openedPages.ts';
import { portalConfig } from './portalConfig.ts';
import { traceCalls } from './traced.ts';
import { builtAssets, serveWeb } from './webPages.ts';

function createServer({ config, spans }: AppContext): FastifyInstance {
  return fastify({
    logger: logOptions(config),
    childLoggerFactory: callLogger(spans),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'tracking' }),
    genReqId: trackingCode,
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // A form's. Calls of the contract and of operators may have more.
    bodyLimit: 65_536,
    // Longer than any body may take: how long each may is said by its route.
    requestTimeout: LONG_BODY_TIME + 60_000,
    keepAliveTimeout: 65_000,
    // Longer than any call is held; a reader that has stalled that long does not come back.
    connectionTimeout: 120_000,
    clientErrorHandler: refuseUnread(config),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      guardUnread(reply, config);
      reply.header('x-request-id', traceOf(request.raw)?.requestId ?? request.id);
      if (error.code === 'FST_ERR_BAD_URL' && opensPage(request)) reply.redirect(literalAddress(request.url));
      else refuse(error, request, reply);
    },
  });
}

/** One is being sent, and a next call may arrive before its last bytes are known to be out. */
const MOST_UNREAD = 2;

const unread = new WeakMap<Socket, number>();

/**
 * Whether a connection asks for more while several answers are unread, as no browser does. Such answers wait without a
 * connection of their own, so that nothing would tell that their reader has left, and their files would stay open.
 */
function asksTooFast({ socket }: IncomingMessage, answer: ServerResponse): boolean {
  const waiting = (unread.get(socket) ?? 0) + 1;
  unread.set(socket, waiting);
  answer.once('close', () => unread.set(socket, (unread.get(socket) ?? 1) - 1));
  return waiting > MOST_UNREAD;
}

/**
 * Keeps where each call came from. A connection that is closed has no address any more, but what its caller did is still
 * counted and written to the security log.
 */
function rememberAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request, 'ip', { value: request.ip ?? '' });
    done();
  });
}

/** The whole server, ready to listen, or to be called directly in tests. */
export async function createApp(
  context: AppContext,
  identity: Identity,
  web: string = context.config.webDir,
): Promise<FastifyInstance> {
  const { config, security, metrics, spans } = context;
  const { page, provider } = identity;
  const app = createServer(context);
  app.decorate('security', security);
  app.decorateRequest('userId', null);
  app.setErrorHandler(refuse);
  app.server.headersTimeout = 30_000;
  limitBodyTime(app, config);
  readNoBodyUnasked(app);
  endConnectionsOnStop(app);
  rememberAddresses(app);
  traceCalls(app, spans);
  measureCalls(app, metrics);
  app.addHook('onRequest', async (request, reply) => {
    if (asksTooFast(request.raw, reply.raw)) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    permit(reply);
    reply.header('x-tracking-id', request.id);
    reply.header(OLDEST_RELEASE_HEADER, String(config.oldestRelease));
    whenEnded(reply, (status) => {
      const said = { req: request, res: { statusCode: status }, ms: Math.round(reply.elapsedTime) };
      request.log.info(said, status === LEFT ? 'caller left' : 'answered');
    });
  });

  await app.register(helmet, portalHeaders(config, page));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(rateLimit, {
    global: false,
    store: sharedCounts(context),
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });

  turnAwayOverload(app, context);
  registerHealth(app, context);
  registerOpenApi(app, context);
  registerPortalRoutes(app, context);
  registerBrand(app, config.brand);
  registerTilePictures(app, config.brand.accent.accent.light);
  registerOrderingRoutes(app, context);
  registerContactRoutes(app, context);
  await registerOperatorRoutes(app, context);
  await registerTracking(app, context);
  registerProviderAssets(app, builtAssets(web), config.brand);
  if (provider && identity.devices) {
    registerSignIn(app, context, { provider, devices: identity.devices });
    registerPasswordLinks(app, context);
    mountProvider(app, context, provider);
  }
  registerSearch(app, context);
  registerSelfService(app, context, provider, builtAssets(web));
  if (config.pagePartsDir !== null)
    await serveKeptParts(app, { built: web, kept: config.pagePartsDir, mark: config.instance });
  registerManifest(app, config.brand, web);
  await serveWeb(app, web, portalConfig(config, page), config.brand);
  return app;
}
