import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long the portal may take to start, in ms. */
const PATIENCE = 120_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** Root starts the portal as somebody who owns nothing but the data folder, as the image does. */
const account = () => {
  if (process.getuid?.() !== 0) return {};
  /** @param {string} flag */
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/**
 * When anything in a folder was changed last, links and folders included.
 *
 * @param {string} folder
 * @returns {number}
 */
const changedAt = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (latest, entry) =>
      Math.max(
        latest,
        entry.isDirectory() ? changedAt(join(folder, entry.name)) : 0,
        entry.isSymbolicLink() ? 0 : statSync(join(folder, entry.name)).mtimeMs,
      ),
    statSync(folder).mtimeMs,
  );

/**
 * Starts the portal from the image's folder with the image's own settings, asks it, runs its health check and its command
 * line, and ends it.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} one sentence a fault
 */
export async function tryOut(folder) {
  /** @type {string[]} */
  const faults = [];
  const data = mkdtempSync(join(tmpdir(), 'selvedge-image-data-'));
  const who = account();
  if (who.uid !== undefined) chownSync(data, who.uid, who.gid);
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  chmodSync(data, 0o700);
  const before = changedAt(folder);
  const port = String(await freePort());
  const metricsPort = String(await freePort());
  const environment = {
    PATH: process.env.PATH,
    METRICS_PORT: metricsPort,
    ...{ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: port, DATA_DIR: data, DEMO: 'on', DEMO_LIVE: 'off' },
  };
  const options = { cwd: folder, env: environment, ...who };
  const portal = spawn(process.execPath, ['packages/backend/dist/main.js'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [portal.stdout, portal.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const gone = once(portal, 'exit');
  try {
    const until = Date.now() + PATIENCE;
    while (!said.includes('is ready') && portal.exitCode === null && Date.now() < until) await delay(100);
    if (!said.includes('is ready')) return [`The portal did not start: ${said.trim()}`];
    for (const [path, holds, at = `http://127.0.0.1:${port}`] of [
      ['/metrics', 'selvedge_database_up 1', `http://localhost:${metricsPort}`],
      ['/livez', '"ok"'],
      ['/readyz', '"ok"'],
      ['/', 'portal-config'],
    ]) {
      const answer = await fetch(`${at}${path}`);
      const body = await answer.text();
      if (answer.status !== 200 || !body.includes(holds ?? ''))
        faults.push(`${path} answered ${answer.status}: ${body}`);
    }
    for (const words of [['tools/image/alive.js'], ['tools/portal/main.js', 'maintenance', 'list']])
      try {
        execFileSync(process.execPath, words, { ...options, stdio: 'pipe' });
      } catch (error) {
        faults.push(`${words.join(' ')} failed: ${error instanceof Error ? error.message : ''}`);
      }
  } finally {
    portal.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
  if (portal.exitCode !== 0) faults.push(`The portal ended with ${portal.exitCode}: ${said.trim()}`);
  if (changedAt(folder) > before) faults.push('Something outside the data folder was written.');
  return faults;
}
