import type { Language } from '@selvedge/core/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFrom } from '../language/language.ts';
import { failureBody, refusalOf } from './failure.ts';
import { type Refusal, ToldOnce } from './refusal.ts';

/** The code of the error behind a refusal, such as Fastify's; its message may hold what the caller sent. */
const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;

/** Turns anything thrown into a refusal, logs it under the tracking code, and sets the retry-after header. */
export function noted(error: unknown, request: FastifyRequest, reply: FastifyReply): Refusal {
  const refusal = refusalOf(error);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  if (refusal.denied !== undefined)
    request.server.security.note('rights.refused', request, {
      user: request.userId,
      what: refusal.denied,
      call: `${request.method} ${request.routeOptions.url ?? ''}`,
    });
  if (refusal.status >= 500 && refusal.code !== 'maintenance' && !(refusal instanceof ToldOnce))
    request.log.error({ err: error, req: request }, 'failed');
  else request.log.info({ code: refusal.code, cause: codeOf(refusal.cause), req: request }, 'refused');
  return refusal;
}

export const languageOf = ({ headers }: FastifyRequest): Language =>
  languageFrom(headers['x-language'] ?? headers['accept-language']);

/** Responds to a failed call with message and tracking code (B4). */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = noted(error, request, reply);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .header('vary', 'x-language, accept-language')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(refusal, languageOf(request), request.id)));
}
