import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { createReadiness } from './readiness.ts';

/** When to ask again after a server was not ready, in seconds. */
const AGAIN = 5;

const answer = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(body);

/** Routes for orchestrators and load balancers: whether the server is alive, is ready for calls, or is well. */
export function registerHealth(app: FastifyInstance, context: AppContext): void {
  const readiness = createReadiness(context);
  const heed = async (_request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> => {
    if (statusCode === 507) readiness.storedNothing();
  };
  // Before it is sent: whether anybody is left to hear it does not matter. The provider sends its answers itself.
  app.addHook('onSend', heed);
  app.addHook('onResponse', heed);

  app.get('/livez', async (_request, reply) => answer(reply, 200, { status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const reasons = await readiness.look();
    if (reasons.length === 0) return answer(reply, 200, { status: 'ok' });
    reply.header('retry-after', AGAIN);
    return answer(reply, 503, { status: 'not ready', reasons });
  });

  app.get('/healthz', async (_request, reply) => {
    await context.database.db.execute(sql`select 1`);
    return answer(reply, 200, { status: 'ok' });
  });
}
