import type { AddressInfo } from 'node:net';
import { runCommandLine } from '../operator/cli/commandLine.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** The command line `portal` beside a listening test server. */
export interface TestCommandLine {
  /** Runs one command: its exit code and what was printed. */
  run(...words: string[]): Promise<[code: number, printed: string]>;
  /** What was shown of the progress of commands. */
  readonly progress: readonly string[];
  readonly testApp: TestApp;
  close(): Promise<void>;
}

/** Beside a new test server, or one that is there already; closing it closes the server. */
export async function startTestCommandLine(given?: TestApp): Promise<TestCommandLine> {
  const testApp = given ?? (await startTestApp());
  await testApp.app.listen({ port: 0, host: 'localhost' });
  const { port } = testApp.app.server.address() as AddressInfo;
  const environment = { PORT: String(port), DATA_DIR: testApp.context.config.dataDir };
  const progress: string[] = [];
  return {
    testApp,
    progress,
    async run(...words) {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      const code = await runCommandLine(words, {
        environment,
        folder: '.',
        now: Date.now,
        say: print,
        complain: print,
        progress: (text) => void (text !== null && progress.push(text)),
      });
      return [code, lines.join('\n')];
    },
    close: () => testApp.close(),
  };
}
