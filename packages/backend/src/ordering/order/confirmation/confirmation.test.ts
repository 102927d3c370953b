import {
  changeLines,
  confirmationDocument,
  finalizeCart,
  mailConfirmation,
  type Order,
  type OrderLine,
  order as orderCall,
  orderConfirmation,
  printConfirmation,
  printToken,
} from '@selvedge/core/contract';
import { deliveriesOf, orderSums, priceRange, stylesOf } from '@selvedge/core/order';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeMail } from '../../../mail/composeMail.ts';
import { outgoingMails } from '../../../mail/mail.schema.ts';
import { printTokens } from '../../../printToken/printToken.schema.ts';
import { PRINT_TOKEN_LASTS } from '../../../printToken/printToken.store.ts';
import { type Figures, figuresIn } from '../../document/figures.ts';
import { cartAt, type Partner, styleAt, variantIn } from '../../testing/partner.ts';
import { type Stage, setStage } from '../../testing/stage.ts';
import { orderLines, orders } from '../order.schema.ts';

let stage: Stage;
let orderId: string;

async function finalizedOrder(): Promise<string> {
  const { manager } = stage;
  const at = stage.open('C1002');
  const { head } = await cartAt(manager, at);
  const found = [await styleAt(manager, at, 0), await styleAt(manager, at, 1)];
  const changes = found.flatMap((style) =>
    [0, 1].map((index) => ({
      articleVariantId: variantIn(style, 0, index).articleVariantId,
      quantity: 3 + index,
      was: 0,
    })),
  );
  const { head: filled } = await manager.get(changeLines, {
    params: head,
    body: { version: head.version, changes },
  });
  const answer = await manager.get(finalizeCart, {
    params: head,
    body: { version: filled.version },
    headers: { 'idempotency-key': 'confirmation-1' },
  });
  return answer.orderId;
}

beforeAll(async () => {
  stage = await setStage();
  orderId = await finalizedOrder();
  const { db } = stage.testApp.context.database;
  await db
    .update(orders)
    .set({ customerName: '=HYPERLINK("x") Modehaus Süß & Łódź', note: 'Größe prüfen: Ärmel à 64 cm' })
    .where(eq(orders.orderId, orderId));
  await db
    .update(orderLines)
    .set({ styleName: { de: '=SUM(A1:A9) Würfelhemd', en: '@Piqué polo Žižek' } })
    .where(eq(orderLines.position, 1));
});
afterAll(() => stage.testApp.close());

const params = () => ({ orderId });

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: false });
  return { pages: text, totalPages, whole: text.join('\n').replace(/\s+/g, ' ') };
}

/** As a reader of PDF hands it over. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

async function download(who: Partner, language: 'en' | 'de') {
  const response = await who.ask(orderConfirmation, {
    params: params(),
    headers: { 'x-language': language },
  });
  expect(response.statusCode).toBe(200);
  return response;
}

/** What a colour costs, as its head says it. */
function priced(
  figures: Figures,
  label: string,
  lines: readonly OrderLine[],
  price: 'salesPrice' | 'retailPrice',
): string {
  const range = priceRange(lines, price);
  if (range === null) return '';
  const { least, most } = range;
  const said = least === most ? figures.money(least) : `${figures.money(least)} – ${figures.money(most)}`;
  return `${label} ${said}`;
}

const tokenFor = async (who: Partner, document: string | undefined): Promise<string> =>
  (await who.get(printToken, { params: {}, query: { ...(document && { document }) } }))['print-token'];

const open = (token: string, id = orderId) =>
  stage.manager.ask(printConfirmation, {
    params: { orderId: id },
    query: { 'print-token': token, lang: 'de' },
    headers: { authorization: '', 'x-extranet-token': '' },
  });

