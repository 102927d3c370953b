import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from './commandLine.ts';
import { tokenFile } from './tokenFile.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-command-line-'));
  writeFileSync(join(folder, 'order.csv'), 'EAN;Qty\n4006381333931;6\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const tokens = { accessToken: 'a', refreshToken: null, expiresAt: Date.now() + 600_000 };
const place = ['--customer', '4711', '--season', 'SS27'];

/** A command line with what it said; nothing answers at its portal. */
async function portal(words: readonly string[], environment: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(words, {
    environment: {
      PORTAL_URL: 'http://localhost:1',
      PORTAL_TOKENS: join(folder, 'none.json'),
      LANG: 'en_GB.UTF-8',
      ...environment,
    },
    folder,
    now: Date.now,
    say: (line) => out.push(line),
    complain: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('the command line', () => {
  it('says what it can do, on the standard output where it was asked', async () => {
    expect(await portal(['--help'])).toMatchObject({ code: 0, err: '' });
    expect(await portal([])).toMatchObject({ code: 2, out: '' });
    expect((await portal(['validate', '--help'])).out).toContain('--customer NUMBER');
    expect((await portal(['help', 'sign-in'])).out).toContain('Usage: npm run portal -- sign-in');
    expect(await portal(['order'])).toMatchObject({ code: 2, out: '' });
  });

  it.each([
    [['validate', ...place], '<file> is missing.'],
    [['validate', 'order.csv', '--season', 'SS27'], '--customer is missing.'],
    [['validate', 'order.csv', '--customer', '4711'], '--season is missing.'],
    [['validate', 'elsewhere.csv', ...place], "The file 'elsewhere.csv' cannot be read."],
    [['validate', '.', ...place], "'.' is no file."],
    [['validate', 'order.csv', 'more.csv', ...place], "'more.csv' is one word too many."],
    [['validate', 'order.csv', ...place, '--mode', 'all'], '--mode is'],
    [['validate', 'order.csv', ...place, '--language', 'fr'], '--language is'],
    [['validate', 'order.csv', ...place, '--colour', 'red'], "Unknown option '--colour'"],
    [['validate', 'order.csv', ...place, '--portal', 'nowhere'], "The portal 'nowhere' is no address."],
  ])('M4 what is not understood is exit code 2, in one sentence: %j', async (words, sentence) => {
    const { code, out, err } = await portal(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toContain('See: npm run portal -- validate --help');
  });

  it('A1 without a sign-in it is exit code 3, and is said in the language of the machine', async () => {
    expect(await portal(['validate', 'order.csv', ...place])).toEqual({
      code: 3,
      out: '',
      err: 'You are not signed in. Sign in first: portal sign-in',
    });
    const german = await portal(['validate', 'order.csv', ...place], { LANG: 'de_DE.UTF-8' });
    expect(german.err).toContain('Sie sind nicht angemeldet.');
    const data = await portal(['validate', 'order.csv', ...place, '--json']);
    expect([data.code, data.err, JSON.parse(data.out).kind]).toEqual([3, '', 'signedOut']);
  });

  it('where nothing answers it is exit code 4', async () => {
    const path = join(folder, 'kept.json');
    tokenFile(path, 'http://localhost:1').save(tokens);
    for (const words of [
      ['sign-in'],
      ['validate', 'order.csv', ...place, '--demo', 'buyer'],
      ['validate', 'order.csv', ...place],
    ]) {
      const { code, out, err } = await portal(words, { PORTAL_TOKENS: path });
      expect([words[0], code, out]).toEqual([words[0], 4, '']);
      expect(err).toContain('The portal is not responding:');
    }
  });

  it('what is no provider counts as no answer', async () => {
    const server = createServer((_, response) => response.end('<html>')).listen(0);
    const { port } = server.address() as AddressInfo;
    const { code } = await portal(['sign-in', '--portal', `http://localhost:${port}`]);
    server.close();
    expect(code).toBe(4);
  });
});

describe('tokens', () => {
  it('A6 are kept in a file that its owner alone can read, by portal, and are forgotten one by one', () => {
    const path = join(folder, 'deep', 'tokens.json');
    const [one, other] = ['http://one.test', 'http://other.test'].map((origin) => tokenFile(path, origin));
    one?.save(tokens);
    other?.save({ ...tokens, accessToken: 'b' });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
    expect([one?.read()?.accessToken, other?.read()?.accessToken]).toEqual(['a', 'b']);
    one?.clear();
    expect([one?.read(), other?.read()?.accessToken]).toEqual([null, 'b']);
    other?.clear();
    expect(() => readFileSync(path)).toThrow('ENOENT');
  });

  it('A6 a file that was open to others is closed with the next token; a broken one holds nobody', () => {
    const path = join(folder, 'open.json');
    writeFileSync(path, 'not JSON', { mode: 0o644 });
    const file = tokenFile(path, 'http://one.test');
    expect(file.read()).toBeNull();
    file.save(tokens);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(file.read()).toEqual(tokens);
  });
});
