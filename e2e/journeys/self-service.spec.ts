import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { SearchBox } from '../pages/SearchBox.ts';
import { mailsOf } from '../stack/outbox.ts';
import { accounts, expect, test as journey } from './journey.ts';
import { faultsOf, watchShifts } from './looking.ts';

/** Signed in as the buyer, by one click, with the question about tracking answered. */
const test = journey.extend<{ search: SearchBox }>({
  search: async ({ context, backend, portal }, use) => {
    await context.addCookies([{ name: 'enable-tracking', value: 'false', url: backend.url }]);
    await portal.enter(accounts.buyer);
    await use(portal.search);
  },
});

/** The tab that a link opens; it stands in the area, and nobody was asked for anything on the way. */
async function opened(page: Page, link: Locator, address: RegExp): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL(address);
  return tab;
}

const titleIn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** What a page of the area shows as the one thing that was asked for. */
const chosenIn = (page: Page) => page.getByRole('main').locator('li[aria-current="true"]');

test('D2 D3 a tile leads to its sub-page, and from there to shipments and returns', async ({
  page,
  portal,
  words,
  search,
}) => {
  await expect(search.button).toBeVisible();
  await portal.dashboard.tile('Returns & Shipments').click();
  await expect(page).toHaveURL(/\/returns-and-shipments$/);
  const tile = (name: RegExp) => portal.dashboard.tiles.getByRole('link', { name });
  const shipments = await opened(page, tile(/^Shipments/), /\/self-service\/shipments$/);
  await expect(titleIn(shipments, words.say('selfService.shipments.title'))).toBeVisible();
  const returns = await opened(page, tile(/^Returns(?! &)/), /\/self-service\/returns$/);
  await expect(titleIn(returns, words.say('selfService.returns.title'))).toBeVisible();
});

test('C3 the header leads to the profile and the fashion calendar without a second sign-in', async ({
  page,
  portal,
  words,
  search,
}) => {
  await expect(search.button).toBeVisible();
  const entries = [
    ['profile', 'selfService.profile.title'],
    ['calendar', 'selfService.calendar.title'],
  ] as const;
  for (const [entry, title] of entries) {
    await page.goto('/');
    await portal.shell.navigation.getByRole('link', { name: words.literally(entry) }).click();
    await expect(page).toHaveURL(new RegExp(`/self-service/${entry}\\b`));
    await expect(titleIn(page, words.say(title))).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Clara Lindner');
    await expect(portal.signIn.password).toHaveCount(0);
  }
});

test('G4 what was found is what its page highlights', async ({ page, search }) => {
  const follow = async (term: string, kind: Parameters<SearchBox['group']>[0], title: string) => {
    await page.goto('/');
    await search.find(term);
    await search.group(kind).filter({ hasText: title }).first().click();
  };

  await test.step('a file', async () => {
    await follow('returns form', 'formsManuals', 'Returns form');
    await expect(page).toHaveURL(/\?tab=forms&fileId=returns-form$/);
    await expect(chosenIn(page).getByRole('heading')).toHaveText('Returns form');
  });
  await test.step('an event', async () => {
    await follow('showroom week', 'events', 'Showroom');
    await expect(page).toHaveURL(/\/calendar\?year=20\d\d&month=\d+&id=showroom-week$/);
    await expect(chosenIn(page).getByRole('heading', { level: 2 })).toHaveText(/Showroom/);
    await expect(chosenIn(page).locator('.prose')).toBeVisible();
  });
  await test.step('an answer', async () => {
    await follow('how do I return goods', 'faq', 'How do I return goods?');
    await expect(titleIn(page, 'How do I return goods?')).toBeVisible();
    await expect(page.getByRole('main').locator('.prose')).toBeVisible();
  });
  await test.step('a contact', async () => {
    await follow('Bruckner', 'contacts', 'Jonas Brückner');
    await expect(chosenIn(page).getByRole('heading')).toHaveText('Jonas Brückner');
    await expect(chosenIn(page)).toBeInViewport();
  });
  await test.step('a text of the house', async () => {
    await follow('cloth coming apart', 'apps', 'We Care');
    await expect(page).toHaveURL(/\/we-care$/);
    await expect(titleIn(page, 'We Care')).toBeVisible();
  });
});

