import type { Page } from '@playwright/test';
import { searchFilters } from '@selvedge/core/contract';
import type { SearchBox } from '../pages/SearchBox.ts';
import { events, hitsOf } from './hits.ts';
import { accounts, expect, test as journey } from './journey.ts';
import { violationsOf } from './looking.ts';

const test = journey.extend<{ search: SearchBox }>({
  search: async ({ context, backend, portal }, use) => {
    await context.addCookies([{ name: 'enable-tracking', value: 'false', url: backend.url }]);
    await portal.enter(accounts.buyer);
    await use(portal.search);
  },
});

const asked = (page: Page): string[] => {
  const terms: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/v1/search')) terms.push(url.searchParams.get('query') ?? '');
  });
  return terms;
};

const terms = { en: 'return', de: 'Retoure' } as const;

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('G1 G2 G3 finds in the reader’s language, grouped, and narrows to one kind', async ({
      page,
      search,
    }) => {
      const sent = asked(page);
      await search.open();
      expect((await search.dialog.boundingBox())?.height).toBeCloseTo(400, 1);
      for (const kind of searchFilters)
        await expect(search.filter(kind)).toHaveAttribute('aria-disabled', 'true');
      expect(await violationsOf(page)).toEqual([]);

      // A key that a busy machine delivers late may end a pause of its own.
      await search.ask(terms[language], () => search.box.pressSequentially(terms[language], { delay: 40 }));
      const searched = sent.length;
      expect(searched).toBeLessThan(terms[language].length);
      const headings = await search.headings.allInnerTexts();
      const names = searchFilters.map((kind) => search.kind(kind));
      expect(headings.length).toBeGreaterThan(1);
      expect(headings).toEqual(names.filter((name) => headings.includes(name)));
      expect(await search.dialog.locator('mark').count()).toBeGreaterThan(0);
      expect(await violationsOf(page)).toEqual([]);

      for (const kind of searchFilters) {
        const count = await search.group(kind).count();
        if (count === 0) await expect(search.filter(kind)).toHaveAttribute('aria-disabled', 'true');
        else {
          await search.filter(kind).click();
          await expect(search.headings).toHaveText([search.kind(kind)]);
          await expect(search.results).toHaveCount(count);
          await search.filter(kind).click();
          await expect(search.headings).toHaveText(headings);
        }
      }
      expect(sent).toHaveLength(searched);
    });

    test('G3 G4 each kind leads to its page', async ({ page, search }) => {
      test.setTimeout(120_000);
      const words = {
        en: { formsManuals: 'return', events: 'showroom', contacts: 'returns', faq: 'return' },
        de: { formsManuals: 'Retoure', events: 'Showroom', contacts: 'Retouren', faq: 'Retoure' },
      }[language];
      const pages = {
        formsManuals:
          /\/self-service\/forms-and-manuals\/[\w-]+(\?tab=(forms|manuals|videos)&fileId=[\w-]+)?$/,
        events: /\/self-service\/calendar\?year=20\d\d&month=\d+&id=[\w-]+/,
        contacts: /\/self-service\/contacts/,
        faq: /\/self-service\/faq/,
      };
      for (const kind of ['formsManuals', 'events', 'contacts', 'faq'] as const) {
        await page.goto('/');
        await search.find(words[kind]);
        const result = search.group(kind).first();
        await expect(result).toHaveAttribute('href', pages[kind]);
        await result.click();
        await expect(page).toHaveURL(pages[kind]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto('/');
      await search.find(language === 'de' ? 'Impressum' : 'imprint');
      await search.group('apps').first().click();
      await expect(page).toHaveURL(/\/imprint$/);
      await expect(search.dialog).toBeHidden();
    });
  });
}

test('G1 forgives a typo, umlauts and case', async ({ search }) => {
  await search.find('retrun');
  const found = await search.results.count();
  expect(found).toBeGreaterThan(0);
  await search.ask('RETURN');
  await expect(search.results.filter({ hasText: 'Returns & Shipments' }).first()).toBeVisible();
  await search.box.fill('xqzjwv');
  await expect(search.nothing).toBeVisible();
  await expect(search.status).toHaveText(search.words.say('search.count', { count: 0 }));
});

