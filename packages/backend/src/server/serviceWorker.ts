import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Where browsers ask for the worker: at the root, since it may serve no page above itself. */
export const workerPath = '/service-worker.js';

/** The header by which the worker knows the portal's page from what a proxy or a hotel's network answers in its place. */
export const pageMark = 'x-portal-page';

/** Takes the place of a worker that is not wanted any more: it gives up what was kept, and itself. */
const giveUp = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const giveUp = async () => {
    for (const name of await caches.keys()) if (name.startsWith('selvedge.')) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(giveUp());
});
`;

/**
 * Serves the service worker of the built page. Browsers look at each visit whether there is another one; with
 * `SERVICE_WORKER=off` they find one that removes what was kept.
 *
 * @param folder of the built page; one without a worker, such as a kiosk's, gives up the portal's
 */
export function serveWorker(app: FastifyInstance, folder: string, isWanted: boolean): void {
  const built = join(folder, workerPath);
  const program = isWanted && existsSync(built) ? readFileSync(built, 'utf8') : giveUp;
  app.get(workerPath, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(program),
  );
}
