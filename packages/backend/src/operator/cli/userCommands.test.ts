import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCommandLine, type TestCommandLine } from '../../testing/commandLine.ts';

let commandLine: TestCommandLine;
beforeAll(async () => {
  commandLine = await startTestCommandLine();
});
afterAll(() => commandLine.close());

const portal = (...words: string[]) => commandLine.run('user', ...words);

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
