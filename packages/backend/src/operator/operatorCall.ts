import { Socket } from 'node:net';
import { finished } from 'node:stream';
import type { Language } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { create, pattern, type Struct, string, type } from 'superstruct';
import { LARGEST_BODY } from '../http/bodySize.ts';
import { LONG_BODY_TIME } from '../http/bodyTime.ts';
import { isWellFormed } from '../http/wellFormed.ts';
import { languageFrom } from '../language/language.ts';
import { callerOf, type OperatorCaller } from './operatorCaller.ts';
import { unusable } from './operatorRefusal.ts';

const name = pattern(string(), /^[\w.-]{1,64}$/);
const paramsStruct = type({});

/** Nothing is sent while a delivery is taken in. Afterwards the connection serves further calls as before. */
function neverIdle({ raw: { socket }, server: { server } }: FastifyRequest, reply: FastifyReply): void {
  // A call that comes from the process itself has none.
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(0);
  finished(reply.raw, () => void socket.setTimeout(server.timeout));
}

interface Called<Body> {
  /** The value of a `:name` in the path. */
  readonly param: (key: string) => string;
  readonly body: Body;
  /** Of the answer's words, by `Accept-Language`. */
  readonly language: Language;
  readonly caller: OperatorCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Registers one operator call. The body (a megabyte, or for a `delivery` as many bytes, which may take long to arrive
 * and long to be taken in), or the query of a GET, is checked, and the answer is sent as JSON; a null answer is sent as
 * 204, and a stream as it comes.
 */
export function operatorCall<Body>(
  scope: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  struct: Struct<Body, unknown> | null,
  handle: (called: Called<Body>) => Promise<unknown>,
  delivery?: number,
): void {
  scope.route({
    method,
    url,
    bodyLimit: delivery ?? LARGEST_BODY,
    ...(delivery !== undefined && { config: { bodyTime: LONG_BODY_TIME } }),
    handler: async (request, reply) => {
      if (!isWellFormed(request.body)) throw unusable('The call holds characters that cannot be stored.');
      const params: Readonly<Record<string, unknown>> = { ...paramsStruct.create(request.params) };
      // Without a struct, neither is read.
      const body =
        struct === null
          ? (null as Body)
          : create(method === 'GET' ? { ...Object(request.query) } : request.body, struct);
      // What of a delivery is let go while it is taken in must not be kept by its call.
      if (delivery !== undefined) {
        request.body = null;
        neverIdle(request, reply);
      }
      const answer = await handle({
        param: (key) => create(params[key], name, `The ${key} has letters, digits, '.', '-' and '_' only`),
        language: languageFrom(request.headers['accept-language']),
        caller: callerOf(request),
        body,
        request,
        reply,
      });
      return answer === null ? reply.code(204).send() : reply.send(answer);
    },
  });
}
