import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtProgram } from '../../testing/programs.ts';
import { DataFolderInUseError, lockFolder } from './folderLock.ts';

let dataDir: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-lock-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(started.splice(0).map(kill));
  await rm(dataDir, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Another process that locks the folder: itself, and what it said. */
async function other(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const script = builtProgram(join(import.meta.dirname, '../testing/holdFolder.ts'));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [chunk] = await once(child.stdout, 'data');
  return { child, said: String(chunk).trim() };
}

/** Too long for the address of a socket. */
const deep = (): string => join(dataDir, 'a-folder-with-a-long-name'.repeat(4), 'b'.repeat(100));

describe.each([
  ['a folder', () => dataDir],
  ['a folder with a long path', deep],
])('HZ27 the lock of %s', (_, place) => {
  beforeEach(() => mkdir(place(), { recursive: true }));

  it('refuses a second process, and names the folder and the first', async () => {
    const { child, said } = await other(place());
    expect(said).toBe('held');
    const refused = await lockFolder(place()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataFolderInUseError);
    expect(String(refused)).toContain(`${place()} is in use by another process (${child.pid})`);
  });

  it('refuses while a release that only notes its process works on it, and is noted for that release', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    started.push(child);
    const note = join(place(), 'owner.json');
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
    const begun = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    await writeFile(note, JSON.stringify({ pid: child.pid, host: hostname(), started: begun }));
    await expect(lockFolder(place())).rejects.toThrow(`is in use by another process (${child.pid})`);
    await kill(child);
    const release = await lockFolder(place());
    expect(JSON.parse(await readFile(note, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
    await release();
    await expect(readFile(note, 'utf8')).rejects.toThrow('ENOENT');
  });

  it('is free at once when its owner is killed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { child, said } = await other(place());
      expect(said).toBe('held');
      await kill(child);
    }
    const release = await lockFolder(place());
    await expect(lockFolder(place())).rejects.toThrow(DataFolderInUseError);
    await release();
  });

  it('is had by one of many that start at the same moment, also over a lock that a killed one left', async () => {
    await kill((await other(place())).child);
    for (let round = 0; round < 10; round += 1) {
      const tried = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(place())));
      const held = tried.filter((one) => one.status === 'fulfilled');
      expect(held).toHaveLength(1);
      for (const one of tried)
        if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DataFolderInUseError);
      await held[0]?.value();
    }
    const said = (await Promise.all(Array.from({ length: 4 }, () => other(place())))).map((one) => one.said);
    expect(said.filter((text) => text === 'held')).toHaveLength(1);
    expect(said.filter((text) => text.includes('is in use by another process'))).toHaveLength(3);
  }, 60_000);
});

describe('HZ27 the lock of a folder', () => {
  it('leaves nothing, also of those before who were killed', async () => {
    for (let round = 0; round < 3; round += 1) await kill((await other(dataDir)).child);
    await (await lockFolder(dataDir))();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is told of by a process that is too busy to answer', async () => {
    const { child } = await other(dataDir);
    child.kill('SIGSTOP');
    await expect(lockFolder(dataDir)).rejects.toThrow(`is in use by another process (${child.pid})`);
    await rm(join(dataDir, 'owner.json'));
    await expect(lockFolder(dataDir)).rejects.toThrow(`${dataDir} is in use by another process.`);
  });

  it.runIf(process.platform === 'linux')('holds where the file system takes no sockets', async () => {
    const listen = Server.prototype.listen;
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...given: unknown[]) {
      const [{ path }] = given as [{ path: string }];
      if (path.startsWith('\0')) return Reflect.apply(listen, this, given) as Server;
      setImmediate(() => this.emit('error', Object.assign(new Error('bind'), { code: 'EOPNOTSUPP' })));
      return this;
    });
    const tried = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(dataDir)));
    const held = tried.filter((one) => one.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await expect(lockFolder(dataDir)).rejects.toThrow(`another process (${process.pid})`);
    await held[0]?.value();
    await (await lockFolder(dataDir))();
  });
});
