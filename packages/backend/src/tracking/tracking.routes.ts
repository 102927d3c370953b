import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { takeTurn } from '../fairUse/fairUse.ts';
import { badRequest } from '../http/refusal.ts';
import { isWellFormed } from '../http/wellFormed.ts';
import { recordHit } from './hit.store.ts';
import { parametersStruct } from './parameters.ts';

/** The smallest possible picture: one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The portal's own tracking service: `/tracking/matomo.php` takes Matomo's HTTP tracking parameters from the
 * address or a form. It answers 204, or a picture if one was requested. It sets no cookie and stores no IP
 * address.
 */
export async function registerTracking(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, database, now } = context;
  const { tracking } = config;
  if (tracking === null) return;

  async function take({ query, body, ip }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await takeTurn(context, 'tracking', { userId: null, address: ip });
    const sent = { ...Object(query), ...Object(body) };
    const [error, parameters] = parametersStruct.validate(sent);
    if (error || parameters.idsite !== tracking?.siteId || !isWellFormed(parameters)) throw badRequest(error);
    await recordHit(database, parameters, now());
    reply.header('cache-control', 'no-store');
    return parameters.send_image === '0' ? reply.code(204).send() : reply.type('image/gif').send(pixel);
  }

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 });
    const options = { exposeHeadRoute: false };
    scope.get('/tracking/matomo.php', options, take);
    scope.post('/tracking/matomo.php', { ...options, bodyLimit: 16_384 }, take);
  });
}
