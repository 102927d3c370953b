import type { Api } from '@selvedge/core';
import { formatRoute } from '@selvedge/core';
import { orders, type SeasonPlace } from '@selvedge/core/contract';
import type { Portal } from '../pages/Portal.ts';
import { accounts, counting, expect, test } from './journey.ts';
import { approvedCart } from './ordering.ts';

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
