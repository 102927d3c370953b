import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makingFolder } from '../backup/makeBackup.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { readToken } from './operatorToken.ts';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await startTestApp();
  const { app, context } = testApp;
  token = (await readToken(context.config.dataDir)) ?? '';
  // More than the buffers of a connection hold, and too random to be packed.
  await writeFile(join(context.config.dataDir, 'large'), randomBytes(16_000_000));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => testApp.close());

/** An operator's call over a connection that can be cut; nothing is read from it yet. */
async function call(path: string, body = ''): Promise<Socket> {
  const { port } = testApp.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = [
    `POST /operator${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    ...(body === '' ? [] : ['Content-Type: application/json']),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

const linesOf = (path: string) =>
  testApp.securityLines
    .map((line) => JSON.parse(line))
    .filter(
      ({ security, call: named }) => security === 'operator.changed' && named === `POST /operator${path}`,
    );

const hash = expect.stringMatching(/^[\w-]{16}$/);
const patience = { timeout: 20_000 };

/** Does something while the built-in database, which does one thing at a time, is busy. */
async function whileBusy<Given>(work: () => Promise<Given>): Promise<Given> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const before = testApp.context.database.db.transaction(() => held);
  try {
    return await work();
  } finally {
    letGo();
    await before;
  }
}

/** The first lines that there are; none after some seconds. */
async function until<Line>(linesNow: () => readonly Line[]): Promise<readonly Line[]> {
  for (let waited = 0; linesNow().length === 0 && waited < 5_000; waited += 50) await delay(50);
  return linesNow();
}
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe('an operator who hangs up', () => {
  it('A13: has a line for what they changed, although nobody heard that it is changed', async () => {
    const operator = await operatorOf(testApp);
    const email = 'left@house.example';
    const user = { firstName: 'Ada', lastName: 'Byron', email, role: 'buyer', customers: ['104217'] };
    const lines = await whileBusy(async () => {
      const socket = await call('/users', JSON.stringify(user));
      socket.destroySoon();
      await once(socket, 'close');
      return until(() => linesOf('/users'));
    });
    expect(lines).toMatchObject([
      { status: 499, address: hash, trace: expect.stringMatching(/^[\da-f]{32}$/) },
    ]);
    const users = async () => (await operator('GET', '/users')).body;
    await expect.poll(users, patience).toContain(email);
    expect(linesOf('/users')).toHaveLength(1);
  });

  it('A13: has a line for a backup that was cut, which is taken away', async () => {
    const socket = await call('/backups');
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(() => linesOf('/backups'), patience).toHaveLength(1);
    const { dataDir } = testApp.context.config;
    await expect.poll(() => isThere(makingFolder(dataDir)), patience).toBe(false);
  });
});

describe('a backup that was read to its end', () => {
  it('is no reason to refuse the next one, whose caller asks at once', async () => {
    const { dataDir } = testApp.context.config;
    const { port } = testApp.app.server.address() as AddressInfo;
    // As many files as a house has, which take their time to go.
    await mkdir(join(dataDir, 'many'));
    const names = Array.from({ length: 800 }, (_, at) => join(dataDir, 'many', String(at)));
    await Promise.all(names.map((name) => writeFile(name, '')));
    const headers = { authorization: `Bearer ${token}` };
    const take = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/operator/backups`, { method: 'POST', headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    expect([await take(), await take(), await take()]).toEqual([200, 200, 200]);
    await rm(join(dataDir, 'many'), { recursive: true });
  });
});

describe('a backup that nobody reads on', () => {
  it('is given up after a while, so that the next one can be made', async () => {
    testApp.app.server.timeout = 500;
    const socket = await call('/backups');
    await once(socket, 'data');
    socket.pause();
    const operator = await operatorOf(testApp);
    expect((await operator('POST', '/backups')).statusCode).toBe(409);
    const { dataDir } = testApp.context.config;
    await expect.poll(() => isThere(makingFolder(dataDir)), patience).toBe(false);
    testApp.app.server.timeout = 120_000;
    const again = await call('/backups');
    expect(String(await once(again, 'data'))).toContain('HTTP/1.1 200 OK');
  });
});
