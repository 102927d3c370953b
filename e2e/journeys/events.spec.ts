import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { messages } from '@selvedge/core/contract';
import type { TickerBar } from '../pages/TickerBar.ts';
import { mailsOf, mailsTo } from '../stack/outbox.ts';
import { accounts, counting, expect, test as journey } from './journey.ts';

/** Each of these tests has decided about tracking, so that no question lies over the ticker. */
const decide = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'enable-tracking', value: 'false', url }]);

const test = journey.extend<{ ticker: TickerBar }>({
  ticker: async ({ context, backend, portal }, use) => {
    await decide(context, backend.url);
    await portal.enter(accounts.buyer);
    await portal.ticker.bar.waitFor();
    await use(portal.ticker);
  },
});

test('F1 asks with the offsets of the reader’s own midnights', async ({ anotherBrowser, backend, words }) => {
  const context = await anotherBrowser({ timezoneId: 'Asia/Kolkata', locale: words.locale });
  await decide(context, backend.url);
  const page = await context.newPage();
  const asked = page.waitForRequest(/\/content\/messages\/ticker/);
  await page.goto('/');
  await page.getByRole('button', { name: words.say('signIn.demo.buyer.rights') }).click();
  const request = await asked;
  expect(request.url()).toMatch(
    /from=\d{4}-\d\d-\d\dT00%3A00%3A00%2B05%3A30&to=\d{4}-\d\d-\d\dT00%3A00%3A00%2B05%3A30$/,
  );
  expect((await request.response())?.status()).toBe(200);
});

test('F2 turns by itself, stands still under the hand, and stays away once it is put away', async ({
  page,
  ticker,
  portal,
}) => {
  const first = await ticker.headline.innerText();
  await expect(ticker.headline).not.toHaveText(first, { useInnerText: true });
  await ticker.bar.hover();
  const held = await ticker.headline.innerText();
  await page.waitForTimeout(6_000);
  expect(await ticker.headline.innerText()).toBe(held);
  await ticker.control('next').click();
  await expect(ticker.headline).not.toHaveText(held, { useInnerText: true });

  await test.step('it covers nothing at the end of the page', async () => {
    await page.keyboard.press('End');
    const footer = page.getByRole('contentinfo');
    await expect
      .poll(async () => {
        const [above, bar] = [await footer.boundingBox(), await ticker.bar.boundingBox()];
        return above && bar ? Math.round(above.y + above.height - bar.y) : null;
      })
      .toBeLessThanOrEqual(0);
  });

  await ticker.control('dismiss').click();
  await expect(ticker.bar).toBeHidden();
  const answered = page.waitForResponse(/\/content\/messages\/ticker/);
  await page.reload();
  await answered;
  await portal.dashboard.tiles.waitFor();
  await expect(ticker.bar).toBeHidden();
});

