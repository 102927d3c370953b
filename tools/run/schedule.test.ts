import { expect, it } from 'vitest';
import { schedule, withPrerequisites } from './schedule.js';
import { plans, steps } from './steps.js';

const step = (name: string, after: string[] = [], cores = 1) => ({
  name,
  title: name,
  commands: [],
  after,
  cores,
});

it('adds what the named steps rest on', () => {
  const all = [step('a'), step('b', ['a']), step('c', ['b']), step('d')];
  expect(withPrerequisites(all, ['c']).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(() => withPrerequisites(all, ['e'])).toThrow('There is no step “e”');
});

it('blocks what rests on a failed step and still runs the rest', async () => {
  const ran: string[] = [];
  const outcomes = await schedule(
    [step('a'), step('b', ['a']), step('c', ['b']), step('d')],
    2,
    async ({ name }) => {
      ran.push(name);
      return name !== 'a';
    },
  );
  expect(ran).toEqual(['a', 'd']);
  expect(Object.fromEntries(outcomes)).toEqual({ a: 'failed', b: 'blocked', c: 'blocked', d: 'passed' });
});

it('never keeps more cores busy than there are', async () => {
  let busy = 0;
  let most = 0;
  const heavy = [step('a'), step('b', [], 2), step('c'), step('d', [], 2), step('e', ['a'])];
  await schedule(heavy, 2, async ({ cores }) => {
    busy += cores ?? 1;
    most = Math.max(most, busy);
    await new Promise((done) => setTimeout(done, 5));
    busy -= cores ?? 1;
    return true;
  });
  expect(most).toBe(2);
});

it('refuses steps that wait for each other', async () => {
  await expect(schedule([step('a', ['b']), step('b', ['a'])], 2, async () => true)).rejects.toThrow('a, b');
});

it('tests everything that is checked, and knows every step it names', () => {
  for (const names of Object.values(plans)) expect(() => withPrerequisites(steps, names)).not.toThrow();
  expect(plans.test).toEqual(expect.arrayContaining(plans.check));
});
