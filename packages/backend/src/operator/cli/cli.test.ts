import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../testing/programs.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { readToken } from '../operatorToken.ts';

const main = builtProgram(join(import.meta.dirname, 'main.ts'));

let testApp: TestApp;
let environment: Record<string, string>;
let folder: string;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.app.listen({ port: 0, host: 'localhost' });
  const { port } = testApp.app.server.address() as AddressInfo;
  environment = { PORT: String(port), DATA_DIR: testApp.context.config.dataDir, TZ: 'Europe/Berlin' };
  folder = await mkdtemp(join(tmpdir(), 'selvedge-operator-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await testApp.close();
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const collected = async (child: ChildProcess): Promise<Ended> => {
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
};

/** Runs a command as a process of its own, as `npm run portal --` does. */
const portal = (words: readonly string[], changed: Record<string, string> = {}): Promise<Ended> =>
  collected(
    spawn(process.execPath, [main, ...words], {
      env: { PATH: process.env.PATH ?? '', INIT_CWD: folder, ...environment, ...changed },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

const maintenances = async () => (await testApp.app.inject('/api/v1/maintenances')).json();
const both = ['--message-en', '<p>We tidy up.</p>', '--message-de', '<p>Wir räumen auf.</p>'];

describe('maintenance', () => {
  it('E1: is added, shown to people and to programs, ended and removed', async () => {
    const from = Math.floor(Date.now() / 1000);
    const added = await portal([
      ...['maintenance', 'add', '--id', 'tidy', '--start', '+2m', '--end', '+1h10m', '--announce', 'now'],
      ...[...both, '--part', 'preorder', '--tile', 'preorder', '--tile', 'calendar', '--feature', 'SCAN'],
    ]);
    expect([added.code, added.err]).toEqual([0, '']);
    expect(added.out).toMatch(
      /^tidy is announced: part preorder; tile preorder, calendar; feature SCAN, from \d{4}-\d\d-\d\d \d\d:\d\d \+0[12]:00 to /,
    );
    const [listed] = await maintenances();
    const to = Math.floor(Date.now() / 1000);
    expect(listed).toMatchObject({
      parts: ['preorder'],
      tiles: ['preorder', 'calendar'],
      features: ['SCAN'],
      message: '<p>We tidy up.</p>',
      announcement: { end: listed.start, message: '<p>We tidy up.</p>' },
    });
    for (const [moment, span] of [
      [listed.start, 120],
      [listed.end, 4200],
      [listed.announcement.start, 0],
    ]) {
      expect(moment).toBeGreaterThanOrEqual(from + span);
      expect(moment).toBeLessThanOrEqual(to + span);
    }

    const [list, json, early] = await Promise.all([
      portal(['maintenance', 'list']),
      portal(['maintenance', 'list', '--json']),
      portal(['maintenance', 'end', 'tidy']),
    ]);
    expect(list.out).toMatch(/^ID +STATE +START +END +ANNOUNCED +OF\ntidy +announced +/);
    expect(JSON.parse(json.out)).toEqual([expect.objectContaining({ id: 'tidy', state: 'announced' })]);
    expect([early.code, early.err]).toEqual([
      1,
      "The maintenance 'tidy' has not started: remove it instead.\n",
    ]);
    expect((await portal(['maintenance', 'remove', 'tidy'])).out).toBe('tidy is removed.\n');
    expect(await maintenances()).toEqual([]);
  });

  it('E3: closes the whole portal at once, and is ended at once', async () => {
    const roles = async () => (await testApp.app.inject('/api/v1/user/roles')).statusCode;
    const added = await portal(['maintenance', 'add', '--end', '+1h', '--json', ...both]);
    const { id, state } = JSON.parse(added.out);
    expect([added.code, state, await roles()]).toEqual([0, 'active', 503]);
    const ended = await portal(['maintenance', 'end', id]);
    expect([ended.code, ended.out]).toEqual([0, expect.stringContaining(`${id} is over: the whole portal`)]);
    expect(await roles()).toBe(401);
  });
});

it('F1: a message is added on the clocks of its zone, listed and removed', async () => {
  await writeFile(join(folder, 'fair.html'), '<p>Halle 4 &amp; 5</p>');
  const added = await portal([
    ...['message', 'add', 'fair', '--from', '2031-07-01T10:00', '--to', '2031-07-01T18:30'],
    ...['--zone', 'America/New_York', '--brand', 'Nordlund', '--brand', 'Fenn & Rye', '--json'],
    ...['--title-en', 'Fair', '--title-de', 'Messe', '--ticker-de', 'Zur Messe'],
    ...['--content-en', '<p>Hall 4</p>', '--content-de', '@fair.html'],
  ]);
  expect([added.code, added.err]).toEqual([0, '']);
  expect(JSON.parse(added.out)).toMatchObject({
    id: 'fair',
    startsAt: Date.parse('2031-07-01T14:00:00Z'),
    endsAt: Date.parse('2031-07-01T22:30:00Z'),
    brands: ['Nordlund', 'Fenn & Rye'],
    en: { title: 'Fair', tickerText: 'Fair', content: '<p>Hall 4</p>' },
    de: { title: 'Messe', tickerText: 'Zur Messe', content: '<p>Halle 4 &amp; 5</p>' },
  });
  expect((await portal(['message', 'list'])).out).toMatch(
    /fair +2031-07-01 16:00 \+02:00 +.*Fenn & Rye +Fair/,
  );
  expect((await portal(['message', 'remove', 'fair'])).code).toBe(0);
  expect((await portal(['message', 'remove', 'fair'])).err).toBe("There is no message 'fair'.\n");
});

it('H1: a page and conditions are replaced from a file, and shown', async () => {
  const html = '<h2>Neu</h2>\n<p>Grüße</p>\n';
  await writeFile(join(folder, 'x.html'), html);
  const set = await portal(['page', 'set', 'we-care', '--language', 'de', '--file', 'x.html']);
  expect([set.code, set.out]).toEqual([0, 'we-care (de) is saved: 26 characters.\n']);
  const page = await testApp.app.inject({
    url: '/api/v1/content/static/we-care',
    headers: { 'x-language': 'de' },
  });
  expect(page.body).toBe(html);
  expect((await portal(['page', 'show', 'we-care', '--language', 'de'])).out).toBe(html);
  expect((await portal(['page', 'list'])).out).toMatch(
    /^NAME +LANGUAGE +CHARACTERS\ncode-of-conduct-de +de +\d/,
  );

  await portal(['conditions', 'set', '1100', '--language', 'en', '--file', join(folder, 'x.html')]);
  expect((await portal(['conditions', 'show', '1100', '--language', 'en'])).out).toBe(html);
  const missing = await portal(['page', 'set', 'we-care', '--language', 'de', '--file', 'none.html']);
  expect([missing.code, missing.err]).toEqual([
    2,
    expect.stringMatching(/^--file: the file 'none.html' cannot be read\.\nSee: /),
  ]);
});

it('D2: a tile is added, changed, moved and removed', async () => {
  const texts = [
    '--title-en',
    'Look',
    '--title-de',
    'Blick',
    '--description-en',
    'A',
    '--description-de',
    'B',
  ];
  const added = await portal([
    ...['tile', 'add', 'look', '--link', 'https://example.com/', '--new-tab', '--picture', 'satin'],
    ...['--for', 'preorder:COLLECTION_VIEW,SHOPPINGCART_INSERT', '--json', ...texts],
  ]);
  expect(JSON.parse(added.out)).toMatchObject({
    id: 'look',
    newTab: true,
    picture: '/tile-pictures/satin.svg',
    condition: { group: 'preorder', rights: ['COLLECTION_VIEW', 'SHOPPINGCART_INSERT'] },
    de: { title: 'Blick', description: 'B' },
  });
  const changed = await portal([
    'tile',
    'set',
    'look',
    '--for',
    'everyone',
    '--same-tab',
    '--title-en',
    'See',
  ]);
  expect([changed.code, changed.err]).toEqual([0, '']);
  expect((await portal(['tile', 'move', 'look', '--to', '1'])).out).toMatch(/^The order is look, preorder, /);
  expect((await portal(['tile', 'list'])).out).toMatch(
    /^ID +TITLE +LINK +FOR\nlook +See +https:\/\/example\.com\/ +everyone\npreorder /,
  );
  const evil = await portal(['tile', 'set', 'look', '--link', 'javascript:alert(1)']);
  expect([evil.code, evil.err]).toEqual([1, expect.stringMatching(/^link: /)]);
  expect((await portal(['tile', 'remove', 'look'])).code).toBe(0);
});

describe('the command line', () => {
  it.each<[string, string[], RegExp]>([
    ['no such command', ['maintenance', 'start'], /^There is no command 'maintenance start'\./],
    ['no such option', ['maintenance', 'list', '--all'], /Unknown option '--all'/],
    [
      'a missing option',
      ['maintenance', 'add', '--end', '+1h', '--message-en', 'x'],
      /^--message-de is missing/,
    ],
    ['a missing word', ['maintenance', 'end'], /^<id> is missing/],
    ['a word too many', ['maintenance', 'end', 'a', 'b'], /^'b' is one word too many/],
    [
      'no time',
      ['maintenance', 'add', '--end', 'tomorrow', ...both],
      /^--end: 'tomorrow' is no time\. Write now, /,
    ],
    ['no real day', ['maintenance', 'add', '--end', '2031-02-30T10:00', ...both], /is no time/],
    [
      'an announcement without a start',
      ['maintenance', 'add', '--end', '+1h', '--announce-end', '+5m', ...both],
      /needs --announce/,
    ],
    ['no zone', ['message', 'add', '--zone', 'Mars'], /^--zone: 'Mars' is no time zone/],
    ['nothing to change', ['tile', 'set', 'calendar'], /^There is nothing to change/],
    ['no words', [], /^Usage: npm run portal -- <command>/],
  ])('is refused with exit code 2: %s', async (_what, words, sentence) => {
    const { code, out, err } = await portal(words);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
  });

  it.each([[['help']], [['--help']], [['maintenance', '--help']], [['maintenance', 'add', '--help']]])(
    'explains itself: %s',
    async (words) => {
      const { code, out, err } = await portal(words);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('maintenance add');
      expect(out.includes('--message-de')).toBe(words.length === 3);
    },
  );
});

describe('a portal that cannot be reached is told with exit code 1', () => {
  it('when none has run on the data folder', async () => {
    const { code, err } = await portal(['tile', 'list'], { DATA_DIR: folder });
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(`No portal has run on the data folder ${folder}`),
    ]);
  });

  it('when none answers', async () => {
    const { code, err } = await portal(['tile', 'list'], { PORT: '1' });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^No portal answers at http:\/\/localhost:1\. Start/),
    ]);
  });

  it('when it is another one', async () => {
    await writeFile(join(folder, 'operator.token'), 'A'.repeat(43));
    const { code, err } = await portal(['tile', 'list'], { DATA_DIR: folder });
    expect([code, err]).toEqual([1, expect.stringContaining('it runs on another data folder')]);
  });

  it('when something else answers there, and never with the secret', async () => {
    const other = createServer((_request, response) => response.end('<h1>Hello</h1>'));
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await portal(['tile', 'list'], { PORT: String(port) });
    other.close();
    expect([code, err]).toEqual([1, expect.stringContaining('is no portal of this version')]);
    expect(out + err).not.toContain(await readToken(testApp.context.config.dataDir));
  });
});
