import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnectionsOnStop } from './lastAnswers.ts';

it('HZ34: a stop waits for the answer that is out, and not for its connection', async () => {
  const app = fastify({ keepAliveTimeout: 65_000 });
  endConnectionsOnStop(app);
  let arrived = (): void => {};
  const asked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/slow', async () => {
    arrived();
    await delay(300);
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;
  const closed = app.close();
  expect(await (await answer).text()).toBe('done');
  await closed;
});

it('HZ34: a stop does not wait for a connection that a browser opened ahead and never used', async () => {
  const app = fastify();
  endConnectionsOnStop(app);
  app.get('/', async () => 'there');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ahead = connect(port, '127.0.0.1');
  await once(ahead, 'connect');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('there');
  const ended = once(ahead, 'close');
  await app.close();
  await ended;
}, 20_000);
