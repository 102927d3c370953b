import { readFileSync } from 'node:fs';
import { formatRoute } from '@selvedge/core';
import { order as orderCall } from '@selvedge/core/contract';
import { mailsTo } from '../stack/outbox.ts';
import { accounts, expect, test as journey } from './journey.ts';
import { placedOrder } from './ordering.ts';

const test = journey.extend<{ orderId: string }>({
  /** An order of the journey's own, finalized past the page. */
  orderId: async ({ callsOf, spot: { place }, open }, use) => {
    const { orderId } = await placedOrder(await callsOf('manager'), place, open);
    await use(orderId);
  },
});

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('O4 an order hands over its documents: to keep, to print, by mail and as a list', async ({
      page,
      portal,
      words,
      backend,
      callsOf,
      orderId,
      guard,
    }) => {
      // The browser's own viewer of PDF files: what it is made of, and the icon that it looks for.
      guard.allow(/^request to another host: null\//);
      guard.allow(/status of 404 .*\/favicon\.ico/);
      const api = await callsOf('manager', language);
      const order = await api.send(orderCall, { params: { orderId } });
      const { order: sheet } = portal;
      await portal.enter(accounts.manager, formatRoute({ screen: 'order', orderId }));
      await expect(sheet.heading(order.orderNumber)).toBeVisible();
      await expect(sheet.sheet).toContainText(order.lines[0]?.styleName ?? '');

      await test.step('the confirmation is downloaded', async () => {
        const downloads = page.waitForEvent('download');
        await sheet.download.click();
        const file = await downloads;
        expect(file.suggestedFilename()).toBe(
          `${words.say('order.documents.file', { number: order.orderNumber })}.pdf`,
        );
        const bytes = readFileSync(await file.path());
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        expect(bytes.length).toBeGreaterThan(10_000);
      });

      await test.step('HZ12: a window of its own shows it by a token that opens it once', async () => {
        const answers = page.context().waitForEvent('response', {
          predicate: (response) => response.url().includes('/confirmation/print'),
        });
        await sheet.more.click();
        await sheet.print.click();
        const answer = await answers;
        expect(answer.status()).toBe(200);
        expect(answer.headers()).toMatchObject({
          'content-type': 'application/pdf',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        });
        expect(answer.url()).toContain(`lang=${language}`);
        const again = await page.request.get(answer.url());
        expect(again.status()).toBe(401);
        expect(await again.text()).not.toContain('%PDF');
        await expect(sheet.documents.getByText(words.say('order.documents.opened'))).toBeVisible();
      });

      await test.step('it is mailed to each address alone, and to no false one', async () => {
        await sheet.more.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(sheet.print).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(sheet.print).toBeHidden();
        await expect(sheet.more).toBeFocused();
        await sheet.more.click();
        await sheet.mail.click();
        await expect(sheet.addresses).toHaveValue(accounts.manager);
        await expect(sheet.addresses).toBeFocused();
        const [anna, ben] = [`anna.order.${language}@example.com`, `ben.order.${language}@example.com`];
        await sheet.addresses.fill(`${anna}, ben`);
        await sheet.send.click();
        await expect(sheet.addresses).toHaveAccessibleDescription(
          new RegExp(words.say('order.mailing.invalid', { address: 'ben' })),
        );
        await sheet.addresses.fill(`${anna}, ${ben}`);
        await sheet.send.click();
        const message = words.say('order.mailing.sent', { recipients: `${anna}, ${ben}` });
        await expect(sheet.documents.getByText(message)).toBeVisible();
        for (const address of [anna, ben]) {
          await expect.poll(() => mailsTo(backend, address).length).toBe(1);
          const [mail = ''] = mailsTo(backend, address);
          expect(mail).toContain(`${words.say('order.documents.file', { number: order.orderNumber })}.pdf`);
          expect(mail).toContain('application/pdf');
        }
        await page.keyboard.press('Escape');
        await expect(sheet.more).toBeFocused();
      });

      await test.step('its lines are a list that bulk entry reads', async () => {
        for (const form of ['csv', 'xlsx'] as const) {
          const downloads = page.waitForEvent('download');
          await sheet.more.click();
          await sheet.list(form).click();
          const file = await downloads;
          expect(file.suggestedFilename()).toContain(order.orderNumber);
          const bytes = readFileSync(await file.path());
          if (form === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK');
          else
            for (const { ean, quantity } of order.lines)
              expect(bytes.toString()).toMatch(new RegExp(`\\n${ean}.*[;,]${quantity}[;,].*\\r\\n`));
        }
      });

      await test.step('it stands first among the orders of its customer', async () => {
        await sheet.more.click();
        await sheet.toOrders.click();
        const rows = page.getByRole('list', { name: words.say('app.trail.orders') }).getByRole('listitem');
        await expect(rows.first()).toContainText(order.orderNumber);
        await expect(rows.first()).toContainText(order.finalizedBy);
        const trail = page.getByRole('navigation', { name: words.say('shell.breadcrumb.label') });
        await expect(trail.getByRole('link', { name: order.customerName })).toBeVisible();
        await page.getByRole('link', { name: words.say('season.carts'), exact: true }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: words.say('app.trail.carts') }),
        ).toBeVisible();
        await expect(trail.getByRole('link', { name: order.customerName })).toBeVisible();
        await page.getByRole('link', { name: words.say('season.orders'), exact: true }).click();
        await rows.first().getByRole('link').click();
        await expect(sheet.heading(order.orderNumber)).toBeVisible();
      });
    });
  });
}

test('O4 K2 who does not handle carts reads that where orders are listed, and where one is shown', async ({
  page,
  portal,
  words,
  orderId,
}) => {
  const path = formatRoute({ screen: 'orders', rightEnv: 'preorder', customerId: 'C1001' });
  await portal.enter(accounts.viewer, path);
  await expect(page.getByText(words.say('ordering.noRight.orders'))).toBeVisible();
  await page.goto(formatRoute({ screen: 'order', orderId }));
  await expect(page.getByRole('heading', { name: words.say('ordering.noRight.orders') })).toBeVisible();
});
