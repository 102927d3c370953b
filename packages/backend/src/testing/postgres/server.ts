import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../freePort.ts';
import { postgresProgram } from './program.ts';

const run = promisify(execFile);

/** A PostgreSQL server of the test's own, which can be ended, killed and paused. */
export interface PostgresServer {
  readonly port: number;
  /** Of the database `postgres`; connections by another port, such as a proxy's. */
  url(port?: number): string;
  /** Ends it as an operator does (`fast`) or a power cut (`SIGKILL` of all its processes), and starts it again. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  /** Kills a process that works for somebody: the server ends all others for it, and recovers by itself. */
  killBackend(): Promise<void>;
  /** Stops all its processes where they are, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Root may not run the server: `nobody` does then. */
async function runner(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const number = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout);
  return { uid: await number('-u'), gid: await number('-g') };
}

/** The processes that a process has started. */
async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  return rows.filter(([, parent]) => parent === pid).map(([child = 0]) => child);
}

/** Sends a signal; a process that has gone meanwhile needs none. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Starts a server on an empty folder of its own. `more`: further settings, such as `track_io_timing=on`. */
export async function startPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  const program = await postgresProgram();
  const home = await mkdtemp(join(tmpdir(), 'selvedge-postgres-data-'));
  const who = await runner();
  if (who.uid !== undefined && who.gid !== undefined) await chown(home, who.uid, who.gid);
  const data = join(home, 'data');
  const options = { ...who, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  await run(
    program.initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = (at = port): string => `postgres://postgres@127.0.0.1:${at}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];
  const flags = [...settings, ...more].flatMap((one) => ['-c', one]);
  let log = '';
  let server: ChildProcess;

  async function begin(): Promise<void> {
    server = spawn(program.postgres, ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
    });
    while (!(await answers(url()))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${log}`);
      await delay(50);
    }
  }
  const main = (): number => server.pid ?? 0;
  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    signal(main(), name);
    await gone;
  };
  /** The main process last: it would start others anew. */
  const everybody = async (): Promise<number[]> => [...(await childrenOf(main())), main()];

  await begin();
  return {
    port,
    url,
    async restart() {
      await end('SIGINT');
      await begin();
    },
    async kill() {
      const others = await childrenOf(main());
      await end('SIGKILL');
      for (const pid of others) signal(pid, 'SIGKILL');
      // A server does not start beside processes of the one before.
      while (others.some(isAlive)) await delay(20);
      await begin();
    },
    async killBackend() {
      const client = new pg.Client({ connectionString: url() });
      client.on('error', () => {});
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'selvedge' limit 1",
      );
      if (rows[0]) signal(rows[0].pid, 'SIGKILL');
      await client.end().catch(() => {});
      while (!(await answers(url()))) await delay(20);
    },
    async pause() {
      // First, so that it starts no process that nobody knows of.
      signal(main(), 'SIGSTOP');
      for (const pid of await childrenOf(main())) signal(pid, 'SIGSTOP');
    },
    async resume() {
      for (const pid of await everybody()) signal(pid, 'SIGCONT');
    },
    async close() {
      for (const pid of await everybody()) signal(pid, 'SIGCONT');
      await end('SIGQUIT');
      await program.remove();
      await rm(home, { recursive: true, force: true });
    },
  };
}
