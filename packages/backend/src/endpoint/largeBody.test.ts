import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { FAIR_USE: 'calls=300/300' } });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testApp.close());

/** What is answered to the head of a call whose body does not come. */
async function answeredUnread(head: readonly string[]): Promise<number> {
  const { port } = testApp.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.write([...head, 'host: localhost', 'content-type: application/json', '', ''].join('\r\n'));
  const status = Number((await answer).split(' ')[1]);
  socket.destroy();
  return status;
}

const large = 'content-length: 1000000';
const carts = '/api/v1/preorder/carts';

it('O5 a large body is not waited for where nobody is known to send it', async () => {
  const token = (value: string) => `x-extranet-token: ${value}`;
  const { tokens } = await signedIn(testApp, 'buyer@selvedge.test');
  const answers = [
    await answeredUnread([`POST ${carts} HTTP/1.1`, large]),
    await answeredUnread([`POST ${carts} HTTP/1.1`, large, token('invented')]),
    await answeredUnread([`POST ${carts} HTTP/1.1`, 'transfer-encoding: chunked', token('invented')]),
    await answeredUnread(['POST /nowhere HTTP/1.1', large]),
    await answeredUnread(['PUT /livez HTTP/1.1', 'transfer-encoding: chunked', token(tokens.access_token)]),
  ];
  expect(answers).toEqual([401, 401, 401, 404, 404]);
});

it.each([
  [`POST ${carts} HTTP/1.1`, 401],
  ['POST /nowhere HTTP/1.1', 404],
  ['GET /livez HTTP/1.1', 200],
])('O5 what was answered is read no further: %s', async (line, status) => {
  const { port } = testApp.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  const closed = once(socket, 'close');
  socket.write(
    `${line}\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000000000\r\n\r\n`,
  );
  await closed;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*connection: close`, 'i'));
});

it('O5 a large body counts by its size, for the one who sends it', async () => {
  const [one, other] = [
    await signedIn(testApp, 'manager@selvedge.test'),
    await signedIn(testApp, 'buyer@selvedge.test'),
  ];
  const ask = async ({ tokens }: typeof one, text: string) =>
    testApp.app.inject({
      method: 'POST',
      url: carts,
      headers: { 'x-extranet-token': tokens.access_token, 'content-type': 'application/json' },
      payload: JSON.stringify({ text }),
    });
  const whole = 'x'.repeat(1_000_000);
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) statuses.push((await ask(one, whole)).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  expect((await ask(one, 'x')).statusCode).toBe(429);
  expect((await ask(other, whole)).statusCode).toBe(400);
});
