import { approveCart, changeLines, finalizeCart, returnCart } from '@selvedge/core/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartAt, styleAt, variantIn } from '../ordering/testing/partner.ts';
import { type Stage, setStage } from '../ordering/testing/stage.ts';
import { startTestCommandLine, type TestCommandLine } from '../testing/commandLine.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { deliverDue } from './webhookSender.ts';

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;

let receiver: Receiver;
let stage: Stage;
let commandLine: TestCommandLine;
let isAway = false;
beforeAll(async () => {
  receiver = await startReceiver(() => (isAway ? 503 : 'take'));
  stage = await setStage({ WEBHOOKS: receiver.url, WEBHOOK_SECRET: secret });
  commandLine = await startTestCommandLine(stage.testApp);
}, 60_000);
afterAll(async () => {
  await commandLine.close();
  await receiver.close();
});

const deliver = (later = 0) => {
  const { config, database } = stage.testApp.context;
  return deliverDue({
    database,
    webhooks: config.webhooks,
    now: () => Date.now() + later,
    report: () => {},
  });
};

/** A cart of a customer with three pieces, returned once, then finalized; refused calls in between. */
async function ordered(customerId: string) {
  const { buyer, manager } = stage;
  const at = stage.open(customerId);
  const { head } = await cartAt(buyer, at);
  const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
  const changes = [{ articleVariantId, quantity: 3, was: 0 }];
  const filled = await buyer.get(changeLines, { params: head, body: { version: head.version, changes } });
  const approve = async (version: number) =>
    (await buyer.get(approveCart, { params: head, body: { version } })).head.version;
  const approved = await approve(filled.head.version);
  const reason = 'Two pieces more, says Clara';
  const returned = await manager.get(returnCart, { params: head, body: { version: approved, reason } });
  const again = await approve(returned.head.version);
  const finalize = (version: number, key: string) =>
    manager.ask(finalizeCart, { params: head, body: { version }, headers: { 'idempotency-key': key } });
  expect((await finalize(again - 1, `stale-${head.cartId}`)).statusCode).toBe(409);
  const key = `events-${head.cartId}`;
  const response = await finalize(again, key);
  expect((await finalize(again, key)).statusCode).toBe(200);
  return { head, order: response.json(), at };
}

it('O7: tells each event that happened once, signed so that the scheme’s own library takes it', async () => {
  const { head, order, at } = await ordered('C1004');
  await deliver();
  const told = [...receiver.taken.values()].map(({ body, headers }) => {
    const verified = new Webhook(secret).verify(body, { ...headers });
    expect(() => new Webhook(secret).verify(`${body} `, { ...headers })).toThrow();
    return verified;
  });
  const place = {
    ...{ rightEnv: 'preorder', customerNumber: head.customerNumber },
    ...{ season: at.season, subdivision: at.subdivision, collectionType: at.collectionType },
  };
  const cart = { cartId: head.cartId, ...place };
  const { orderId, orderNumber } = order;
  const about = (type: string, data: object) => ({
    ...{ id: expect.any(String), timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
    ...{ type, data },
  });
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      about('cart.approved', cart),
      about('cart.returned', cart),
      about('order.finalized', {
        ...{ orderId, orderNumber, ...cart, currency: 'EUR', pieces: 3, value: expect.any(Number) },
      }),
    ]),
  );
  expect(JSON.stringify(told)).not.toMatch(/Clara|Two pieces|@/);
  expect([...receiver.taken.entries()].every(([id, { body }]) => JSON.parse(body).id === id)).toBe(true);
});

it('O7: an operator sees what was told, and has it sent again', async () => {
  isAway = true;
  const { order } = await ordered('C1003');
  const days = 86_400_000;
  for (let day = 0; day < 20; day += 1) await deliver(day * days);
  const [code, printed] = await commandLine.run('webhook', 'list', '--state', 'given-up');
  expect([code, printed.split('\n').length]).toEqual([0, 5]);
  expect(printed).toMatch(/order\.finalized +given-up +12 +\S.* 503 +http:/);
  expect(await commandLine.run('webhook', 'send-again', '--given-up')).toEqual([0, 'Queued again: 4.']);
  isAway = false;
  await deliver();
  const told = [...receiver.taken.values()].map(({ body }) => JSON.parse(body).data.orderNumber);
  expect(told.filter((number) => number === order.orderNumber)).toHaveLength(1);
  const [, none] = await commandLine.run('webhook', 'list', '--state', 'given-up');
  expect(none).toBe('No deliveries.');
  const [, all] = await commandLine.run('webhook', 'list');
  const [deliveryId = ''] = all.split('\n')[1]?.split(' ') ?? [];
  expect(await commandLine.run('webhook', 'send-again', deliveryId)).toEqual([0, 'Queued again: 1.']);
});

it.each([
  [['list', '--state', 'lost'], 1, /^state: Expected one of/],
  [['send-again'], 2, /^Name one delivery, or --given-up/],
  [['send-again', 'x'], 1, /^deliveryId: /],
  [['send-again', '00000000-0000-0000-0000-000000000000'], 1, /^There is no delivery '0.*' that is over\.$/],
] as const)('O7: webhook %j is refused in a sentence', async (words, code, sentence) => {
  const [ended, printed] = await commandLine.run('webhook', ...words);
  expect([ended, printed.split('\n')[0]]).toEqual([code, expect.stringMatching(sentence)]);
});
