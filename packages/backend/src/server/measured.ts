import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whenEnded } from '../http/answeredStatus.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Files of the built page count as one route: their names change with each build. */
const routeOf = ({ routeOptions: { url, config } }: FastifyRequest): string =>
  config.isBuilt ? 'file of the page' : (url ?? 'none');

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts each call once, when its answer is out or its caller has left. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    metrics.callBegan();
    whenEnded(reply, (status) => {
      metrics.callEnded();
      metrics.answered({
        // A stranger chooses the method of what has no route.
        method: methods.has(request.method) ? request.method : 'other',
        route: routeOf(request),
        status,
        isHeld: request.routeOptions.config.isHeld === true,
        seconds: reply.elapsedTime / 1000,
      });
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer may be held back until there is news. */
    isHeld?: boolean;
    /** A file of the built page. */
    isBuilt?: boolean;
  }
}
