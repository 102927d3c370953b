import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { runCommandLine } from './commandLine.ts';

let testApp: TestApp;
let environment: Record<string, string>;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.app.listen({ port: 0, host: 'localhost' });
  const { port } = testApp.app.server.address() as AddressInfo;
  environment = { PORT: String(port), DATA_DIR: testApp.context.config.dataDir };
});
afterAll(() => testApp.close());

/** Exit code and what was printed. */
const portal = async (...words: string[]): Promise<[number, string]> => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await runCommandLine(['user', ...words], {
    environment,
    folder: '.',
    now: Date.now,
    say: print,
    complain: print,
  });
  return [code, lines.join('\n')];
};

const email = 'cora@shop.example';
const names = ['--first-name', 'Cora', '--last-name', 'Weber'];

it('A13 somebody is added, invited, given other rights, disabled and enabled', async () => {
  expect(await portal('add', email, ...names, '--role', 'buyer', '--customer', '104217')).toEqual([
    0,
    expect.stringMatching(
      /^cora@shop.example is added\.\nAn invitation is on its way to cora@shop.example\..*\nhttp:\S+\/oidc\/password\?token=[\w-]{43}&language=en$/,
    ),
  ]);
  expect((await portal('list'))[1]).toMatch(/\ncora@shop.example +Cora Weber +buyer +invited +104217\n/);
  expect((await portal('invite', email))[1]).toContain('token=');
  expect(await portal('rights', email, '--role', 'manager', '--all-customers')).toEqual([
    0,
    'cora@shop.example: manager, customers: all, invited.',
  ]);
  expect(await portal('disable', email)).toEqual([
    0,
    'cora@shop.example is disabled, and signed out everywhere.',
  ]);
  expect(await portal('invite', email)).toEqual([
    1,
    "'cora@shop.example' is disabled. Enable the account first.",
  ]);
  expect(await portal('enable', email)).toEqual([0, 'cora@shop.example is invited.']);
});

it.each([
  [['rights', 'nobody@shop.example'], 1, "There is no user 'nobody@shop.example'."],
  [['add', email, ...names], 2, '--role is missing.'],
  [['add', email, ...names, '--role', 'king'], 1, /^role: Expected one of/],
  [
    ['add', email, ...names, '--role', 'buyer', '--customer', '104217', '--all-customers'],
    2,
    '--customer and --all-customers exclude each other.',
  ],
] as const)('A13 %j is refused in a sentence', async (words, code, sentence) => {
  const [ended, said] = await portal(...words);
  expect(ended).toBe(code);
  const first = said.split('\n')[0];
  if (typeof sentence === 'string') expect(first).toBe(sentence);
  else expect(first).toMatch(sentence);
});
