import { formatRoute } from '@selvedge/core';
import { lastOrders } from '@selvedge/core/contract';
import { accounts, expect, failingSeason, test } from './journey.ts';

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

test('L2 the seasons: the brand tree narrows them, and the address keeps it', async ({
  page,
  portal,
  words,
  spot: { customer, place },
  guard,
}) => {
  guard.allow(failingSeason);
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
