import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFiles } from '../configuration/files.ts';
import { FilesAway, keyFor } from './fileStore.ts';
import { openFiles } from './files.ts';
import { s3Store } from './s3Store.ts';
import { type S3Server, startS3Server } from './testing/s3Server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const storeWith = async (more: Readonly<Record<string, string>>) =>
  s3Store(readFiles({ ...server.environment, ...more }) ?? expect.fail('no bucket'));
const reasonOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof FilesAway ? error.reason : String(error)),
  );

it('keeps, gives, lists and removes bytes, by keys below its own prefix', async () => {
  const { store } = server;
  const large = new Uint8Array(12_000_000).fill(7);
  const [key, largeKey] = [keyFor(bytesOf('a')), keyFor(large)];
  await store.put(key, bytesOf('a'));
  await store.put(largeKey, large);
  expect(await store.get(key)).toEqual(bytesOf('a'));
  expect(keyFor((await store.get(largeKey)) ?? bytesOf(''))).toBe(largeKey);
  expect(await store.get(keyFor(bytesOf('none')))).toBeNull();

  // Of others in the same bucket it knows nothing.
  const other = await storeWith({ FILES_S3: 's3://house-files' });
  expect(await other.get(key)).toBeNull();
  await other.put('readme.txt', bytesOf('not ours'));
  expect((await server.files()).map((file) => file.key).sort()).toEqual([key, largeKey].sort());
  for await (const page of other.list()) expect(page).toEqual([]);

  const before = (await server.files()).find((file) => file.key === key)?.putAt ?? 0;
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  await store.remove(key);
  await store.remove(key);
  expect(await store.get(key)).toBeNull();
  await store.remove(largeKey);
});

it('lists more than a page of them', async () => {
  const { store } = server;
  const keys = Array.from({ length: 520 }, (_, nth) => keyFor(bytesOf(String(nth))));
  for (let at = 0; at < keys.length; at += 30)
    await Promise.all(keys.slice(at, at + 30).map((key) => store.put(key, bytesOf('x'))));
  expect((await server.files()).map(({ key }) => key).sort()).toEqual([...keys].sort());
  for (const key of keys) await store.remove(key);
}, 120_000);

it('says in a word why the bucket cannot be used', async () => {
  const key = keyFor(bytesOf('a'));
  const wrong = await storeWith({ S3_SECRET_ACCESS_KEY: 'not the secret' });
  const calls = [() => wrong.put(key, bytesOf('a')), () => wrong.get(key), () => wrong.remove(key)];
  for (const call of calls) expect(await reasonOf(call())).toBe('SignatureDoesNotMatch');
  const none = await storeWith({ FILES_S3: 's3://nobody-has-this' });
  expect(await reasonOf(none.get(key))).toBe('NoSuchBucket');
  expect(await server.files()).toEqual([]);
  await server.stop();
  expect(await reasonOf(server.store.get(key))).toBe('ECONNREFUSED');
  await server.start();
  expect(await server.store.get(key)).toBeNull();
});

it('waits for a service that says nothing, but not for ever', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const store = await storeWith({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
  expect(await reasonOf(store.get(keyFor(bytesOf('a'))))).toBe('no answer in time');
  for (const socket of sockets) socket.destroy();
  silent.close();
}, 60_000);

it('tells once that it is away and once that it is back, and of each file once that it is lost or damaged', async () => {
  const told: string[] = [];
  const counted: string[] = [];
  const files = await openFiles(
    readFiles(server.environment),
    (state) => told.push(state),
    ({ operation, outcome, seconds }) => counted.push(`${operation} ${outcome} ${seconds >= 0}`),
  );
  const [there, lost, damaged] = ['there', 'lost', 'damaged'].map((text) => keyFor(bytesOf(text)));
  await server.store.put(there ?? '', bytesOf('there'));
  await server.store.put(damaged ?? '', bytesOf('something else'));
  const read = (key = '') => files.read({ bytes: null, fileKey: key });
  for (let nth = 0; nth < 3; nth += 1)
    expect([await read(there), await read(lost), await read(damaged)]).toEqual([
      bytesOf('there'),
      null,
      null,
    ]);
  expect(told).toEqual(['lost', 'lost']);
  expect(new Set(counted)).toEqual(new Set(['get done true', 'get absent true']));

  await server.stop();
  for (let nth = 0; nth < 5; nth += 1) expect(await reasonOf(read(there))).toBe('ECONNREFUSED');
  await server.start();
  await expect.poll(() => read(there).catch(() => null), { timeout: 30_000 }).toEqual(bytesOf('there'));
  expect(told).toEqual(['lost', 'lost', 'away', 'back']);
  expect(counted).toContain('get away true');
}, 60_000);

it('is not there unless it is configured: bytes of rows are read, keys are refused', async () => {
  const told: string[] = [];
  const files = await openFiles(null, (state) => told.push(state));
  expect(files.store).toBeNull();
  expect(await files.read({ bytes: bytesOf('a'), fileKey: null })).toEqual(bytesOf('a'));
  for (let nth = 0; nth < 2; nth += 1)
    await expect(files.read({ bytes: null, fileKey: keyFor(bytesOf('a')) })).rejects.toMatchObject({
      ...{ status: 503, code: 'unavailable', retryAfter: 5 },
    });
  expect(told).toEqual(['away']);
});
