import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer made once for many callers: compressed, with a tag that changes with its content. */
export interface Prepared {
  readonly tag: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
  /** Bytes in memory. */
  readonly size: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses an answer, off the main thread. */
export async function prepare(answer: unknown): Promise<Prepared> {
  const plain = Buffer.from(JSON.stringify(answer));
  const [small, zipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    zip(plain, { level: 6 }),
  ]);
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { tag, brotli: small, gzip: zipped, plain, size: small.length + zipped.length + plain.length };
}

const accepts = (request: FastifyRequest, encoding: string): boolean =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(
    String(request.headers['accept-encoding'] ?? ''),
  );

const knows = (request: FastifyRequest, tag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim() === tag);

/**
 * Sends a prepared answer in an encoding that the caller accepts, or 304 when the caller already has it. Browsers
 * that store it must revalidate it every time: it may have changed, or the caller may no longer be allowed to see
 * it.
 */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  reply
    .header('etag', prepared.tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'x-language, accept-encoding')
    .type('application/json; charset=utf-8');
  if (knows(request, prepared.tag)) return reply.code(304).send();
  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(prepared.brotli);
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(prepared.gzip);
  // Marked as encoded, so that nothing compresses it again for each caller.
  return reply.header('content-encoding', 'identity').send(prepared.plain);
}
