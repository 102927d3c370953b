import { formatRoute } from '@selvedge/core';
import { begunSignIn } from './begunSignIn.ts';
import { attempts, harmOf, turnHostile } from './hostile.ts';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';
import { openStyle } from './showroom.ts';

for (const policy of ['on', 'off'] as const) {
  test(`E3 F3 H1 HZ6 HZ7: nothing the server says runs, its content security policy being ${policy}`, async ({
    page,
    portal,
    words,
    guard,
    spot: { place },
    callsOf,
  }) => {
    test.setTimeout(240_000);
    guard.allow(/Failed to load resource/);
    // What the sanitizer reads before it throws it away, the policy refuses as well, and says so.
    if (policy === 'on') guard.allow(/violates the following Content Security Policy directive/);
    const buyer = await callsOf('buyer');
    const opened = await openStyle(buyer, place);
    await fillCart(buyer, place, opened);
    const { rightEnv, customerId } = place;
    await portal.enter(accounts.buyer);
    await turnHostile(page, { policy });

    const seen: string[] = [];
    const look = async (where: string) => {
      await expect(page.locator('header, #content').getByText('data-hostile').first(), where)
        .toBeVisible()
        .catch(() => {
          seen.push(`${where}: shows nothing hostile, so nothing was tried`);
        });
      for (const harm of await harmOf(page)) seen.push(`${where}: ${harm}`);
    };
    const hidden = async (where: string) => {
      for (const harm of await harmOf(page)) seen.push(`${where}: ${harm}`);
    };

    await test.step('dashboard, its notices, ticker, event and search', async () => {
      await page.goto('/');
      await look('dashboard');
      await page
        .getByRole('button', { name: words.say('maintenance.action.details'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: words.literally('maintenanceNotice') })).toBeVisible();
      await hidden('maintenance details');
      await page.keyboard.press('Escape');
      await portal.ticker.headline.click();
      await expect(portal.ticker.tab('event')).toBeVisible();
      await hidden('event');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.literally('search'), exact: true }).click();
      await page.getByRole('searchbox', { name: words.literally('searchBox') }).fill('found');
      await expect(page.getByRole('dialog').getByText('Found').first()).toBeVisible();
      await hidden('search');
      await page.keyboard.press('Escape');
    });

    const places = [
      ['sub-page', '/returns-and-shipments'],
      ['ordering: points of sale', formatRoute({ screen: 'pos', rightEnv })],
      ['ordering: seasons', formatRoute({ screen: 'seasons', rightEnv, customerId })],
      ['ordering: styles', formatRoute({ screen: 'styles', place })],
      ['ordering: style', formatRoute({ screen: 'style', place, articleId: opened.style.articleId })],
      ['ordering: cart', formatRoute({ screen: 'cart', place })],
    ] as const;
    for (const [where, path] of places) {
      await test.step(where, async () => {
        await page.goto(path);
        await look(where);
      });
    }

    const texts = [
      '/imprint',
      '/we-care',
      '/terms-and-conditions/gtc',
      '/terms-and-conditions/code-of-conduct-de',
      '/gtc/1100',
    ];
    for (const path of texts) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('article').getByText('out of the attribute')).toBeVisible();
        await hidden(path);
      });
    }

    await test.step('what the provider says of a failed sign-in', async () => {
      await page.evaluate(() => sessionStorage.clear());
      const state = await begunSignIn(page);
      const said = new URLSearchParams({ error: attempts, error_description: attempts, state });
      await page.goto(`/oauth/v2/grant?${said}`);
      await expect(portal.shell.signInFailed).toBeVisible();
      await hidden('sign-in');
    });
    expect(seen).toEqual([]);
  });
}

test('HZ6: the control, markup taken as it is, runs without the policy and not with it', async ({
  page,
  guard,
}) => {
  guard.allow(/Content Security Policy|TrustedHTML|Failed to load resource|ERR_|Refused to|elsewhere/);
  const write = (html: string) =>
    page.evaluate((markup) => {
      const place = document.createElement('div');
      try {
        place.innerHTML = markup;
        document.body.append(place);
      } catch (error) {
        return String(error);
      }
      return 'written';
    }, html);
  await page.goto('/imprint');
  expect(await write(attempts)).toContain('TrustedHTML');
  await turnHostile(page, { policy: 'off' });
  await page.goto('/imprint');
  expect(await write(attempts)).toBe('written');
  await expect.poll(() => harmOf(page)).toContain('ran: img');
});