it.each(['en', 'de'] as const)(
  'O4 the confirmation in %s carries the figures of the order',
  async (language) => {
    const response = await download(stage.manager, language);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toMatch(
      language === 'en'
        ? /^attachment; filename="Order-confirmation-\d+\.pdf"$/
        : /^attachment; filename="Auftragsbestaetigung-\d+\.pdf"$/,
    );
    const order: Order = await stage.manager.get(orderCall, {
      params: params(),
      headers: { 'x-language': language },
    });
    const figures = figuresIn(language, { currency: order.currency, timeZone: 'Europe/Berlin' });
    const { whole, pages, totalPages } = await readPdf(response.rawPayload);
    const sums = orderSums(order.lines);
    expect(new Set(order.lines.map(({ vatPerMille }) => vatPerMille))).toEqual(new Set([190]));
    expect(sums).toMatchObject({ pieces: 14, value: order.value, retailValue: order.retailValue });
    const said = [
      `${language === 'en' ? 'Order confirmation' : 'Auftragsbestätigung'} ${order.orderNumber}`,
      order.customerName,
      order.customerNumber,
      order.season,
      order.finalizedBy,
      figures.moment(order.finalizedAt),
      figures.count(order.pieces),
      figures.money(order.value),
      figures.money(order.retailValue),
      figures.marginName(sums),
      figures.share(sums.margin),
      figures.markUp(sums),
      order.note,
      ...deliveriesOf(order.lines).flatMap(({ sums: inWeek, ...week }) => [
        figures.week(week),
        `${figures.count(inWeek.pieces)} ${figures.money(inWeek.value)} ${figures.money(inWeek.retailValue)}`,
      ]),
      ...stylesOf(order.lines).flatMap((style) => [
        style.articleNumber,
        `${figures.pieces(orderSums(style.lines).pieces)} ${figures.money(orderSums(style.lines).value)}`,
        ...style.colours.flatMap(({ colourName, lengths, lines }) => [
          colourName,
          ...lengths,
          `${lines.map(({ size }) => size).join(' ')} `,
          ...lengths.map((length) => {
            const row = lines.filter(({ articleLength }) => articleLength === length);
            return `${length} ${row.map(({ quantity }) => figures.count(quantity)).join(' ')}`;
          }),
          priced(figures, language === 'en' ? 'CP' : 'EK', lines, 'salesPrice'),
          priced(figures, language === 'en' ? 'RRP' : 'UVP', lines, 'retailPrice'),
          `${figures.count(orderSums(lines).pieces)} ${figures.money(orderSums(lines).value)}`,
        ]),
      ]),
    ];
    for (const text of said) expect(whole).toContain(plain(text));
    expect(whole).toContain(language === 'en' ? '@Piqué polo Žižek' : '=SUM(A1:A9) Würfelhemd');
    expect(whole).toContain(language === 'en' ? 'Finalized without approval' : 'Ohne Freigabe abgeschlossen');
    for (const [at, page] of pages.entries())
      expect(page).toContain(
        language === 'en' ? `Page ${at + 1} of ${totalPages}` : `Seite ${at + 1} von ${totalPages}`,
      );
  },
);

it('O4 has no scripts, no actions and a picture for each style; is the same file however often it is asked for', async () => {
  const [one, other] = await Promise.all([download(stage.manager, 'en'), download(stage.buyer, 'en')]);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  const source = one.rawPayload.toString('latin1');
  expect(source).not.toMatch(/\/JavaScript|\/JS\b|\/URI|\/Launch|\/OpenAction/);
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(2);
  expect(source).toContain('HankenGrotesk');
});

it('O4 K2 a foreign, a forbidden and a missing order are missing alike, in every form', async () => {
  const { buyer, viewer, locked, manager } = stage;
  expect((await buyer.ask(orderConfirmation, { params: params() })).statusCode).toBe(200);
  for (const [who, id] of [
    [viewer, orderId],
    [locked, orderId],
    [manager, 'nothing'],
  ] as const) {
    const file = await who.ask(orderConfirmation, { params: { orderId: id } });
    const mail = await who.ask(mailConfirmation, {
      params: { orderId: id },
      body: { recipients: ['a@example.test'] },
    });
    const shown = await open(await tokenFor(who, confirmationDocument(id)), id);
    expect([file.statusCode, mail.statusCode, shown.statusCode]).toEqual([404, 404, 404]);
    expect(JSON.parse(file.body)).toMatchObject({ code: 'notFound' });
    expect(shown.headers['content-type']).toContain('text/html');
  }
});

