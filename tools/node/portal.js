import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@selvedge/backend/testing/freePort';

/** How long the portal may take to start, in ms. */
const PATIENCE = 120_000;

/**
 * @typedef {object} StartedPortal
 * @property {string} url
 * @property {Record<string, string | undefined>} environment what it was started with
 * @property {() => string} said everything that it has said so far
 * @property {() => Promise<number | null>} stop ends it; its exit code, null where a signal ended it
 */

/**
 * Starts a built portal with the demonstration, and waits until it is ready.
 *
 * @param {object} how
 * @param {string} how.folder that has `packages/backend/dist`
 * @param {string} how.data its data folder
 * @param {string} [how.node] the program that runs it; the one that runs this
 * @param {Record<string, string | undefined>} [how.environment] further variables
 * @param {{ uid?: number, gid?: number }} [how.who] the account that it runs as
 * @returns {Promise<StartedPortal>}
 * @throws {Error} with what it said, if it is not ready within two minutes.
 */
export async function startPortal({ folder, data, node = process.execPath, environment = {}, who = {} }) {
  const port = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    ...{ NODE_ENV: 'production', PORT: port, DATA_DIR: data, DEMO: 'on', DEMO_LIVE: 'off' },
    ...environment,
  };
  const portal = spawn(node, ['packages/backend/dist/main.js'], {
    ...{ cwd: folder, env, ...who },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [portal.stdout, portal.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const gone = once(portal, 'exit');
  const stop = async () => {
    portal.kill('SIGTERM');
    await gone;
    return portal.exitCode;
  };
  const until = Date.now() + PATIENCE;
  while (!said.includes('is ready') && portal.exitCode === null && Date.now() < until) await delay(100);
  if (!said.includes('is ready')) {
    await stop();
    throw new Error(`The portal did not start: ${said.trim()}`);
  }
  return { url: `http://localhost:${port}`, environment: env, said: () => said, stop };
}
