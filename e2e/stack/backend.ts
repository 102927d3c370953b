import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '@selvedge/backend/testing/freePort';

/** Another program in the place of the built backend, such as that of the last release: `npm run journeys:release`. */
const main =
  process.env.SELVEDGE_BACKEND ?? resolve(import.meta.dirname, '../../packages/backend/dist/main.js');
const ready = /Selvedge is ready at (http\S+)/;
/** A busy machine takes its time for the demonstration's data. */
const patience = 180_000;

/** The real, built backend as a process of its own, on one port and one data folder for all its lives. */
export class Backend {
  /** Where browsers reach the portal, for instance `http://localhost:41234`. */
  readonly url: string;
  readonly dataDir: string;
  /** Everything the process has said so far, over all its lives. */
  log = '';
  readonly #environment: Record<string, string>;
  /** Settings of this life. */
  #settings: Record<string, string> = {};
  #process: ChildProcess | undefined;

  /** How often it was ended so far; meanwhile every call to it is refused. */
  endings = 0;

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.url = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.#environment = {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: this.url,
      DEMO_LIVE: 'off',
      ...environment,
    };
  }

  /** Starts on a free port; further settings by `environment`. Rejects when it is not ready within three minutes. */
  static async start(dataDir: string, environment: Record<string, string> = {}): Promise<Backend> {
    const backend = new Backend(await freePort(), dataDir, environment);
    await backend.start();
    return backend;
  }

  /** Starts again on the same port and data. */
  async start() {
    if (this.#process) throw new Error('The backend is running');
    const child = spawn(process.execPath, [main], {
      env: { ...this.#environment, ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const from = this.log.length;
    try {
      await new Promise<void>((done, fail) => {
        const late = setTimeout(() => fail(new Error(this.#report('is not ready in time'))), patience);
        const onData = (chunk: Buffer) => {
          this.log += chunk;
          if (!ready.test(this.log.slice(from))) return;
          clearTimeout(late);
          done();
        };
        child.stdout?.on('data', onData);
        child.stderr?.on('data', onData);
        child.once('error', fail);
        child.once('exit', (code, signal) => {
          clearTimeout(late);
          this.#process = undefined;
          fail(new Error(this.#report(`ended by ${signal ?? `code ${code}`} before it was ready`)));
        });
      });
    } catch (error) {
      await this.kill();
      throw error;
    }
  }

  /** Ends it in order and starts it again, with settings of that life alone. */
  async restart(settings: Record<string, string>) {
    await this.stop();
    this.#settings = settings;
    await this.start();
  }

  /** Ends it as a power cut would. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Ends it in order; what runs is finished. Rejects when it does not end by itself within fifteen seconds. */
  async stop() {
    const child = this.#process;
    if (!child) return;
    let hung = false;
    const late = setTimeout(() => {
      hung = true;
      child.kill('SIGKILL');
    }, 15_000);
    await this.#end('SIGTERM');
    clearTimeout(late);
    if (hung) throw new Error(this.#report('did not end on SIGTERM'));
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.endings += 1;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  #report(what: string) {
    return `The backend ${what}. It said:\n${this.log.slice(-4000) || '(nothing)'}`;
  }
}
