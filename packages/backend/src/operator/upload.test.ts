import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../import/packed/scratch.ts';
import type { ImportReport } from '../import/report.ts';
import { importing, sentText } from '../import/testing/houseFiles.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { readToken } from './operatorToken.ts';

let testApp: TestApp;
let url: string;
let token: string | null;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  url = `${await testApp.app.listen({ port: 0, host: '127.0.0.1' })}/operator/imports`;
  token = await readToken(testApp.context.config.dataDir);
});
afterAll(() => testApp.close());

type Part = readonly [name: string, value: string, file?: string];

const formOf = (parts: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [name, value, file] of parts)
    if (file === undefined) form.append(name, value);
    else form.append(name, new Blob([value]), file);
  return form;
};

const call = (body: string | FormData, language: string, type?: string) =>
  fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      ...(type !== undefined && { 'content-type': type }),
    },
    body,
  });

async function answered(response: Promise<Response>): Promise<[number, ImportReport & { error?: string }]> {
  const answer = await response;
  return [answer.status, (await answer.json()) as ImportReport & { error?: string }];
}
const sent = (parts: readonly Part[], language = 'en') => answered(call(formOf(parts), language));

const seasons = 'season,name (en),name (de)\nSS40,Spring,Frühling\nAW40,Autumn,Herbst\n';

