import type { Api } from '@selvedge/core';
import { formatRoute } from '@selvedge/core';
import { changeLines, currentCart, orders, removeCart, type SeasonPlace } from '@selvedge/core/contract';
import type { Portal } from '../pages/Portal.ts';
import { accounts, counting, expect, test } from './journey.ts';
import { approvedCart } from './ordering.ts';

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('It is missing');
  return value;
}

const finalization = /\/carts\/[\w-]+\/finalization$/;

const ordersOf = async (
  api: Api,
  { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace,
) =>
  (await api.send(orders, { params: { rightEnv, customerId } })).filter(
    (order) =>
      order.season === season && order.subdivision === subdivision && order.collectionType === collectionType,
  );

/** Holds the finalizations of both pages until each has sent its own, so that neither is told of the other's first. */
const sendTogether = async (...portals: Portal[]) => {
  let sent = 0;
  let go: () => void = () => {};
  const all = new Promise<void>((done) => {
    go = done;
  });
  for (const { page } of portals)
    await page.route(finalization, async (route) => {
      sent += 1;
      if (sent === portals.length) go();
      await all;
      await route.continue();
    });
};

const openCheck = async (portal: Portal, place: SeasonPlace, account: string = accounts.manager) => {
  await portal.enter(account, formatRoute({ screen: 'check', place }));
  await expect(portal.check.passed).toBeVisible();
};

/** Nothing is said of a cart that has become an order. */
const expectNoCart = async ({ check }: Portal) => {
  for (const gone of [check.passed, check.rack, check.approve, check.finalize, check.clear])
    await expect(gone).toBeHidden();
};

test.beforeEach(async ({ callsOf, spot: { place }, open }) => {
  await approvedCart(await callsOf('buyer'), place, open);
});

test('O5 a double click on the confirmation orders once', async ({
  page,
  portal,
  callsOf,
  spot: { place },
}) => {
  await openCheck(portal, place);
  const asked = counting(page, finalization);
  await portal.check.finalize.click();
  await portal.check.confirm.dblclick();
  await expect(portal.check.finalized).toBeVisible();
  expect(asked()).toBe(1);
  expect(await ordersOf(await callsOf('manager'), place)).toMatchObject([
    { orderNumber: await portal.check.orderNumber() },
  ]);
});

test('O5 HZ1: a lost answer is asked for again by itself and ends with one order', async ({
  page,
  portal,
  callsOf,
  guard,
  spot: { place },
}) => {
  guard.expect(/ERR_CONNECTION_RESET/);
  // News would tell of the order before it is asked again.
  await page.route(/\/news\/cart\//, () => {});
  await openCheck(portal, place);
  const keys: (string | undefined)[] = [];
  const lost: string[] = [];
  await page.route(finalization, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    const { orderNumber } = await (await route.fetch()).json();
    lost.push(orderNumber);
    return route.abort('connectionreset');
  });
  await portal.check.finalize.click();
  await portal.check.confirm.click();
  await expect(portal.check.finalized).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(await portal.check.orderNumber()).toBe(lost[0]);
  expect(await ordersOf(await callsOf('manager'), place)).toMatchObject([{ orderNumber: lost[0] }]);
});

test('O5 an order whose answers are lost is told by the news, and nothing contradicts them', async ({
  page,
  portal,
  callsOf,
  guard,
  spot: { place },
}) => {
  guard.expect(/ERR_CONNECTION_RESET/);
  await openCheck(portal, place);
  await page.route(finalization, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await portal.check.finalize.click();
  await portal.check.confirm.click();
  await expect(portal.check.finalized).toBeVisible();
  const [order] = await ordersOf(await callsOf('manager'), place);
  expect(order?.orderNumber).toBe(await portal.check.orderNumber());
  await expect(portal.check.toOrder).toHaveCount(1);
  await expect(page.getByText('Henrik Vogt finalized the order')).toHaveCount(1);
  await expectNoCart(portal);
  await expect(portal.check.decision).toBeHidden();
  await expect(portal.check.progress).toBeHidden();
  await expect(page.getByText(portal.words.say('check.finalization.uncertain'))).toBeHidden();
  expect(await ordersOf(await callsOf('manager'), place)).toHaveLength(1);
});

test('O5 news that come before the answer leave it to the answer to say whose the order is', async ({
  page,
  portal,
  callsOf,
  spot: { place },
}) => {
  await openCheck(portal, place);
  let answer: () => void = () => {};
  const told = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(finalization, async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response });
  });
  await portal.check.finalize.click();
  await portal.check.confirm.click();
  await expectNoCart(portal);
  await expect(portal.check.progress).toBeVisible();
  await expect(page.getByText('Henrik Vogt finalized the order')).toBeHidden();
  answer();
  await expect(portal.check.finalized).toBeVisible();
  const [order] = await ordersOf(await callsOf('manager'), place);
  expect(await portal.check.orderNumber()).toBe(order?.orderNumber);
});

