import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';

/** What Prometheus reads, for whoever has the operators' secret or a token for metrics. */
export function metricsCall(scope: FastifyInstance, { metrics }: AppContext): void {
  scope.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).send(text);
  });
}
