import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@selvedge/backend/testing/freePort';
import { startPortal } from '../node/portal.js';

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
  const metricsPort = String(await freePort());
  const environment = { HOST: '0.0.0.0', METRICS_PORT: metricsPort };
  /** @type {import('../node/portal.js').StartedPortal} */
  let portal;
  try {
    portal = await startPortal({ folder, data, environment, who });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    return [error instanceof Error ? error.message : String(error)];
  }
  const port = new URL(portal.url).port;
  const options = { cwd: folder, env: portal.environment, ...who };
  /** @type {number | null} */
  let code;
  try {
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
    code = await portal.stop();
    rmSync(data, { recursive: true, force: true });
  }
  if (code !== 0) faults.push(`The portal ended with ${code}: ${portal.said().trim()}`);
  if (changedAt(folder) > before) faults.push('Something outside the data folder was written.');
  return faults;
}
