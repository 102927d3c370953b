import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import type { FreshDatabase } from './freshDatabase.ts';
import { builtProgram } from './programs.ts';

/** The portal in a process of its own, which can be killed. */
export interface PortalProcess {
  readonly url: string;
  readonly pid: number;
  readonly isRunning: () => boolean;
  /** Its log so far; empty unless it was asked to be kept. */
  readonly log: () => string;
  /** Stops it where it is, until `resume`. */
  pause(): void;
  resume(): void;
  /** As `kill -9` does; resolves when the process is gone. */
  kill(): Promise<void>;
}

const main = builtProgram(join(import.meta.dirname, '../main.ts'));

async function ready(child: ChildProcess): Promise<void> {
  let said = '';
  const { stdout, stderr } = child;
  if (!stdout) throw new Error('The process says nothing');
  stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const gone = once(child, 'close').then(() => {
    throw new Error(`The portal ended before it was ready: ${said}`);
  });
  const received = new Promise<void>((resolve) => {
    stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready')) resolve();
    });
  });
  await Promise.race([received, gone]);
}

/** Starts the portal on a database; resolves when it answers. */
export async function startPortal(
  { location: { dataDir, databaseUrl } }: FreshDatabase,
  environment: Readonly<Record<string, string>> = {},
  { keepLog = false } = {},
): Promise<PortalProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', keepLog ? 'pipe' : 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // A machine that runs many tests at once is busy without any fault of the portal's.
      OVERLOAD_WAIT_MS: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  });
  const exit = once(child, 'exit');
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    log: () => log,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
