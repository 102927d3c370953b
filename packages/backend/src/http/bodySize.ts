import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { notFound } from './refusal.ts';

/** The largest body of a call of the contract, in bytes. */
export const LARGEST_BODY = 1_048_576;

/** The bytes that a request announces; {@link LARGEST_BODY} where it does not say. */
export const bodySizeOf = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] !== undefined ? LARGEST_BODY : Number(headers['content-length'] ?? 0);

/**
 * Reads no body that nobody asks for: one that is sent to no route is refused, and the connection of a call that was
 * answered before its body had come is closed, which would be read to its end otherwise, however long it is.
 */
export function readNoBodyUnasked(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 && bodySizeOf(request.raw) > 0) throw notFound();
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (bodySizeOf(raw) > 0 && !raw.complete) reply.header('connection', 'close');
  });
}
