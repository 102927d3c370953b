import { formatRoute } from '@selvedge/core';
import { Palette } from '../pages/Palette.ts';
import { accounts, expect, test } from './journey.ts';

test('M1 L1 by Ctrl+K one finds a style, a point of sale and what can be done; what is off says why', async ({
  page,
  portal,
  words,
  spot: { place, customer },
  open: { style },
}) => {
  const palette = new Palette(page, words);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(portal.styles.items.first()).toBeVisible();

  await palette.open();
  const before = page.url();
  await page.keyboard.press('Enter');
  await expect(palette.dialog).toBeVisible();
  expect(page.url()).toBe(before);
  await expect(palette.command('undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(palette.command('undo')).toContainText(words.say('whyNot.hasPast'));
  await palette.command('undo').click({ force: true });
  await expect(palette.dialog).toBeVisible();
  await palette.box.fill(style.articleNumber);
  await expect(palette.option(new RegExp(style.name)).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(portal.style(style.name).heading).toBeVisible();
  await expect(palette.dialog).toBeHidden();

  await palette.open();
  await palette.box.fill(words.say('palette.command.toCart'));
  await expect(palette.command('toCart')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(portal.cart.empty).toBeVisible();

  await palette.open();
  await palette.box.fill(customer.customerNumber);
  await palette.option(new RegExp(`${customer.name}.*${customer.customerNumber}`)).click();
  await expect(page).toHaveURL(
    new RegExp(
      `${formatRoute({ screen: 'seasons', rightEnv: place.rightEnv, customerId: customer.customerId })}$`,
    ),
  );
  await expect(portal.seasons.list).toBeVisible();
  await palette.open();
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
});
