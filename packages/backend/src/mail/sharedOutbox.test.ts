import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../configuration/config.ts';
import { readKeeping } from '../configuration/retention.ts';
import { readToken } from '../operator/operatorToken.ts';
import { sweep } from '../server/sweep.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { sweepOutbox } from './outboxFiles.ts';
import { transportFor } from './transportFor.ts';

const day = 86_400_000;
let shared: string;
let testApp: TestApp;
beforeAll(async () => {
  shared = join(await mkdtemp(join(tmpdir(), 'selvedge-shared-')), 'mails');
  testApp = await startTestApp({ environment: { OUTBOX_DIR: shared } });
});
afterAll(async () => {
  await testApp.close();
  await rm(join(shared, '..'), { recursive: true });
});

/** Delivers a mail as an instance does whose data folder is another one. */
const deliverElsewhere = (mailId: string, text: string) =>
  transportFor(readConfig({ DATA_DIR: join(shared, '..', 'another'), OUTBOX_DIR: shared })).deliver(
    { mailId, from: 'portal@house.example', to: 'somebody@shop.example', bytes: Buffer.from(text) },
    async () => {},
  );

it('F4: mails go to the folder that is named, and to the data folder where none is', () => {
  expect(readConfig({ DATA_DIR: 'house' }).outboxDir).toBe(resolve('house/outbox'));
  expect(readConfig({ DATA_DIR: 'house', OUTBOX_DIR: 'mails' }).outboxDir).toBe(resolve('mails'));
});

it('F4: a person is erased from mails of other instances, and what is old is swept, in the shared folder', async () => {
  const email = 'buyer@selvedge.test';
  await deliverElsewhere('named', `To: ${email}\r\n\r\nHello`);
  await deliverElsewhere('other', 'To: somebody@shop.example\r\n\r\nHello');
  const erased = await testApp.app.inject({
    method: 'POST',
    url: '/operator/people/erase',
    headers: { authorization: `Bearer ${await readToken(testApp.context.config.dataDir)}` },
    payload: { person: email },
  });
  expect(erased.json()).toMatchObject({ removed: { filesOfMails: 1 } });
  expect(await readdir(shared)).toEqual(['other.eml']);

  const { config } = testApp.context;
  const { mails } = readKeeping({});
  await sweep(testApp.context, config, Date.now() + (mails - 1) * day);
  expect(await readdir(shared)).toEqual(['other.eml']);
  await sweep(testApp.context, config, Date.now() + (mails + 1) * day);
  expect(await readdir(shared)).toEqual([]);
  expect(await readdir(config.dataDir)).not.toContain('outbox');
});

it('F4: instances that sweep one folder at once do not stumble over each other', async () => {
  for (let round = 0; round < 20; round += 1) {
    for (let nth = 0; nth < 20; nth += 1) await writeFile(join(shared, `${nth}.eml`), 'x');
    await Promise.all([1, 2, 3].map(() => sweepOutbox(shared, Date.now() + day)));
    expect(await readdir(shared)).toEqual([]);
  }
});