it('O4 HZ12: a print token opens its document once, within a minute, and no other one', async () => {
  const { manager, locked, testApp } = stage;
  const token = await tokenFor(manager, confirmationDocument(orderId));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await open(token, 'other')).statusCode).toBe(401);
  const shown = await open(token);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(shown.headers['content-disposition']).toMatch(/^inline;/);
  const again = await open(token);
  expect(again.statusCode).toBe(401);
  expect(again.body).toContain('Dieser Link ist abgelaufen');
  expect(again.body).not.toContain(token);

  expect((await open(await tokenFor(manager, undefined))).statusCode).toBe(401);
  expect((await open(await tokenFor(manager, 'message:x'))).statusCode).toBe(401);
  expect((await open(await tokenFor(locked, confirmationDocument(orderId)))).statusCode).toBe(404);
  const both = await tokenFor(manager, confirmationDocument(orderId));
  const codes = (await Promise.all([open(both), open(both)])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 401]);

  const late = await tokenFor(manager, confirmationDocument(orderId));
  expect(PRINT_TOKEN_LASTS).toBeLessThanOrEqual(60_000);
  const { db } = testApp.context.database;
  await db.update(printTokens).set({ expiresAt: sql`${printTokens.expiresAt} - ${PRINT_TOKEN_LASTS}` });
  expect((await open(late)).statusCode).toBe(401);
});

it('O4 goes by mail to each address alone, and to no false one, nor to more than may be', async () => {
  const { manager, testApp } = stage;
  const { db } = testApp.context.database;
  const send = (recipients: string[]) =>
    manager.ask(mailConfirmation, {
      params: params(),
      body: { recipients },
      headers: { 'x-language': 'de' },
    });
  const refused = await send(['anna@example.test', 'no address']);
  expect([refused.statusCode, JSON.parse(refused.body).code]).toEqual([400, 'recipientInvalid']);
  expect((await send([])).statusCode).toBe(400);
  expect((await send(Array.from({ length: 11 }, (_, at) => `a${at}@example.test`))).statusCode).toBe(400);
  expect(await db.select().from(outgoingMails)).toEqual([]);

  expect((await send(['anna@example.test', 'bea@example.test', 'ANNA@example.test'])).statusCode).toBe(202);
  const mails = await db.select().from(outgoingMails);
  expect(mails.map(({ recipient }) => recipient.toLowerCase()).sort()).toEqual([
    'anna@example.test',
    'bea@example.test',
  ]);
  const [mail] = mails;
  expect(mail?.content?.subject).toMatch(/^Auftragsbestätigung \d+, =HYPERLINK/);
  expect(mail?.content?.html).toContain('=HYPERLINK(&quot;x&quot;)');
  const [file] = mail?.content?.attachments ?? [];
  expect(file).toMatchObject({ contentType: 'application/pdf', encoding: 'base64' });
  if (!mail?.content) throw new Error('No mail is queued');
  const claimed = { ...mail, content: mail.content, claim: 'c', attempts: 1 };
  const { bytes } = await composeMail(claimed, { name: 'Selvedge', address: 'portal@selvedge.test' });
  const sent = bytes.toString('latin1');
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(sent) ?? [];
  const part = sent.split(`--${boundary}`).find((one) => one.includes('application/pdf')) ?? '';
  expect(part).toMatch(/filename=Auftragsbestaetigung-\d+\.pdf/);
  const { whole } = await readPdf(Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64'));
  expect(whole).toContain('=SUM(A1:A9) Würfelhemd');

  const order: Order = await manager.get(orderCall, { params: params(), headers: { 'x-language': 'de' } });
  const { styles, options, pieces } = orderSums(order.lines);
  const text = mail.content.text;
  expect(text).toMatch(/^Guten Tag,\n\nanbei die Bestätigung des Auftrags \d+ für =HYPERLINK/);
  expect(text).toContain(`${styles} Artikel · ${options} Optionen · ${pieces} Teile, `);
  expect(text).toMatch(/Geliefert wird (in|von) KW \d+\/\d{4}/);
  expect(text).toMatch(/hat den Auftrag am \d+\. \S+ \d{4} .* abgeschlossen\. Er ist damit verbindlich/);
  expect(text).toMatch(/im Portal bis zum \d+\. \S+ \d{4} einen weiteren Auftrag/);
  expect(text).toContain(`Freundliche Grüße\n${order.finalizedBy}\n`);
  expect(mail.content.replyTo).toMatchObject({ address: manager.email });

  expect((await send(['Buyer@selvedge.test'])).statusCode).toBe(202);
  const [known] = await db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, 'Buyer@selvedge.test'));
  expect(known?.content?.text).toMatch(/^Guten Tag Clara Lindner,/);
  expect(known?.content?.attachments).toHaveLength(1);

  for (const lot of [10, 7])
    expect(
      (await send(Array.from({ length: lot }, (_, at) => `lot${lot}-${at}@example.test`))).statusCode,
    ).toBe(202);
  expect((await send(['one-more@example.test'])).statusCode).toBe(429);
});
