import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection after each response that is still pending when the server stops. Otherwise each kept-alive
 * connection would delay the stop for its whole lifetime.
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
