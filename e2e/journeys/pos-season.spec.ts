import { formatRoute } from '@selvedge/core';
import { customers, lastOrders } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';

test('L1 M6 the point of sale: a slip of the finger finds it, the star keeps it, and the last orders stand there', async ({
  page,
  portal,
  words,
  callsOf,
  spot: { customer, place },
}) => {
  const api = await callsOf('buyer');
  const path = formatRoute({ screen: 'pos', rightEnv: place.rightEnv });
  await portal.enter(accounts.buyer, path);
  await expect(portal.pos.list).toBeVisible();
  const { name } = customer;
  // The second and third letter change places.
  await portal.pos.search.fill(`${name[0]}${name[2]}${name[1]}${name.slice(3)}`);
  // Until the answer is there, the list is that of before.
  await expect(portal.pos.list).toHaveAttribute('aria-busy', 'false');
  await expect(portal.pos.customer(name)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(portal.pos.list.getByRole('link').first()).toBeFocused();

  const star = portal.pos.list.getByRole('button', {
    name: words.say('pos.favorites.toggle', { name }),
  });
  const favourites = page.getByRole('region', { name: words.say('pos.favorites.title') });
  const was = (await star.getAttribute('aria-pressed')) === 'true';
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', String(!was));
  await expect(favourites.getByRole('link', { name, exact: true })).toHaveCount(was ? 0 : 1);
  await page.reload();
  await expect(portal.pos.list).toBeVisible();
  await expect(favourites.getByRole('link', { name, exact: true })).toHaveCount(was ? 0 : 1);

  const orders = await api.send(lastOrders, { params: { rightEnv: place.rightEnv }, query: {} });
  const last = page.getByRole('region', { name: words.say('pos.last.title') });
  await expect(last.getByRole('listitem')).toHaveCount(Math.min(3, orders.length));
  for (const { orderNumber } of orders.slice(0, 3)) await expect(last).toContainText(orderNumber);
});

test('L1 the locked favourite: its lock is told while the search shows others, and the search goes on', async ({
  page,
  portal,
  callsOf,
}) => {
  const rightEnv = 'preorder';
  const found = await (await callsOf('locked')).send(customers, { params: { rightEnv }, query: {} });
  const favourite = found.find(({ locks }) => locks.some(({ scope }) => scope === 'customer'));
  const lock = favourite?.locks.find(({ scope }) => scope === 'customer');
  const sought = found.find(({ customerId }) => customerId !== favourite?.customerId);
  if (!favourite || !lock || !sought) throw new Error('There are not two customers, one of them locked');
  const { pos } = portal;
  const dialog = pos.lockDialog(favourite.name);
  const inList = pos.list.getByText(favourite.name, { exact: true });
  const explainAndClose = async () => {
    await pos.lockedFavourite(favourite.name).click();
    await expect(dialog).toContainText(lock.reason);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await portal.enter(accounts.locked, formatRoute({ screen: 'pos', rightEnv }));
  await pos.star(favourite.name).click();
  await expect(pos.lockedFavourite(favourite.name)).toBeVisible();

  await test.step('filtered out', async () => {
    await pos.search.fill(sought.name);
    await expect(inList).toHaveCount(0);
    await expect(pos.list.getByText(sought.name, { exact: true })).toBeVisible();
    await explainAndClose();
  });
  await test.step('the search takes letters as before', async () => {
    await pos.search.fill('');
    await expect(inList).toBeVisible();
    await pos.search.fill(favourite.customerNumber);
    await expect(pos.list.getByText(sought.name, { exact: true })).toHaveCount(0);
    await expect(inList).toBeVisible();
  });
  await test.step('while the answer is awaited', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/customers\?query=/, async (route) => {
      await held;
      await route.continue();
    });
    await pos.search.fill(sought.name);
    await expect(pos.list).toHaveAttribute('aria-busy', 'true');
    await explainAndClose();
    answer();
    await expect(inList).toHaveCount(0);
    await expect(pos.list.getByText(sought.name, { exact: true })).toBeVisible();
  });
});

test('L2 the seasons: the brand tree narrows them, and the address keeps it', async ({
  page,
  portal,
  words,
  spot: { customer, place },
}) => {
  const path = formatRoute({
    screen: 'seasons',
    rightEnv: place.rightEnv,
    customerId: customer.customerId,
  });
  await portal.enter(accounts.buyer, path);
  await expect(portal.seasons.styles(place)).toBeVisible();
  const cards = portal.seasons.list.locator('> li');
  const all = await cards.count();
  const brand = page.getByRole('combobox', { name: words.say('season.narrow.brand') });
  const choices = await brand.locator('option').allInnerTexts();
  const [choice = ''] = choices.slice(1);
  await brand.selectOption({ label: choice });
  const count = Number(/\((\d+)\)$/.exec(choice)?.[1]);
  await expect(cards).toHaveCount(count);
  expect(count).toBeLessThan(all);
  await expect.poll(() => new URL(page.url()).searchParams.get('brand')).not.toBeNull();
  await page.reload();
  await expect(cards).toHaveCount(count);
  await brand.selectOption('');
  await expect(cards).toHaveCount(all);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
