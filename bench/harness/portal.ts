import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '@selvedge/backend/testing/freePort';

const root = resolve(import.meta.dirname, '../..');
const ready = /Selvedge is ready/;
/** The first start fills 20,000 styles in. */
const patience = 15 * 60_000;

export type DemoSize = 'standard' | 'large';

/** A server of its own process. */
export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Runs a program until it says a word; `stop` ends it in order. */
export async function serverAt(child: ChildProcess, url: string, word: RegExp): Promise<Server> {
  let said = '';
  const late = AbortSignal.timeout(patience);
  await new Promise<void>((done, fail) => {
    const onData = (chunk: Buffer) => {
      said += chunk;
      if (word.test(said)) done();
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => fail(new Error(`It ended by code ${code}:\n${said.slice(-2000)}`)));
    late.addEventListener('abort', () => fail(new Error(`It was not ready in time:\n${said.slice(-2000)}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The built portal on a demo of this size, whose data is made once and kept. Tokens live as long as a run.
 *
 * @param main the backend's program
 */
export async function startPortal(size: DemoSize, main: string): Promise<Server> {
  const dataDir = resolve(root, '.cache/bench', size);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return runPortal(main, { DATA_DIR: dataDir, DEMO_SIZE: size });
}

/** A portal of its own process. `pid` is the process's. */
export interface PortalServer extends Server {
  readonly pid: number;
}

/** The built portal with settings of its own, on a free port. Tokens live as long as a run. */
export async function runPortal(
  main: string,
  environment: Readonly<Record<string, string>>,
): Promise<PortalServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...{ PATH, HOME, PORT: String(port), PUBLIC_URL: url, DEMO_LIVE: 'off' },
      OIDC_ACCESS_TOKEN_SECONDS: '14400',
      // One person asks as often as fifty would.
      FAIR_USE: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ...(await serverAt(child, url, ready)), pid: child.pid ?? 0 };
}
