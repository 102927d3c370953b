import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { createReadiness } from './readiness.ts';

/** When to ask again after a server was not ready, in seconds. */
const AGAIN = 5;

const answer = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(body);

/** Routes for orchestrators and load balancers: whether the server is alive, is ready for calls, or is well. */
export function registerHealth(app: FastifyInstance, context: AppContext): void {
  const readiness = createReadiness(context);
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 507) readiness.storedNothing();
  });

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
