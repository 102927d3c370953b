import { formatRoute } from '@selvedge/core';
import {
  activeSellingTimes,
  customers,
  type SeasonPlace,
  type SellingTime,
  seasonState,
  styleIndex,
  upcomingSellingTimes,
} from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';
import { openStyle } from './showroom.ts';

const rightEnv = 'preorder';

/** The season that is sold longest: none of the demonstration's troubled ones. */
const longest = (times: readonly SellingTime[]): string =>
  [...times].sort((one, other) => other.salesPeriodTo - one.salesPeriodTo)[0]?.season ?? '';

test('K2 a viewer sees quantities, cannot type, and reads why', async ({ portal, callsOf, takeSpot }) => {
  const api = await callsOf('viewer');
  const theirs = new Set(
    (await api.send(customers, { params: { rightEnv }, query: {} })).map((c) => c.customerId),
  );
  const spot = takeSpot(({ place }) => theirs.has(place.customerId));
  const { style, rows } = await openStyle(api, spot.place);
  const { matrix } = portal.style(style.name);
  await portal.enter(
    accounts.viewer,
    formatRoute({ screen: 'style', place: spot.place, articleId: style.articleId }),
  );
  await expect(matrix.whyReadOnly).toBeVisible();
  const cell = matrix.cell(rows[0][0]);
  await expect(cell).toHaveAttribute('readonly');
  await cell.click();
  await portal.page.keyboard.type('5');
  await expect(cell).toHaveValue('');
});

test('L3 O3 a preview season can be looked at and noted in, and nothing completed', async ({
  portal,
  callsOf,
}) => {
  const api = await callsOf('preview');
  const [customer] = await api.send(customers, { params: { rightEnv }, query: {} });
  const customerId = customer?.customerId ?? '';
  const [time] = await api.send(upcomingSellingTimes, { params: { rightEnv, customerId } });
  if (!time) throw new Error('No season is in preview');
  const { season, subdivision, collectionType } = time;
  const place: SeasonPlace = { rightEnv, customerId, season, subdivision, collectionType };
  const { head } = await fillCart(api, place, await openStyle(api, place));
  expect(head.pieces).toBe(25);

  await portal.enter(accounts.preview, formatRoute({ screen: 'seasons', rightEnv, customerId }));
  await expect(portal.seasons.card(place)).toContainText(portal.words.literally('preview'));
  await portal.page.goto(formatRoute({ screen: 'check', place }));
  await expect(portal.check.approve).toHaveAttribute('aria-disabled', 'true');
  await portal.check.approve.hover();
  const why = portal.check.decision.getByRole('tooltip');
  await expect(why).toContainText(portal.words.say('whyNot.hasBegun'));
  await expect(why).toHaveText(portal.words.saying('whyNot.when.opening', 'date'));
  await portal.check.approve.click({ force: true });
  await expect(portal.check.approved).toBeHidden();
  await expect(portal.check.finalize).toBeHidden();
});

test('L3 without the preview right an upcoming season is missing', async ({ portal, callsOf, guard }) => {
  guard.expect(/status of 404/);
  const [customer] = await (await callsOf('preview')).send(customers, { params: { rightEnv }, query: {} });
  const customerId = customer?.customerId ?? '';
  const [time] = await (await callsOf('preview')).send(upcomingSellingTimes, {
    params: { rightEnv, customerId },
  });
  if (!time) throw new Error('No season is in preview');
  const { season, subdivision, collectionType } = time;
  const place = { rightEnv, customerId, season, subdivision, collectionType } as const;
  await expect((await callsOf('buyer')).send(seasonState, { params: place })).rejects.toMatchObject({
    failure: { status: 404 },
  });
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(portal.styles.missing).toBeVisible();
});

test('L1 each kind of lock is told with its reason', async ({ portal, callsOf, words }) => {
  const api = await callsOf('locked');
  const found = await api.send(customers, { params: { rightEnv }, query: {} });
  const lockedIn = (scope: string) => {
    const customer = found.find(({ locks }) => locks.some((lock) => lock.scope === scope));
    const lock = customer?.locks.find((one) => one.scope === scope);
    if (!customer || !lock) throw new Error(`No customer is locked by ${scope}`);
    return { customer, lock };
  };
  await portal.enter(accounts.locked, formatRoute({ screen: 'pos', rightEnv }));

  await test.step('the whole customer: the dialog stands in the way', async () => {
    const { customer, lock } = lockedIn('customer');
    await portal.pos.locked(customer.name).click();
    const dialog = portal.pos.lockDialog(customer.name);
    await expect(dialog).toContainText(lock.reason);
    await expect(dialog).toContainText(words.say('pos.lock.customer'));
    await portal.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  for (const scope of ['subdivision', 'collectionType'] as const) {
    await test.step(`a ${scope}: the dialog tells, the season warns`, async () => {
      const { customer, lock } = lockedIn(scope);
      await portal.page.goto(formatRoute({ screen: 'pos', rightEnv }));
      await portal.pos.lockedInPart(customer.name).click();
      await expect(portal.pos.lockDialog(customer.name)).toContainText(lock.reason);
      await portal.page.keyboard.press('Escape');

      const { customerId } = customer;
      const times = await api.send(activeSellingTimes, { params: { rightEnv, customerId } });
      const time = times.find((one) => one[scope] === lock.subject && one.season === longest(times));
      if (!time) throw new Error(`Nothing is sold in ${lock.subject}`);
      const { season, subdivision, collectionType } = time;
      const place = { rightEnv, customerId, season, subdivision, collectionType } as const;
      await portal.page.goto(formatRoute({ screen: 'styles', place }));
      await expect(portal.styles.locked).toBeVisible();
      await expect(portal.page.getByText(lock.reason)).toBeVisible();
    });
  }
});

test('HZ4: a foreign customer is missing, by page and by call', async ({ portal, callsOf, guard, spot }) => {
  guard.expect(/status of 404/);
  const own = await (await callsOf('buyer')).send(customers, { params: { rightEnv }, query: {} });
  const every = await (await callsOf('employee')).send(customers, { params: { rightEnv }, query: {} });
  const mine = new Set(own.map(({ customerId }) => customerId));
  const foreign = every.find(({ customerId }) => !mine.has(customerId));
  if (!foreign) throw new Error('The buyer has every customer');
  const { customerId } = foreign;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'seasons', rightEnv, customerId }));
  await expect(portal.seasons.missing).toBeVisible();
  await expect(portal.page.getByText(foreign.name)).toHaveCount(0);
  const place = { ...spot.place, customerId };
  await portal.page.goto(formatRoute({ screen: 'styles', place }));
  await expect(portal.styles.missing).toBeVisible();
  await expect((await callsOf('buyer')).send(styleIndex, { params: place })).rejects.toMatchObject({
    failure: { status: 404 },
  });
});