describe('a delivery as a form', () => {
  it('is planned as the same one in JSON is, names and fields alike', async () => {
    const { report } = await importing(testApp);
    const inJson = await report([sentText('Größen.csv', 'a,b\n1,2'), sentText('x.csv', seasons)], {
      ...{ dryRun: true, partial: true, kind: 'departments' },
    });
    const [status, inForm] = await sent([
      ...([
        ['dryRun', 'true'],
        ['partial', 'true'],
        ['complete', 'false'],
        ['kind', 'departments'],
      ] as const),
      ['file', 'a,b\n1,2', 'Größen.csv'],
      ['another', seasons, 'x.csv'],
    ]);
    expect(status).toBe(200);
    expect(inForm).toEqual(inJson);
  });

  it('says when its files were made, each before the file', async () => {
    const ahead = String(Date.now() + 10 * 86_400_000);
    const [status, { error }] = await sent([
      ...([
        ['madeAt', '1'],
        ['file', seasons, 'seasons.csv'],
        ['madeAt', ahead],
      ] as const),
      ['file', seasons, 'late.csv'],
    ]);
    expect([status, error]).toEqual([400, expect.stringContaining('“late.csv” says that it was made at')]);
  });

  it.each<[string, readonly Part[], number, string, string]>([
    [
      'with a moment after its last file',
      [
        ['file', seasons, 'seasons.csv'],
        ['madeAt', '1'],
      ],
      400,
      'a field “madeAt” that is unknown',
      'ein Feld „madeAt“, das unbekannt',
    ],
    [
      'with an unknown field',
      [['dryrun', 'true']],
      400,
      'a field “dryrun” that is unknown',
      'ein Feld „dryrun“, das unbekannt',
    ],
    [
      'with a field twice',
      [
        ['kind', 'a'],
        ['kind', 'b'],
      ],
      400,
      '“kind”',
      '„kind“',
    ],
    [
      'with a file without a name',
      [['file', 'x', '']],
      400,
      'a file without a name',
      'eine Datei ohne Namen',
    ],
    [
      'of too many files',
      Array.from({ length: 1_001 }, (_, nth): Part => ['file', 'x', `${nth}.csv`]),
      400,
      'more than 1,000 files',
      'mehr als 1.000 Dateien',
    ],
  ])('%s is refused in words', async (_, parts, status, english, german) => {
    for (const [language, words] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const [answer, { error }] = await sent(parts, language);
      expect([answer, error]).toEqual([status, expect.stringContaining(words)]);
    }
  });

  it('with a flag that is none, or without a file, is refused as JSON would be', async () => {
    expect(
      await sent([
        ['dryRun', 'yes'],
        ['file', 'x', 'x.csv'],
      ]),
    ).toEqual([400, { error: 'dryRun: Expected a value of type `boolean`, but received: `"yes"`.' }]);
    expect((await sent([['dryRun', 'true']]))[0]).toBe(400);
  });

  it('that is cut off, or is none, is refused in words', async () => {
    const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhalf';
    for (const [body, type] of [
      [cut, 'multipart/form-data; boundary=b'],
      ['x', 'multipart/form-data'],
    ] as const) {
      const [status, { error }] = await answered(call(body, 'de', type));
      expect([status, error]).toEqual([400, expect.stringContaining('nicht vollständig angekommen')]);
    }
  });

  it('with parts that have no name, or with more after what is refused, is refused in words', async () => {
    const nameless = '--b\r\nContent-Disposition: form-data\r\n\r\nkey,name\r\n--b--\r\n';
    const type = 'multipart/form-data; boundary=b';
    expect((await answered(call(nameless, 'en', type)))[0]).toBe(400);
    const more = Array.from({ length: 300 }, (_, nth): Part => ['file', 'x', `${nth}.csv`]);
    expect((await sent([['unknown', 'x'], ...more]))[0]).toBe(400);
    expect((await sent([['file', 'x', 'a.csv'], ['file', 'x', ''], ...more]))[0]).toBe(400);
    expect(await held()).toBe(0);
  });

  it('of which the caller leaves gives its room back', async () => {
    const { hostname, port } = new URL(url);
    for (const type of ['multipart/form-data; boundary=b', 'application/json']) {
      const socket = connect(Number(port), hostname);
      const head = [
        'POST /operator/imports HTTP/1.1',
        `Host: ${hostname}`,
        `Authorization: Bearer ${token}`,
        `Content-Type: ${type}`,
        'Content-Length: 80000000',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(
        type.startsWith('multipart')
          ? '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
          : '{"files":[{"name":"a.csv","content":"',
      );
      socket.write('QUFB'.repeat(500_000));
      // Elsewhere than on Linux the system does not tell.
      if (existsSync('/proc/self/fd')) await expect.poll(held).toBe(1);
      socket.destroy();
      await expect.poll(held).toBe(0);
    }
  });

  it('of more than 100 MB is refused before it has arrived', async () => {
    const large = new Blob(Array.from({ length: 101 }, () => new Uint8Array(1_000_000)));
    const form = new FormData();
    form.append('file', large, 'large.csv');
    const answer = await call(form, 'en').then(
      async (response) => [response.status, ((await response.json()) as { error: string }).error],
      // The portal does not read on, and whoever still sends may not get to the answer.
      () => null,
    );
    if (answer) expect(answer).toEqual([413, expect.stringContaining('larger than 100 MB together')]);
    expect(
      (
        await sent([
          ['dryRun', 'true'],
          ['file', seasons, 'seasons.csv'],
        ])
      )[0],
    ).toBe(200);
  }, 60_000);
});

/** Files without a name that this process holds for deliveries. */
async function held(): Promise<number> {
  // Whoever has just been answered is let go of a moment later.
  await delay(50);
  const names = await readdir('/proc/self/fd').catch(() => []);
  const links = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return links.filter((link) => link.startsWith(scratchFolder(testApp.context.config.dataDir))).length;
}

it('a delivery that is neither a form nor JSON is refused, and not said back', async () => {
  const [status, { error = '' }] = await answered(call('x'.repeat(2_000_000), 'en', 'text/plain'));
  expect(status).toBe(415);
  expect(error.length).toBeLessThan(500);
});

describe('a delivery in JSON', () => {
  const asJson = (text: string) => answered(call(text, 'en', 'application/json'));
  const content = Buffer.from('season,name (en),name (de)\nSS4?,~~~>>>,ÿÿÿ\n').toString('base64');

  it('is the same however its writer escapes and orders it', async () => {
    expect(content).toContain('+');
    const plain = await asJson(`{"dryRun":true,"files":[{"name":"seasons.csv","content":"${content}"}]}`);
    expect(plain[0]).toBe(200);
    const escaped = content.replaceAll('+', '\\u002B').replaceAll('/', '\\/');
    const other = `\n{ "files" : [ { "content" :\t"${escaped}" , "name":"seasons.csv" } ], "dryRun": true }`;
    expect(await asJson(other)).toEqual(plain);
  });

  it.each([
    ['no base64', '{"files":[{"name":"a.csv","content":"a*b="}]}', 'files.0.content: Expected base64.'],
    ['more after its end', '{"files":[{"name":"a.csv","content":"YQ==YQ=="}]}', 'files.0.content'],
    ['a number', '{"files":[{"name":"a.csv","content":7}]}', 'files.0.content: Expected base64.'],
    ['what stands for a content', '{"files":[{"name":"a.csv","c\\u006fntent":"#0"}]}', 'files.0.content'],
    ['an object', '{"files":[{"name":"a.csv","content":{"slice":1}}]}', 'files.0.content'],
    ['more brackets than a thousand files have', `{"files":[${'{},'.repeat(6_000)}{}]}`, 'not valid JSON'],
    ['a text that is cut', '{"files":[{"name":"a.csv","content":"YWJjZ"}]}', 'files.0.content'],
    ['padding that does not fit', '{"files":[{"name":"a.csv","content":"QUI=="}]}', 'files.0.content'],
    ['no JSON', '{"files":[{"name":"a.csv","content":"YQ=="', 'not valid JSON'],
    ['nothing', ' ', 'cannot be empty'],
  ])('with %s is refused', async (_, body, words) => {
    const [status, { error }] = await asJson(body);
    expect([status, error]).toEqual([400, expect.stringContaining(words)]);
  });

  it('with more than files are is refused', async () => {
    const names = JSON.stringify({ kind: 'x'.repeat(1_100_000), files: [] });
    expect((await asJson(names))[0]).toBe(413);
  });
});

it('no delivery leaves a file behind', async () => {
  expect(await readdir(scratchFolder(testApp.context.config.dataDir))).toEqual([]);
});
