import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/startTestApp.ts';
import { LONG_BODY_TIME, limitBodyTime } from './bodyTime.ts';
import { refuseUnread } from './refuseUnread.ts';

const config = { publicUrl: 'https://portal.example.com' };
const app = fastify({ clientErrorHandler: refuseUnread(config) });
beforeAll(async () => {
  limitBodyTime(app, config, 200);
  const handler = async () => ({ taken: true });
  app.post('/usual', handler);
  app.post('/long', { config: { bodyTime: 60_000 }, handler });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends a body in two parts, the second of them when it is too late for most; returns what comes back. */
async function halting(path: string, language: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const head = [
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 9',
    `Accept-Language: ${language}`,
  ];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\nConnection: close\r\n\r\n{"a":`);
  const closed = once(socket, 'close');
  await delay(800);
  if (!socket.destroyed) socket.write('"b"}');
  await closed;
  return answer;
}

describe('a body that takes its time', () => {
  it.each([
    ['en', 'Sending took too long. Please try again, over a faster connection if you can.'],
    ['de', 'Das Senden hat zu lange gedauert.'],
  ])('is refused for that reason, in %s', async (language, words) => {
    const [head = '', body = ''] = (await halting('/usual', language)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    const { message, tracking, code } = JSON.parse(body);
    expect([message, code]).toEqual([expect.stringContaining(words), 'tooSlow']);
    expect(head).toContain(`x-tracking-id: ${tracking}`);
    expect(head).toContain('strict-transport-security: max-age=');
  });

  it('is taken by a route that allows it, and by no address that there is not', async () => {
    expect(await halting('/long', 'en')).toContain('{"taken":true}');
    expect(await halting('/none', 'en')).not.toContain('HTTP/1.1 200');
  });

  it('may be a delivery of a house, which Node itself does not cut off before', async () => {
    const whole = await startTestApp({ demo: { styles: 60 } });
    const { requestTimeout, headersTimeout } = whole.app.server;
    expect(requestTimeout).toBeGreaterThan(LONG_BODY_TIME);
    expect(headersTimeout).toBe(30_000);
    await whole.close();
  });
});
