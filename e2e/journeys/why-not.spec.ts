import { formatRoute } from '@selvedge/core';
import {
  changeLines,
  customers,
  recallCart,
  type SeasonPlace,
  seasonState,
  upcomingSellingTimes,
} from '@selvedge/core/contract';
import { Palette } from '../pages/Palette.ts';
import { mailsOf } from '../stack/outbox.ts';
import { accounts, expect, test } from './journey.ts';
import { approvedCart, fillCart } from './ordering.ts';
import { openStyle } from './showroom.ts';

const rightEnv = 'preorder';

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('K2 O3 a preview season says when it opens by itself, and leads to the seasons that are open', async ({
      page,
      portal,
      callsOf,
      words,
    }) => {
      const api = await callsOf('preview', language);
      const [customer] = await api.send(customers, { params: { rightEnv }, query: {} });
      const customerId = customer?.customerId ?? '';
      const [time] = await api.send(upcomingSellingTimes, { params: { rightEnv, customerId } });
      if (!time) throw new Error('No season is in preview');
      const { season, subdivision, collectionType } = time;
      const place: SeasonPlace = { rightEnv, customerId, season, subdivision, collectionType };
      await fillCart(api, place, await openStyle(api, place));
      const { sellingTime } = await api.send(seasonState, { params: place });
      const { check } = portal;
      await portal.enter(accounts.preview, formatRoute({ screen: 'check', place }));
      await expect(check.approve).toHaveAttribute('aria-disabled', 'true');
      await check.approve.focus();
      await expect(check.why).toContainText(words.say('whyNot.hasBegun'));
      await expect(check.why).toHaveText(words.saying('whyNot.when.opening', 'date'));
      await expect(check.why).toContainText(String(new Date(sellingTime.salesPeriodFrom).getUTCFullYear()));
      await page.keyboard.press('Tab');
      await expect(check.way('seasons')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(formatRoute({ screen: 'seasons', rightEnv, customerId }));
    });

    test('K2 C4 a missing right is asked for where it is missing, and the request names it', async ({
      page,
      context,
      portal,
      callsOf,
      words,
      takeSpot,
      backend,
    }) => {
      const viewer = await callsOf('viewer', language);
      const found = await viewer.send(customers, { params: { rightEnv }, query: {} });
      const theirs = new Set(found.map(({ customerId }) => customerId));
      const { place } = takeSpot((one) => theirs.has(one.place.customerId));
      const { style } = await openStyle(viewer, place);
      const right = words.say('ordering.right.insert');
      const subject = words.say('whyNot.request.subject', { rights: right });
      const main = page.getByRole('main');
      const ask = main.getByRole('link', { name: words.say('whyNot.remedy.request') });
      await portal.enter(accounts.viewer, formatRoute({ screen: 'entry', place }));
      for (const path of [
        formatRoute({ screen: 'entry', place }),
        formatRoute({ screen: 'check', place }),
        formatRoute({ screen: 'style', place, articleId: style.articleId }),
        formatRoute({ screen: 'carts', rightEnv, customerId: place.customerId }),
        formatRoute({ screen: 'cart', place }),
      ]) {
        await page.goto(path);
        await expect(ask, path).toHaveAttribute('href', new RegExp(`lang=${language}&subject=`));
        await expect(main).toContainText(right);
        await main.getByText(words.say('ordering.whoHelps'), { exact: true }).click();
        const mail = main.getByRole('link', { name: words.say('whyNot.contact.mail') });
        await expect(mail, path).toHaveAttribute('href', /^mailto:.+%40.+&body=/);
        // They are asked themselves: whom to ask is no part of it.
        const letter = decodeURIComponent((await mail.getAttribute('href')) ?? '');
        expect(letter).toContain(right);
        expect(letter).not.toMatch(/Your administrator can grant it|Ihre Administration kann es vergeben/);
        await expect(main.locator('details a[href^="tel:"]'), path).toBeVisible();
      }

      const [form] = await Promise.all([context.waitForEvent('page'), ask.click()]);
      const field = (id: string) => form.getByRole('textbox', { name: words.say(id) });
      await expect(field('selfService.request.subject')).toHaveValue(subject);
      await expect(field('signIn.email')).toHaveValue(accounts.viewer);
      await field('selfService.request.message').fill('Grüße, Änne');
      await form.getByRole('button', { name: words.say('selfService.request.send') }).click();
      const sent = form.getByRole('heading', { name: words.say('selfService.request.sent.title') });
      await expect(sent).toBeVisible();
      const number = new URL(form.url()).searchParams.get('sent') ?? '';
      expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      const mailed = () => mailsOf(backend).filter((mail) => mail.includes(number));
      await expect.poll(() => mailed().length).toBe(1);
      expect(mailed()[0]).toContain(accounts.viewer);
      await expect(ask, 'the place one came from stays open beside it').toBeVisible();
    });

    test('K2 O1 a cart with something to settle leads to the first of it, by mouse and by keys', async ({
      page,
      portal,
      callsOf,
      words,
      spot: { place },
    }) => {
      const api = await callsOf('manager', language);
      const { head, lines } = await fillCart(api, place, await openStyle(api, place));
      const changes = lines.map(({ articleVariantId, quantity }) => ({
        articleVariantId,
        quantity: 0,
        was: quantity,
      }));
      const params = { rightEnv, cartId: head.cartId } as const;
      await api.send(changeLines, { params, body: { version: head.version, changes } });
      const { check } = portal;
      await portal.enter(accounts.manager, formatRoute({ screen: 'check', place }));
      const fix = page.getByRole('main').getByRole('link', { name: words.say('cart.empty.action') });
      await expect(fix).toBeVisible();
      for (const control of [check.approve, check.finalize]) {
        await control.hover();
        await expect(check.why).toHaveText(words.say('whyNot.hasNothingToSettle', { count: 1 }));
        await check.way('findings').filter({ visible: true }).click();
        await expect(fix).toBeFocused();
      }
      await check.finalize.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(fix).toBeFocused();
    });
  });
}

test('K2 O2 a buyer who may not finalize reads who can, and who did not approve reads who did', async ({
  page,
  portal,
  callsOf,
  words,
  spot: { place },
}) => {
  const buyer = await callsOf('buyer');
  const { head } = await approvedCart(buyer, place, await openStyle(buyer, place));
  const { check } = portal;
  const palette = new Palette(page, words);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'check', place }));
  await expect(check.approved).toBeVisible();
  await expect(check.decision.getByText(words.literally('posManagerFinalizes'))).toBeVisible();
  await palette.open();
  const missing = words.say('whyNot.holdsSubmit', { submit: words.say('ordering.right.submit') });
  await expect(palette.command('finalize')).toContainText(missing);
  await expect(palette.command('finalize')).toContainText(words.say('whyNot.who.posManager'));
  await page.keyboard.press('Escape');
  await expect(check.recall).not.toHaveAttribute('aria-disabled');

  await buyer.send(recallCart, { params: { rightEnv, cartId: head.cartId } });
  await expect(check.approve).not.toHaveAttribute('aria-disabled');
});

test('C5 N1 lists that hold nothing say whose they are', async ({ page, portal, spot, words }) => {
  const { customerId } = spot.place;
  await portal.enter(accounts.manager, formatRoute({ screen: 'carts', rightEnv, customerId }));
  const trail = page.getByRole('navigation', { name: words.say('shell.breadcrumb.label') });
  await expect(trail).toContainText(spot.customer.name);
  await page.goto(formatRoute({ screen: 'orders', rightEnv, customerId }));
  await expect(trail).toContainText(spot.customer.name);
});
