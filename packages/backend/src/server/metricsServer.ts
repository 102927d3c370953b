import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** A server for metrics alone, on a port that only those reach who may read them. */
export function metricsServer({ read }: Pick<Metrics, 'read'>): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true, requestTimeout: 10_000 });
  server.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await read();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
  return server;
}
