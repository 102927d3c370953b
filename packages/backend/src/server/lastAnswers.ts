import type { FastifyInstance } from 'fastify';

/**
 * Answers that are still out when the server stops end their connections: kept alive, each would hold the stop up for
 * as long as connections live.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