test('O2 after a refusal the finalization can be begun anew at once', async ({
  page,
  portal,
  guard,
  spot: { place },
}) => {
  guard.expect(/status of 400/);
  await openCheck(portal, place);
  const refusal = { message: 'The house is closed.', tracking: 'T-400' };
  await page.route(finalization, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await portal.check.finalize.click();
  await portal.check.confirm.click();
  await expect(page.getByText(refusal.message)).toBeVisible();
  await portal.check.finalize.click();
  await expect(page.getByText(refusal.message)).toBeHidden();
  await portal.check.confirm.click();
  await expect(portal.check.finalized).toBeVisible();
});

test('O5 after a refusal the cart is finalized as it is shown by then, and not at all once it was removed', async ({
  page,
  portal,
  callsOf,
  guard,
  spot: { place },
}) => {
  guard.expect(/status of (400|502|404)/);
  await openCheck(portal, place);
  const refusal = { message: 'The house is closed.', tracking: 'T-400' };
  await page.route(finalization, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await portal.check.finalize.click();
  await portal.check.confirm.click();
  await expect(page.getByText(refusal.message)).toBeVisible();

  const buyer = await callsOf('buyer');
  const { head, lines } = required(await buyer.send(currentCart, { params: place }));
  const { rightEnv, cartId, version, pieces } = head;
  const [line] = lines;
  const { articleVariantId, quantity: was } = required(line ?? null);
  const changes = [{ articleVariantId, quantity: was + 4, was }];
  await buyer.send(changeLines, { params: { rightEnv, cartId }, body: { version, changes } });
  await expect(page.getByRole('main')).toContainText(`${pieces + 4} pieces`);
  await portal.check.finalize.click();
  await expect(page.getByRole('alertdialog')).toContainText(`${pieces + 4} pieces`);

  // No answer comes, and meanwhile it is removed.
  await page.route(finalization, (route) => route.fulfill({ status: 502, body: 'x' }));
  await portal.check.confirm.click();
  await expect(page.getByText(portal.words.say('check.finalization.uncertain'))).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute(finalization);
  await buyer.send(removeCart, { params: { rightEnv, cartId }, body: { version: version + 1 } });
  await expect(page.getByText(portal.words.say('check.ended.removedText'))).toBeVisible();
  await expectNoCart(portal);
  expect(await ordersOf(await callsOf('manager'), place)).toEqual([]);
});

test('O5 of two managers at once one orders, and the other reads which order stands', async ({
  portal,
  another,
  callsOf,
  guard,
  spot: { place },
}) => {
  guard.expect(/status of 409/);
  const other = await another();
  await openCheck(portal, place);
  await openCheck(other, place, accounts.employee);
  for (const { check } of [portal, other]) await check.finalize.click();
  await sendTogether(portal, other);
  await Promise.all([portal.check.confirm.click(), other.check.confirm.click()]);

  const won = portal.check.finalized.or(portal.check.overtaken);
  const theyWon = other.check.finalized.or(other.check.overtaken);
  await expect(won).toBeVisible();
  await expect(theyWon).toBeVisible();
  const [winner, loser] = (await portal.check.finalized.isVisible()) ? [portal, other] : [other, portal];
  const number = await winner.check.orderNumber();
  await expect(loser.check.overtaken).toBeVisible();
  await expect(loser.check.finalized).toBeHidden();
  await expect(loser.page.getByRole('main')).toContainText(number);
  expect(await ordersOf(await callsOf('manager'), place)).toMatchObject([{ orderNumber: number }]);
});

test('O5 whoever is still asked for the confirmation reads who ordered meanwhile', async ({
  portal,
  another,
  callsOf,
  spot: { place },
}) => {
  const other = await another();
  await openCheck(portal, place);
  await openCheck(other, place, accounts.employee);
  for (const { check } of [portal, other]) await check.finalize.click();
  await portal.check.confirm.click();
  await expect(portal.check.finalized).toBeVisible();

  await expect(other.check.confirmation).toBeHidden();
  await expect(other.check.finalized).toBeVisible();
  await expect(other.page.getByRole('main')).toContainText(await portal.check.orderNumber());
  await expect(other.page.getByRole('main')).toContainText('Henrik Vogt finalized the order');
  expect(await ordersOf(await callsOf('manager'), place)).toHaveLength(1);
});
