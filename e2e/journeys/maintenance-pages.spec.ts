import type { Page } from '@playwright/test';
import { type Api, formatRoute, type Route } from '@selvedge/core';
import {
  activeSellingTimes,
  createGroupOrder,
  type RightEnv,
  rightEnvs,
  type SeasonPlace,
} from '@selvedge/core/contract';
import { CopyDialog } from '../pages/CopyDialog.ts';
import { Palette } from '../pages/Palette.ts';
import { Portal } from '../pages/Portal.ts';
import type { Words } from '../pages/words.ts';
import { operate } from '../stack/operator.ts';
import { accounts, expect, test } from './journey.ts';
import { fillCart, placedOrder } from './ordering.ts';
import { openStyle } from './showroom.ts';

/** The title as people read it, letter by letter. */
const titles = { en: 'Active Maintenance', de: 'Laufende Wartung' } as const;

/** More pages at a time would keep the machine busier than journeys beside this one can bear. */
const together = 3;

async function inTurns<Item>(items: readonly Item[], each: (item: Item) => Promise<unknown>) {
  for (let first = 0; first < items.length; first += together)
    await Promise.all(items.slice(first, first + together).map(each));
}

/** Reads of the same text, one after the other, after which nothing more is expected to come. */
const sameReads = 4;

/** What a page says; a season that always fails does so under another Error ID each time. */
const saidBy = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/\b[A-Z\d]{4}-[A-Z\d]{4}\b/g, '…');

/** What a page says once nothing of it is awaited any more, and no more has come for two seconds. */
const settledText = async (page: Page, words: Words): Promise<string> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  let text = '';
  let reads = 0;
  // What comes after the rest, such as the cart's pieces and the rack of a check, is not marked as awaited.
  await expect(async () => {
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(main.getByText(words.say('matrix.save.loading'))).toHaveCount(0);
    const now = await saidBy(page);
    reads = now === text ? reads + 1 : 0;
    text = now;
    expect(reads).toBeGreaterThanOrEqual(sameReads);
  }).toPass({ intervals: [500], timeout: 60_000 });
  return text;
};