test('F2 is not on the pages of ordering', async ({ page, ticker }) => {
  await page.goto('/ordering/preorder');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ticker.bar).toBeHidden();
});

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('F3 F4 an event is read, and sent on once', async ({ page, ticker, words, backend, callsOf }) => {
      const [event] = (
        await (
          await callsOf('buyer', language)
        ).send(messages, {
          params: { type: 'ticker' },
          query: { from: new Date().toISOString() },
        })
      ).filter(({ id }) => id === 'showroom-week');
      if (!event) throw new Error('The demonstration has no such event');
      const before = mailsOf(backend).length;
      const posts = counting(page, /\/messages\/[^/]+\/mail$/);
      await ticker.turnTo(/Düsseldorf/);
      await ticker.headline.click();
      const dialog = ticker.dialog(event.title);
      await expect(dialog).toContainText('Königsallee 61');
      await expect(dialog).toContainText(language === 'en' ? /GMT\+[12]|CES?T/ : /MES?Z/);
      await expect(dialog).toContainText(/Aldermere, Fenn & Rye(,| und) Nordlund/);

      await ticker.tab('forward').click();
      await ticker.send.click();
      await expect(ticker.email).toBeFocused();
      await expect(ticker.email).toHaveAccessibleDescription(words.literally('fieldRequired'));
      await ticker.email.fill('anna@example.com, ben@example.com');
      await ticker.email.press('Enter');
      await expect(ticker.email).toHaveAccessibleDescription(words.literally('emailInvalid'));
      expect(posts()).toBe(0);

      await ticker.email.fill(`anna.${language}@example.com`);
      await ticker.send.dblclick();
      await expect(dialog).toContainText(
        words.say('event.forward.sent', { address: `anna.${language}@example.com` }),
      );
      await expect.poll(() => mailsOf(backend).length).toBe(before + 1);
      expect(posts()).toBe(1);
      const [mail] = mailsTo(backend, `anna.${language}@example.com`);
      expect(mail).toMatch(/^Subject: /m);
      expect(mail).toMatch(/^Content-Type: text\/calendar/m);

      await ticker.sendToMore.click();
      await expect(ticker.email).toHaveValue('');
      await expect(ticker.email).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ticker.headline).toBeFocused();
    });

    test('F5 the calendar opens in a window of its own that knows nothing of the portal', async ({
      page,
      context,
      ticker,
    }) => {
      await ticker.turnTo(/Düsseldorf/);
      await ticker.headline.click();
      const [opened, download] = await Promise.all([
        context.waitForEvent('page'),
        page.waitForEvent('download'),
        ticker.toCalendar.click(),
      ]);
      expect(opened).not.toBe(page);
      await expect(ticker.opened).toBeVisible();
      const address = new URL(download.url());
      expect(address.searchParams.get('lang')).toBe(language);
      const file = readFileSync(await download.path(), 'utf8');
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      expect(lines[0]).toBe('BEGIN:VCALENDAR');
      expect(lines).toContain(
        language === 'en'
          ? 'SUMMARY:Showroom week: “Quiet Colours”'
          : 'SUMMARY:Showroom-Woche: „Leise Farben“',
      );
      expect(lines).toContainEqual(expect.stringMatching(/^DTSTART;TZID=Europe\/Berlin:\d{8}T090000$/));

      await test.step('its address is good for one use', async () => {
        const [other] = await Promise.all([page.waitForEvent('download'), ticker.toCalendar.click()]);
        expect(other.url()).not.toBe(download.url());
        const used = await page.request.get(download.url());
        expect(used.status()).toBe(401);
      });
    });
  });
}

test('F5 the window has no opener and no session of the portal', async ({ context, page, ticker, guard }) => {
  await page.route(/\/print-token/, (route) => route.fulfill({ json: { 'print-token': 'not-a-token' } }));
  guard.expect(/status of 401/);
  await ticker.headline.click();
  const [opened] = await Promise.all([context.waitForEvent('page'), ticker.toCalendar.click()]);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await opened.evaluate(() => [window.opener, window.sessionStorage.length, document.referrer]),
  ).toEqual([null, 0, '']);
});

test('F4 F5 a failure is told with its Error ID, and the address is kept', async ({
  page,
  ticker,
  words,
  guard,
}) => {
  guard.expect(/status of 500/);
  const failing = { status: 500, json: { message: 'The mill stands still', tracking: 'AB12-CD34' } };
  const posts = counting(page, /\/messages\/[^/]+\/mail$/);
  await page.route(/\/messages\/[^/]+\/mail$|\/print-token/, (route) => route.fulfill(failing));
  await ticker.headline.click();
  await ticker.toCalendar.click();
  const unopened = page.getByRole('alert').filter({ hasText: words.say('event.calendar.failed') });
  await expect(unopened).toContainText('The mill stands still');
  await expect(unopened).toContainText('AB12-CD34');
  await ticker.tab('forward').click();
  await ticker.email.fill('anna@example.com');
  await ticker.email.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: words.say('event.forward.failed') });
  await expect(alert).toContainText('The mill stands still');
  await expect(alert).toContainText('AB12-CD34');
  await expect(ticker.email).toHaveValue('anna@example.com');
  await expect(ticker.email).toBeFocused();
  expect(posts()).toBe(1);
});
