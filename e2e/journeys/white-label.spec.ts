import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { getDocumentProxy } from 'unpdf';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { attachmentIn, type MailServer, startMailServer } from '../stack/mailServer.ts';
import { accounts, expect, test as journey } from './journey.ts';
import { violationsOf } from './looking.ts';
import { placedOrder } from './ordering.ts';

const BRAND_DIR = resolve(import.meta.dirname, '../../examples/house/brand');

const test = journey.extend<Record<never, never>, { mailServer: MailServer }>({
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // The same build as everywhere; nothing but the settings differs.
  environment: [
    async ({ mailServer }, use) => use({ BRAND_DIR, SMTP_URL: mailServer.url }),
    { scope: 'worker' },
  ],
});

const accent = { light: 'rgb(11, 100, 114)', dark: 'rgb(127, 208, 220)' } as const;

/** What cannot be read for lack of contrast, in light and in dark. */
async function unreadable(page: Page): Promise<string[]> {
  const light = await violationsOf(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** A colour that an element is drawn in, in light and in dark. */
async function inBoth(page: Page, colour: () => Promise<string>): Promise<{ light: string; dark: string }> {
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colour();
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

test('C1 C3 C4 a house looks like itself from signing in to the footer, and nowhere like the portal’s own', async ({
  page,
  portal,
  words,
}) => {
  await test.step('on the sign-in page of the provider', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${words.say('signIn.title')} – Talwind`);
    const logo = page.getByRole('img', { name: 'Talwind' });
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const ground = () => portal.signIn.submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await inBoth(page, ground)).toEqual(accent);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Jost,/);
    expect(await unreadable(page)).toEqual([]);
    await portal.signIn.signIn(accounts.viewer);
  });

  await test.step('on the dashboard', async () => {
    await expect(page).toHaveTitle(`${words.say('dashboard.title')} · Talwind`);
    // It comes after the tiles, and its colours are looked at as well.
    await expect(new ConsentSheet(page, words).question).toBeVisible();
    const home = page.getByRole('link', { name: 'Talwind: go to the dashboard' });
    const mark = home.locator('svg');
    await expect(mark).toHaveCSS('background-image', /\/brand\/logo\.svg\?v=/);
    await expect(mark.locator('path')).toBeHidden();
    const shown = () => mark.evaluate((svg) => getComputedStyle(svg).backgroundImage);
    expect((await inBoth(page, shown)).dark).toMatch(/\/brand\/logo-dark\.svg\?v=/);
    const { height = 0, width = 0 } = (await mark.boundingBox()) ?? {};
    expect([height, Math.round(width)]).toEqual([72, 166]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /^Jost,/);
    expect(await page.evaluate(() => document.fonts.check('500 20px Jost'))).toBe(true);
    const token = () =>
      page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--colors-accent)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
    expect(await inBoth(page, token)).toEqual(accent);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/brand\/icon\.svg/);
  });

  await test.step('in the footer, with its brands and its own words', async () => {
    const footer = page.getByRole('contentinfo');
    const brands = footer.getByRole('list', { name: words.say('shell.brands.label') });
    await expect(brands.getByRole('img')).toHaveCount(2);
    const women = brands.getByRole('img', { name: 'Talwind Women' });
    expect((await women.boundingBox())?.width).toBeGreaterThan(100);
    await expect(footer.getByRole('region', { name: 'Is something missing?' })).toBeVisible();
    await expect(footer.getByText(`© ${new Date().getFullYear()} Talwind AG, Zürich`)).toBeVisible();
    expect(await unreadable(page)).toEqual([]);
    expect(await page.content()).not.toContain('Selvedge<');
  });

  await test.step('and in German', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('region', { name: 'Fehlt Ihnen etwas?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Talwind, zum Dashboard' })).toBeVisible();
  });
});

test('O4 a mail and the confirmation in it come from the house', async ({
  page,
  portal,
  callsOf,
  mailServer,
  open,
  spot: { place },
}) => {
  const { orderId } = await placedOrder(await callsOf('manager'), place, open);
  const { order: sheet } = portal;
  await portal.enter(accounts.manager, formatRoute({ screen: 'order', orderId }));
  await sheet.more.click();
  await sheet.mail.click();
  // One's own comes a moment later, and would join what is typed in that moment.
  await expect(sheet.addresses).toHaveValue(accounts.manager);
  await sheet.addresses.fill('anna@example.com');
  await sheet.send.click();
  await expect.poll(() => mailServer.received.length).toBe(1);
  const raw = mailServer.received[0]?.raw ?? '';
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toMatch(/^From: Talwind Partner <no-reply@localhost>\r$/m);
  expect(text).toContain('src="cid:house-logo" alt="Talwind"');
  expect(text).toContain('border-bottom:2px solid #0b6472');
  expect(text).toContain('Sent from the Talwind partner portal.');
  expect(text).not.toContain('Selvedge');

  await test.step('the mail can be read as it is shown', async () => {
    const shown = await page.context().newPage();
    const [, html = ''] = /Content-Type: text\/html[\s\S]*?\r\n\r\n([\s\S]*?<\/html>)/.exec(text) ?? [];
    // A browser knows no addresses within a mail.
    await shown.setContent(html.replace('cid:house-logo', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='));
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(shown, 'color-contrast')).toEqual([]);
    await shown.close();
  });

  const { bytes } = attachmentIn(raw, 'application/pdf') ?? { bytes: new Uint8Array() };
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/BaseFont \/\w+\+Jost-Medium/);
  const { info } = await (await getDocumentProxy(new Uint8Array(bytes))).getMetadata();
  expect(info).toMatchObject({ Author: 'Talwind' });
});
