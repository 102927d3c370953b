import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection after each response that is still pending when the server stops. Otherwise each kept-alive
 * connection would delay the stop for its whole lifetime. One that was never used is closed at once: browsers open some
 * ahead, and Node would wait for their first request.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false;
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.prependListener('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    stopping = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
