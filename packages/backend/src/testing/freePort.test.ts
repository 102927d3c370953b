import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './freePort.ts';

/** The pair of ports that is tried next. */
const tries = (...pairs: readonly number[]): void => {
  const random = vi.spyOn(Math, 'random');
  for (const pair of pairs) random.mockReturnValueOnce(pair / 11_000);
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('gives a port once, also while nobody listens at it yet', async () => {
  const port = await freePort();
  tries((port - 10_100) / 2);
  expect(await freePort()).not.toBe(port);
});

it('gives no port that a program listens at, and none that a connection may get by itself', async () => {
  const port = await freePort();
  const taken = await freePort();
  const program = createServer().listen(taken);
  await once(program, 'listening');
  tries((taken - 10_100) / 2, (port - 10_100) / 2);
  const given = await freePort();
  expect([port, taken]).not.toContain(given);
  expect(given).toBeLessThan(32_768);
  program.close();
});
