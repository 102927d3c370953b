import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ListProblem } from '@selvedge/core/ordering';

export type ReadOutcome =
  | { readonly problem: ListProblem }
  | { readonly sheets: number; readonly rows: number; readonly filled: number };

/** In megabytes; what is unpacked lies beside it. */
const HEAP = 256;

const script = join(import.meta.dirname, 'readOne.ts');

const start = (): ChildProcess =>
  fork(script, {
    execArgv: [`--max-old-space-size=${HEAP}`, '--import', 'tsx', '--conditions', 'selvedge-source'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/**
 * Reads workbooks, one after the other, in a process of its own that has little memory: a reader without bounds harms
 * nothing else.
 */
export function createLittleReader() {
  let running: ChildProcess | null = null;
  return {
    /** What came of it; `died` where the process ran out of memory. */
    read(bytes: Uint8Array): Promise<ReadOutcome | 'died'> {
      const child = running ?? start();
      running = child;
      return new Promise((resolve) => {
        const died = (): void => {
          running = null;
          resolve('died');
        };
        child.once('exit', died);
        child.once('message', (outcome: ReadOutcome) => {
          child.off('exit', died);
          resolve(outcome);
        });
        child.send(bytes);
      });
    },
    stop(): void {
      running?.kill();
    },
  };
}
