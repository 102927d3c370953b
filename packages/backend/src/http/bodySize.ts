import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { notFound } from './refusal.ts';

/** The largest body of a call of the contract, in bytes. */
export const LARGEST_BODY = 1_048_576;

/** The bytes that a request announces; {@link LARGEST_BODY} where it does not say. */
export const bodySizeOf = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] !== undefined ? LARGEST_BODY : Number(headers['content-length'] ?? 0);

/** Refuses a body that is sent to no route before it is read: nobody is asked who sends it. */
export function readNoBodyOfNowhere(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 && bodySizeOf(request.raw) > 0) throw notFound();
  });
}
