import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentText } from '../import/testing/houseFiles.ts';
import { startTestCommandLine, type TestCommandLine } from '../testing/commandLine.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { answerLines } from './cli/answerLines.ts';
import { progressOn } from './cli/progress.ts';
import { PROGRESS_TYPE } from './importProgress.ts';
import { watchedFolder } from './inbox/watchedFolder.ts';
import { readToken } from './operatorToken.ts';

let commands: TestCommandLine;
let folder: string;
beforeEach(async () => {
  commands = await startTestCommandLine(await startTestApp({ environment: { DEMO: 'off' } }));
  folder = await mkdtemp(join(tmpdir(), 'selvedge-progress-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  // Whoever broke a call off has opened a connection for the next.
  commands.testApp.app.server.closeAllConnections();
  await commands.close();
  await rm(folder, { recursive: true });
});

/** Holds up imports as another one does, until the returned function is called. */
function anotherImport(): () => void {
  const { database } = commands.testApp.context;
  const { transactLong } = database;
  let end = (): void => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  vi.spyOn(database, 'transactLong').mockImplementation(async (work) => {
    await held;
    return transactLong(work);
  });
  return () => end();
}

async function send(accept: string, signal: AbortSignal | null = null) {
  const { app, context } = commands.testApp;
  const token = await readToken(context.config.dataDir);
  const { port } = app.server.address() as AddressInfo;
  return fetch(`http://localhost:${port}/operator/imports`, {
    method: 'POST',
    signal,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': 'de',
      accept,
    },
    body: JSON.stringify({ files: [sentText('brands.csv', 'brand;name\n1;A\n')] }),
  });
}

const names = (place: string): Promise<string[]> => readdir(place).catch(() => []);

const brands = async (): Promise<number> => {
  const { rows } = (await commands.testApp.context.database.db.execute(
    sql`select count(*)::int as count from brands`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
};

it('whoever asks for it is told how far an import is, and then its report', async () => {
  const end = anotherImport();
  const response = await send(PROGRESS_TYPE);
  expect(response.headers.get('content-type')).toContain(PROGRESS_TYPE);
  const lines = answerLines(response);
  expect((await lines.next()).value).toEqual({
    progress: {
      step: 'waiting',
      done: 0,
      total: 0,
      secondsLeft: null,
      text: 'Wartet auf das Ende eines anderen Imports',
    },
  });
  end();
  const rest: unknown[] = [];
  for await (const line of lines) rest.push(line);
  expect(rest.at(-1)).toMatchObject({
    report: { outcome: 'written', kinds: [{ kind: 'brands', added: 1 }] },
  });
});

it('whoever does not is answered with the report', async () => {
  expect(await (await send('application/json')).json()).toMatchObject({ outcome: 'written' });
});

it('an import goes on when nobody reads its progress any more', async () => {
  const end = anotherImport();
  const reader = new AbortController();
  await send(PROGRESS_TYPE, reader.signal);
  reader.abort();
  end();
  await vi.waitFor(async () => expect(await brands()).toBe(1), { timeout: 10_000 });
});

it('an import that fails says so in its last line, with what the log says of it', async () => {
  const { database } = commands.testApp.context;
  vi.spyOn(database, 'transactLong').mockRejectedValue(new TypeError('a fault'));
  const lines: unknown[] = [];
  for await (const line of answerLines(await send(PROGRESS_TYPE))) lines.push(line);
  expect(lines.at(-1)).toMatchObject({
    status: 500,
    error: expect.stringContaining('The log says why under'),
  });
});

it('the command shows it, and prints the report alone', async () => {
  await writeFile(join(folder, 'brands.csv'), 'brand;name\n1;A\n');
  const end = anotherImport();
  const running = commands.run('import', folder);
  await vi.waitFor(() => expect(commands.progress).toContain('Waiting for another import to end'), {
    timeout: 10_000,
  });
  end();
  const [code, printed] = await running;
  expect([code, printed]).toEqual([0, expect.stringContaining('Imported: 1 added')]);
  expect(printed).not.toContain('Waiting');
});

it('the command says so where the portal stops meanwhile', async () => {
  await writeFile(join(folder, 'brands.csv'), 'brand;name\n1;A\n');
  const end = anotherImport();
  const running = commands.run('import', folder);
  await vi.waitFor(() => expect(commands.progress.length).toBeGreaterThan(0), { timeout: 10_000 });
  commands.testApp.app.server.closeAllConnections();
  expect(await running).toEqual([1, expect.stringContaining('stopped before it told what it took')]);
  end();
});

it('a watched folder has it beside the files, until the report is there', async () => {
  const look = watchedFolder({ ...commands.testApp.context, now: Date.now }, folder);
  await look();
  await writeFile(join(folder, 'inbox', 'brands.csv'), 'brand;name\n1;A\n');
  let time = Date.now();
  const later = watchedFolder({ ...commands.testApp.context, now: () => time }, folder);
  const { working, done } = { working: join(folder, 'working'), done: join(folder, 'done') };
  const end = anotherImport();
  const ended = (async () => {
    while ((await names(done)).length === 0) {
      await later();
      time += 60_000;
    }
  })();
  await vi.waitFor(
    async () => {
      const [claim = ''] = await names(working);
      expect(await readFile(join(working, claim, 'progress.txt'), 'utf8')).toBe(
        'Waiting for another import to end\nWartet auf das Ende eines anderen Imports\n',
      );
    },
    { timeout: 15_000, interval: 100 },
  );
  end();
  await ended;
  const [claim = ''] = await names(done);
  expect((await names(join(done, claim))).toSorted()).toEqual(['files', 'report.json', 'report.txt']);
}, 30_000);

it('a terminal shows progress in one line and clears it; a log has a line now and then', () => {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const onTerminal = progressOn({ isTTY: true, columns: 12, write }, () => 0);
  onTerminal('Reading files');
  onTerminal(null);
  onTerminal(null);
  expect(written).toEqual(['\r\x1b[2KReading fil', '\r\x1b[2K']);
  written.length = 0;
  let time = 0;
  const inLog = progressOn({ write }, () => time);
  inLog('one');
  inLog('two');
  time = 15_000;
  inLog('three');
  inLog(null);
  expect(written).toEqual(['one\n', 'three\n']);
});
