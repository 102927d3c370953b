import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '@selvedge/backend/testing/freePort';

const main = resolve(import.meta.dirname, '../../tools/stage/main.js');
const ready = /(http:\/\/\S+)\/\?scene=/;
const patience = 180_000;

/** The portal with its flows beside it, its service made up: as `npm run stage -- --fake` shows it. */
export class Stage {
  private constructor(
    readonly url: string,
    private readonly program: ChildProcess,
  ) {}

  /**
   * Builds it and serves it on a free port. Rejects when it is not there within three minutes.
   *
   * @param charts those that are drawn: to lay out all of them takes longer than all the rest
   */
  static async start(charts: readonly string[]): Promise<Stage> {
    const options = ['--fake', '--port', `${await freePort()}`, '--charts', charts.join()];
    const program = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const url = await new Promise<string>((done, fail) => {
      const end = (why: string) => {
        program.kill('SIGKILL');
        fail(new Error(`The stage ${why}. It said:\n${said}`));
      };
      const late = setTimeout(() => end('is not ready in time'), patience);
      const onData = (chunk: Buffer) => {
        said += chunk;
        const [, address] = ready.exec(said) ?? [];
        if (address === undefined) return;
        clearTimeout(late);
        done(address);
      };
      program.stdout.on('data', onData);
      program.stderr.on('data', onData);
      program.once('error', fail);
      program.once('exit', (code) => {
        clearTimeout(late);
        end(`ended by code ${code}`);
      });
    });
    return new Stage(url, program);
  }

  async stop(): Promise<void> {
    if (this.program.exitCode !== null) return;
    const ended = once(this.program, 'exit');
    this.program.kill();
    await ended;
  }
}