/** Every page of an environment, filled as far as it can be. */
async function pagesOf(rightEnv: RightEnv, at: SeasonPlace, api: Api): Promise<Route[]> {
  const { customerId } = at;
  const [time] = await api.send(activeSellingTimes, { params: { rightEnv, customerId } });
  if (!time) throw new Error(`Nothing is sold to ${customerId} in ${rightEnv}`);
  const { season, subdivision, collectionType } = time;
  const place = rightEnv === at.rightEnv ? at : { rightEnv, customerId, season, subdivision, collectionType };
  const open = await openStyle(api, place);
  const { head } = await fillCart(api, place, open);
  const pages: Route[] = [
    { screen: 'pos', rightEnv },
    { screen: 'waiting', rightEnv },
    { screen: 'groups', rightEnv, groupId: null },
    { screen: 'seasons', rightEnv, customerId },
    { screen: 'carts', rightEnv, customerId },
    { screen: 'orders', rightEnv, customerId },
    { screen: 'styles', place },
    { screen: 'style', place, articleId: open.style.articleId },
    { screen: 'cart', place },
    { screen: 'check', place },
    { screen: 'entry', place },
    { screen: 'live', place, eventId: null },
  ];
  if (rightEnv !== 'preorder') return pages;
  const group = await api.send(createGroupOrder, {
    params: { rightEnv },
    body: { groupName: `Maintained ${head.cartId}`, season: place.season, cartIds: [head.cartId] },
    idempotencyKey: `group-${head.cartId}`,
  });
  return [
    ...pages,
    { screen: 'groups', rightEnv, groupId: group.head.groupId },
    // The house's events are held in one subdivision.
    { screen: 'live', place: { ...place, subdivision: '13-0' }, eventId: 'first-look' },
  ];
}

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    // What is judged is what is said: a dozen pages that wait would move at the same time.
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    for (const rightEnv of rightEnvs) {
      test(`E1 E3 E4 every page of ${rightEnv} under maintenance says so, and comes to life by itself`, async ({
        backend,
        callsOf,
        context,
        guard,
        spot: { place },
        words,
      }) => {
        test.setTimeout(420_000);
        guard.allow(/503/);
        guard.allow(/status of 500 .*\/seasons\//);
        await context.addCookies([{ name: 'enable-tracking', value: 'false', url: backend.url }]);
        const operator = operate(backend);
        const paths = (await pagesOf(rightEnv, place, await callsOf('manager', language))).map(formatRoute);
        const title = titles[language];

        const open: { path: string; page: Page; text: string }[] = [];
        // Who has signed in on one page of a browser is known to the provider on the others.
        await new Portal(await context.newPage(), words).enter(accounts.manager, '/imprint');
        await inTurns(paths, async (path) => {
          const { page, shell } = new Portal(await context.newPage(), words);
          await page.goto(path);
          await shell.navigation.waitFor();
          open.push({ path, page, text: await settledText(page, words) });
        });

        const texts = ['--message-en', '<p>Tidying</p>', '--message-de', '<p>Aufräumen</p>'];
        await operator('maintenance', 'add', '--id', 'pages', ...texts, '--end', '+1h', '--part', rightEnv);
        await inTurns(open, async ({ path, page }) => {
          await page.reload();
          const dialog = page.getByRole('alertdialog', { name: title, exact: true });
          await expect(dialog, path).toContainText(language === 'en' ? 'Tidying' : 'Aufräumen');
          await page.evaluate(() => document.body.setAttribute('data-same', ''));
        });

        await operator('maintenance', 'end', 'pages');
        await inTurns(open, async ({ path, page, text }) => {
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          await expect(page.getByRole('alertdialog', { name: title }), path).toBeHidden();
          await expect.poll(() => saidBy(page), { message: path, timeout: 60_000 }).toBe(text);
          await expect(page.getByText(words.say('ui.error.title')), path).toHaveCount(0);
          expect(await page.evaluate(() => document.body.hasAttribute('data-same')), path).toBe(true);
        });
      });
    }

    test('E1 E3 B5 N9 above an order, which no part blocks, a maintenance is told and comes to its end', async ({
      backend,
      callsOf,
      guard,
      open,
      portal,
      spot: { place },
      words,
    }) => {
      test.setTimeout(120_000);
      guard.allow(/503/);
      const operator = operate(backend);
      const { orderId } = await placedOrder(await callsOf('manager'), place, open);
      const copy = new CopyDialog(portal.page, words);
      const palette = new Palette(portal.page, words);
      const message = words.say('ui.error.maintenance');
      await portal.enter(accounts.manager, formatRoute({ screen: 'order', orderId }));
      await copy.more.waitFor();
      const texts = ['--message-en', '<p>Tidying</p>', '--message-de', '<p>Aufräumen</p>'];
      await operator(
        'maintenance',
        'add',
        '--id',
        'above',
        ...texts,
        '--end',
        '+1h',
        '--part',
        place.rightEnv,
      );

      await palette.open();
      await palette.box.fill('Lindner');
      await expect(
        palette.dialog.getByText(words.say('finds.notSearched', { part: place.rightEnv })),
      ).toBeVisible();
      await expect(palette.dialog.getByText(words.say('palette.nothing', { term: 'Lindner' }))).toHaveCount(
        0,
      );
      await portal.page.keyboard.press('Escape');

      await copy.more.click();
      await copy.again.click();
      await expect(copy.dialog.getByText(message)).toBeVisible();
      await expect(copy.dialog.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(copy.plan).toHaveAttribute('aria-disabled', 'true');
      await expect(copy.plan).toHaveAccessibleDescription(new RegExp(words.say('whyNot.when.over')));

      await operator('maintenance', 'end', 'above');
      await portal.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(copy.dialog.getByText(message)).toBeHidden({ timeout: 60_000 });
      await copy.plan.click();
      await expect(copy.dialog.getByRole('region').first()).toBeVisible();
    });
  });
}
