import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@selvedge/backend/testing/freePort';

const main = resolve(import.meta.dirname, '../../packages/backend/dist/main.js');

/**
 * Runs the built portal with fresh demo data while `work` runs.
 *
 * @param {(url: string) => Promise<void>} work
 */
export async function withPortal(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-pictures-'));
  const port = String(await freePort());
  const portal = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const chunk of portal.stdout) if (String(chunk).includes('Selvedge is ready')) break;
    await work(`http://localhost:${port}`);
  } finally {
    if (portal.exitCode === null) {
      portal.kill();
      await once(portal, 'exit');
    }
    rmSync(dataDir, { recursive: true });
  }
}
