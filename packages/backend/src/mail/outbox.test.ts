import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from './outbox.ts';
import { headerIn, mailStage } from './testing/mailStage.ts';

const stage = mailStage();

describe('F4: the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'selvedge-outbox-')), 'outbox');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

  it('F4: holds one file for each mail, for its owner alone', async () => {
    await stage.enqueue('a@example.com', 'b@example.com');
    await stage.deliver(outbox(folder));
    const files = await readdir(folder);
    expect(files.sort()).toEqual((await stage.rows()).map(({ mailId }) => `${mailId}.eml`).sort());
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    expect(mails.map((raw) => headerIn(raw, 'To')).sort()).toEqual(['a@example.com', 'b@example.com']);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await stage.states()).toEqual(['sent', 'sent']);
  });

  it('F4: holds it once, whatever happened in between', async () => {
    await stage.enqueue('a@example.com');
    const killed = { deliver: () => Promise.reject(Object.assign(new Error('x'), { code: 'EIO' })) };
    await outbox(folder).deliver(
      { mailId: 'kept', from: 'x', to: 'y', bytes: Buffer.from('1') },
      async () => {},
    );
    await outbox(folder).deliver(
      { mailId: 'kept', from: 'x', to: 'y', bytes: Buffer.from('1') },
      async () => {},
    );
    await stage.deliver(killed);
    stage.now += 60_000;
    await stage.deliver(outbox(folder));
    expect(await readdir(folder)).toHaveLength(2);
    expect(await stage.states()).toEqual(['sent']);
  });

  it('F4: that cannot be written is waited for', async () => {
    await writeFile(folder, 'in the way');
    await stage.enqueue('a@example.com');
    await stage.deliver(outbox(folder));
    expect((await stage.rows()).map(({ state, note }) => [state, note])).toEqual([['queued', 'EEXIST']]);
  });
});
