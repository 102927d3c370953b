import { readFileSync } from 'node:fs';
import { formatRoute } from '@selvedge/core';
import { order as orderCall } from '@selvedge/core/contract';
import { deliveriesOf, orderSums } from '@selvedge/core/order';
import { attachmentIn, type MailServer, startMailServer } from '../stack/mailServer.ts';
import { accounts, expect, test as journey } from './journey.ts';
import { placedOrder } from './ordering.ts';
import { textOfPdf } from './pdfText.ts';

const test = journey.extend<Record<never, never>, { mailServer: MailServer }>({
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  environment: [async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }), { scope: 'worker' }],
});

test.use({ language: 'de' });

const plain = (text: string): string => text.replace(/\s+/g, ' ');

test('O4 the confirmation goes through a mail server to each address alone; the file in it is the order’s', async ({
  page,
  portal,
  words,
  callsOf,
  mailServer,
  open,
  spot: { place },
}) => {
  const api = await callsOf('manager', 'de');
  const { orderId } = await placedOrder(api, place, open);
  const order = await api.send(orderCall, { params: { orderId } });
  const { order: sheet } = portal;
  await portal.enter(accounts.manager, formatRoute({ screen: 'order', orderId }));
  await expect(sheet.heading(order.orderNumber)).toBeVisible();
  const downloads = page.waitForEvent('download');
  await sheet.download.click();
  const downloaded = readFileSync(await (await downloads).path());

  const recipients = ['anna@example.com', 'ben@example.com'];
  await sheet.more.click();
  await sheet.mail.click();
  await expect(sheet.addresses).toBeFocused();
  await expect(sheet.addresses).not.toHaveValue('');
  await sheet.addresses.fill(recipients.join(', '));
  await sheet.send.click();
  const message = words.say('order.mailing.sent', { recipients: recipients.join(', ') });
  await expect(sheet.documents.getByText(message)).toBeVisible();
  await expect.poll(() => mailServer.received.map(({ to }) => to.join()).sort()).toEqual(recipients);

  const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: order.currency });
  const say = (minor: number) => money.format(minor / 100);
  for (const { to, raw } of mailServer.received) {
    for (const other of recipients.filter((one) => !to.includes(one))) expect(raw).not.toContain(other);
    const file = attachmentIn(raw, 'application/pdf');
    expect(file?.name).toBe(`${words.say('order.documents.file', { number: order.orderNumber })}.pdf`);
    const bytes = file?.bytes ?? new Uint8Array();
    expect(Buffer.from(bytes).equals(downloaded)).toBe(true);
    const text = await textOfPdf(bytes);
    const said = [
      order.orderNumber,
      order.customerName,
      order.finalizedBy,
      say(order.value),
      say(order.retailValue),
      ...order.lines.flatMap(({ styleName, colourName, articleNumber }) => [
        styleName,
        colourName,
        articleNumber,
      ]),
      order.lines.map(({ quantity }) => quantity).join(' '),
      ...deliveriesOf(order.lines).map(
        ({ sums }) => `${sums.pieces} ${say(sums.value)} ${say(sums.retailValue)}`,
      ),
    ];
    for (const one of said) expect(text).toContain(plain(one));
    expect(orderSums(order.lines)).toMatchObject({ pieces: order.pieces, value: order.value });
  }
});