test('G4 a form is downloaded as a PDF', async ({ page, words, search }) => {
  await search.find('returns form');
  await search.group('formsManuals').filter({ hasText: 'Returns form' }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chosenIn(page)
      .getByRole('link', { name: words.say('selfService.forms.download') })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('Returns form.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('C4 a message that cannot be sent keeps what was typed; fixed, it is mailed', async ({
    page,
    words,
    search,
    guard,
    backend,
  }) => {
    guard.expect(/status of 422 .*\/self-service\/request/);
    await expect(search.button).toBeVisible();
    const teaser = page.getByRole('region', { name: words.literally('mayWeHelp') });
    const form = await opened(page, teaser.getByRole('link'), /\/self-service\/request\?lang=de(&asked=1)?$/);
    const field = (id: string) => form.getByRole('textbox', { name: words.say(id) });
    const send = form.getByRole('button', { name: words.say('selfService.request.send') });
    await field('selfService.profile.name').fill('Clara Lindner');
    await field('signIn.email').fill('keine Adresse');
    await field('selfService.request.subject').fill('Frage zur Lieferung');
    await field('selfService.request.message').fill('Guten Tag,\n\nfehlt da nicht ein Hemd in Größe 42?');
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(words.say('selfService.request.problems'));
    await expect(field('signIn.email')).toHaveAccessibleDescription(
      words.say('selfService.request.notAnEmail'),
    );
    await expect(field('signIn.email')).toHaveValue('keine Adresse');
    await expect(field('selfService.request.subject')).toHaveValue('Frage zur Lieferung');
    await expect(field('selfService.request.message')).toHaveValue(/^Guten Tag,\n\nfehlt .* Größe 42\?$/);

    await field('signIn.email').fill('einkauf@example.com');
    await send.click();
    await expect(titleIn(form, words.say('selfService.request.sent.title'))).toBeVisible();
    const number = new URL(form.url()).searchParams.get('sent') ?? '';
    expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(form.getByRole('main')).toContainText(number);
    const sent = () => mailsOf(backend).filter((mail) => mail.includes(`[${number}] Frage zur`));
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]).toContain('einkauf@example.com');
  });
});

test('A12 signing out of the portal ends the session of the area', async ({
  page,
  context,
  portal,
  words,
  search,
}) => {
  await expect(search.button).toBeVisible();
  const area = await context.newPage();
  await area.goto('/self-service/profile');
  await expect(titleIn(area, words.say('selfService.profile.title'))).toBeVisible();
  await portal.shell.pressLogout();
  await expect(portal.signIn.password).toBeVisible();
  await area.reload();
  await expect(area.getByLabel(words.say('signIn.password'))).toBeVisible();
  await expect(titleIn(area, words.say('selfService.profile.title'))).toBeHidden();
  await page.goto('/self-service/shipments');
  await expect(portal.signIn.password).toBeVisible();
});

const pages = ['', 'profile', 'calendar', 'forms-and-manuals', 'faq', 'contacts', 'shipments', 'nothing'];

for (const [language, width] of [
  ['de', 400],
  ['en', 1000],
] as const) {
  journey.describe(`${language}, ${width} px`, () => {
    journey.use({ language, viewport: { width, height: 900 } });

    journey(
      'C3 every page of the area is accessible, stands still and fits',
      async ({ page, portal, guard }) => {
        journey.setTimeout(240_000);
        guard.allow(/status of 404/);
        await portal.enter(accounts.buyer);
        await watchShifts(page);
        const faults: string[] = [];
        for (const path of [...pages, `request?lang=${language}`]) {
          await page.goto(`/self-service/${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const found = await faultsOf(page, { inDark: true });
          faults.push(...found.map((fault) => `/${path}: ${fault}`));
        }
        expect(faults).toEqual([]);
      },
    );
  });
}
