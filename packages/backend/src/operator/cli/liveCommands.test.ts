import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarAt } from '../../demo/house/calendar.ts';
import { startTestCommandLine, type TestCommandLine } from '../../testing/commandLine.ts';

let commandLine: TestCommandLine;
beforeAll(async () => {
  commandLine = await startTestCommandLine();
});
afterAll(() => commandLine.close());

const place = `${calendarAt(Date.now()).open.season}.13-0.main`;

const portal = (...words: string[]) => commandLine.run(...words);

it('P1 an event is opened, listed, shows styles, is prolonged, closed and removed', async () => {
  const titles = ['--title-en', 'Knit night', '--title-de', 'Strickabend', '--host', 'Oslo'];
  const opened = await portal('live', 'open', 'knit', '--place', place, '--end', '+2h', ...titles);
  expect(opened).toEqual([0, expect.stringMatching(/^knit is running: preorder .*plan unknown\.$/)]);
  expect(await portal('live', 'show', 'knit')).toEqual([
    0,
    expect.stringMatching(/^\S+ .+ is shown: 1, plan unknown\.$/),
  ]);
  const [, next] = await portal('live', 'show', 'knit', '--json');
  const { articleNumber, position } = JSON.parse(next);
  expect(position).toBe(2);
  expect(await portal('live', 'show', 'knit', '--style', articleNumber)).toEqual([
    1,
    'This style was shown already.',
  ]);
  const [, changed] = await portal('live', 'open', 'knit', '--planned', '5', '--end', '+3h');
  expect(changed).toMatch(/shown: 2 of 5\.$/);
  expect((await portal('live', 'list'))[1]).toMatch(/^knit +running .* preorder \S+ +2 of 5 +Knit night$/m);
  expect((await portal('live', 'close', 'knit'))[1]).toMatch(/^knit is over: /);
  expect(await portal('live', 'show', 'knit')).toEqual([1, 'It is over. Give it another end first.']);
  expect(await portal('live', 'remove', 'knit')).toEqual([0, 'knit is removed.']);
  expect((await portal('live', 'list'))[1]).not.toContain('knit ');
});

it('P1 what cannot be meant is told', async () => {
  const titles = ['--title-en', 'x', '--title-de', 'x', '--host', 'x', '--end', '+1h'];
  for (const [words, said] of [
    [['live', 'open', 'x', ...titles], '--place is missing.'],
    [
      ['live', 'open', 'x', '--place', 'SS27', ...titles],
      "--place: 'SS27' is no place such as SS27.13-0.main.",
    ],
    [
      ['live', 'open', 'x', '--place', place, '--planned', '0', ...titles],
      "--planned: '0' is no number of styles from 1 to 9999, nor 'unknown'.",
    ],
  ] as const) {
    const [code, printed] = await portal(...words);
    expect([code, printed.split('\n')[0]]).toEqual([2, said]);
  }
});