test('G1 a newer term wins over a slow answer to an older one', async ({ page, search, guard }) => {
  guard.allow(/ERR_ABORTED|net::ERR_FAILED/);
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('query=invoice'));
  // Its answer is ready only after the newer term has given it up.
  await page.route(/\/v1\/search\?query=invoice/, async (route) => {
    await given.catch(() => {});
    await route.continue().catch(() => {});
  });
  await search.open();
  await search.box.fill('invoice');
  await page.waitForRequest(/query=invoice/);
  await search.box.fill('showroom');
  await given;
  await search.results.first().waitFor();
  const shown = await search.results.allInnerTexts();
  await page.waitForTimeout(2_000);
  expect(await search.results.allInnerTexts()).toEqual(shown);
  expect(shown.join(' ').toLowerCase()).toContain('showroom');
});

test('G1 a word that an input method puts together is searched for when it is done', async ({
  page,
  search,
}) => {
  const sent = asked(page);
  await search.open();
  const input = await page.context().newCDPSession(page);
  for (const text of ['s', 'sh', 'show'])
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.waitForTimeout(600);
  expect(sent).toEqual([]);
  await input.send('Input.insertText', { text: 'showroom' });
  await search.results.first().waitFor();
  expect(sent).toEqual(['showroom']);
  await search.box.fill('');
  await expect(search.results).toHaveCount(0);
  await page.waitForTimeout(400);
  expect(sent).toHaveLength(1);
});

test('G1 is worked by keys alone: in, through the results, to the page, and out', async ({
  page,
  search,
}) => {
  await search.button.focus();
  await page.keyboard.press('Enter');
  await expect(search.box).toBeFocused();
  await page.keyboard.type('return');
  await search.results.first().waitFor();
  const last = (await search.results.count()) - 1;
  await page.keyboard.press('ArrowDown');
  await expect(search.results.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(search.results.nth(last)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(search.box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(search.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.box).toHaveValue('');
  await page.keyboard.type('return');
  await search.results.first().waitFor();
  await page.keyboard.press('ArrowDown');
  const href = await search.results.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL(href ?? '', page.url()).href);
});

test('G1 opens by Ctrl+K, which its button shows', async ({ page, search }) => {
  await expect(search.button.locator('kbd')).toBeVisible();
  await page.goto('/imprint');
  await search.button.waitFor();
  await page.keyboard.press('Control+k');
  await expect(search.box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.dialog).toBeVisible();
  await search.close();
});

test('G1 a failure keeps the words, and is tried again', async ({ page, search, guard }) => {
  guard.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.route(/\/v1\/search/, (route) => route.abort());
  await search.open();
  await search.box.fill('return');
  await expect(search.retry).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(/\/v1\/search/);
  await search.retry.click();
  await expect(search.box).toBeFocused();
  await search.results.first().waitFor();
  await expect(search.box).toHaveValue('return');
});

test('G1 fills a phone', async ({ page, search }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await search.find('return');
  expect((await search.dialog.boundingBox())?.height).toBeCloseTo(800, 1);
  const wider = await search.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wider).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('G5 the icon and the chosen kind are told, never what was searched for', async ({
  page,
  context,
  backend,
  search,
}) => {
  await context.addCookies([{ name: 'enable-tracking', value: 'true', url: backend.url }]);
  await page.goto('/');
  await search.button.waitFor();
  const hits = hitsOf(context);
  await expect(async () => {
    await search.open();
    await search.close();
    expect(events(hits).length).toBeGreaterThan(0);
  }).toPass();
  await search.find('showroom');
  await search.group('events').first().click();
  await expect.poll(() => events(hits).at(-1)?.parameters.e_a).toBe('searchResult');
  expect(events(hits).at(-1)?.parameters).toMatchObject({ e_c: 'search', e_n: 'events' });
  expect(events(hits)[0]?.parameters).toMatchObject({ e_c: 'search', e_a: 'searchIcon' });
  expect(JSON.stringify(hits.map(({ parameters }) => parameters))).not.toContain('showroom');
});
