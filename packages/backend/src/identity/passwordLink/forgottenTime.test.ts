import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outgoingMails } from '../../mail/mail.schema.ts';
import { Browser } from '../../testing/browser.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { passwordLinks } from './passwordLink.schema.ts';

/** What waits, for how long (ms), and how the wait ends. */
const pauses: { readonly time: number; readonly end: () => void }[] = [];

let testApp: TestApp;
beforeEach(async () => {
  pauses.length = 0;
  testApp = await startTestApp({
    pause: (time, ended) =>
      new Promise((end) => {
        pauses.push({ time, end });
        ended.addEventListener('abort', () => end());
      }),
  });
  const operator = await operatorOf(testApp);
  const person = { firstName: 'Ada', lastName: 'Byron', role: 'buyer', customers: ['104217'] };
  await operator('POST', '/users', { ...person, email: 'known@house.example' });
});
afterEach(() => testApp.close());

const ask = (name: string) =>
  new Browser(testApp.app).submit('/oidc/forgotten', { email: `${name}@house.example` });

const links = () => testApp.context.database.db.$count(passwordLinks);

it('A13: nothing follows the answer at once, whether there is an account or not', async () => {
  const { db } = testApp.context.database;
  const before = await links();
  for (const name of ['known', 'nobody']) {
    const spies = (['select', 'insert', 'update', 'delete', 'transaction'] as const).map((name) =>
      vi.spyOn(db, name),
    );
    expect((await ask(name)).statusCode).toBe(200);
    for (let nth = 0; nth < 20; nth += 1) await turn();
    // The two counts of what the address asks for, of pages and of links, which come before the answer.
    expect([name, ...spies.map(({ mock }) => mock.calls.length)]).toEqual([name, 0, 2, 0, 0, 0]);
    for (const spy of spies) spy.mockRestore();
  }
  expect(pauses).toHaveLength(2);
  for (const { time } of pauses) {
    expect(time).toBeGreaterThanOrEqual(1_000);
    expect(time).toBeLessThan(5_000);
  }
  expect(await links()).toBe(before);
  for (const { end } of pauses) end();
  await expect.poll(links).toBe(before + 1);
});

it('a portal that stops sends what it has promised', async () => {
  const { db } = testApp.context.database;
  const before = await db.$count(outgoingMails);
  await ask('known');
  expect(await db.$count(outgoingMails)).toBe(before);
  await testApp.app.close();
  expect(await db.$count(outgoingMails)).toBe(before + 1);
});
