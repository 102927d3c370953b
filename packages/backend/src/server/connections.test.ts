import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { PUBLIC_URL: 'https://portal.example.com', DEMO: 'on' } });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

const opened = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** What comes back until the connection ends. */
async function answerTo(sent: string): Promise<string> {
  const socket = await opened();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(sent);
  await once(socket, 'close');
  return answer;
}

it('HZ34 who asks again before reading the answer is cut off, so that no file stays open for them', async () => {
  const socket = await opened();
  const closed = once(socket, 'close');
  socket.resume();
  socket.write('GET /api/v1/maintenances HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  await closed;
  const { statusCode } = await testApp.app.inject('/livez');
  expect(statusCode).toBe(200);
});

describe('B4 what cannot be read as a request', () => {
  it.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['another protocol', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['a header that is too large', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('%s: is answered with message, Error ID and headers', async (_, sent, status) => {
    const answer = await answerTo(sent);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const { message, tracking } = JSON.parse(body);
    expect(message).not.toBe('');
    expect(head).toContain(`x-tracking-id: ${tracking}`);
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('strict-transport-security: max-age=');
  });
});
