import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  approveCart,
  createGroupOrder,
  finalizeCart,
  mailConfirmation,
  markCustomer,
  markFavorite,
  markStyle,
  order,
  printToken,
  returnCart,
  saveFilterSet,
  updateLanguage,
  writeNote,
} from '@selvedge/core/contract';
import { eq, getTableName, is, isNull } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { everyTable } from '../backup/testing/tables.ts';
import { sweepAttempts } from '../identity/signIn/signInLimits.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { deliverDue } from '../mail/mailer.ts';
import { readableMail } from '../mail/outboxFiles.ts';
import { transportFor } from '../mail/transportFor.ts';
import { cartPriceAcceptances, carts } from '../ordering/cart/cart.schema.ts';
import { copy, fill, wishesOf } from '../ordering/copy/testing/copying.ts';
import { orders } from '../ordering/order/order.schema.ts';
import { type Partner, partnerWith, styleAt } from '../ordering/testing/partner.ts';
import { type Stage, setStage } from '../ordering/testing/stage.ts';
import * as schema from '../schema.ts';
import { Browser, locationOf } from '../testing/browser.ts';
import { startTestCommandLine, type TestCommandLine } from '../testing/commandLine.ts';
import { authorization, codeFor, signedIn } from '../testing/signedIn.ts';
import { hits } from '../tracking/hit.schema.ts';
import { users } from '../user/user.schema.ts';
import { webhookDeliveries } from '../webhook/webhook.schema.ts';
import { nameColumns, ownRows } from './places.ts';

const person = { firstName: 'Zäzilie', lastName: 'Grünbaum', email: 'zaezilie.gruenbaum@shop.example' };
const name = `${person.firstName} ${person.lastName}`;
const address = '203.0.113.77';
/** Whatever has one of these names the person. */
const traces = ['zäzilie', 'grünbaum', 'zaezilie', 'gruenbaum', address];

let stage: Stage;
let commandLine: TestCommandLine;
const log: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
  stage = await setStage({
    LOG_LEVEL: 'debug',
    WEBHOOKS: 'https://erp.example/selvedge',
    WEBHOOK_SECRET: Buffer.from('a key of the tests, 32 bytes big').toString('base64'),
  });
  commandLine = await startTestCommandLine(stage.testApp);
});
afterAll(async () => {
  await commandLine.close();
  vi.restoreAllMocks();
});

const db = () => stage.testApp.context.database.db;
const key = () => ({ 'idempotency-key': `person-key-${Math.random()}` });
const preorder = { rightEnv: 'preorder' } as const;

const deliver = (after = 0) =>
  deliverDue({
    database: stage.testApp.context.database,
    transport: transportFor(stage.testApp.context.config),
    from: stage.testApp.context.config.mailFrom,
    now: () => Date.now() + after,
    report: (what) => log.push(what),
  });

/** Has the person do everything that leaves something behind; yields their id and session. */
async function everything(): Promise<{ userId: string; who: Partner; browser: Browser }> {
  const { testApp, manager, open, stock } = stage;
  const { app } = testApp;
  const [row] = await db()
    .update(users)
    .set(person)
    .where(eq(users.email, 'employee@selvedge.test'))
    .returning();
  const userId = row?.userId ?? '';
  const browser = new Browser(app, address);
  await codeFor(browser, authorization(testApp), person.email, 'wrong').catch(() => {});
  const { headers } = await signedIn(testApp, person.email, browser);
  const who = partnerWith(testApp, person.email, headers);
  await browser.get(locationOf(await browser.get(locationOf(await browser.get('/self-service')).href)).href);

  await who.ask(updateLanguage, {
    params: { locale: 'de' },
    headers: { authorization: `Bearer ${headers['x-extranet-token']}` },
  });
  await who.get(markFavorite, { params: { applicationId: 'calendar' } });
  await who.get(markCustomer, { params: { ...preorder, customerId: 'C1002' } });
  const { articleId } = await styleAt(who, open(), 0);
  await who.get(markStyle, { params: { ...open(), articleId } });
  await who.get(saveFilterSet, { params: preorder, body: { name, search: `?q=${person.lastName}` } });
  await who.get(printToken, { params: {}, query: {} });

  // A cart that was approved and returned, one that somebody else finalizes, and an order.
  const first = await fill(who, open('C1002'), [3, 4]);
  await who.get(approveCart, { params: first.head, body: { version: first.head.version } });
  const [approved] = await db().select().from(carts).where(eq(carts.cartId, first.head.cartId));
  await manager.get(returnCart, {
    params: first.head,
    body: { version: approved?.version ?? 0, reason: `${name} asked for more` },
  });
  const second = await fill(who, open('C1003'), [5]);
  const noted = await who.get(writeNote, {
    params: second.head,
    body: { was: '', note: `Ask ${name}, ${person.email.toUpperCase()}` },
  });
  const waiting = await who.get(approveCart, { params: second.head, body: { version: noted.head.version } });
  const placed = await manager.get(finalizeCart, {
    params: second.head,
    body: { version: waiting.head.version },
    headers: key(),
  });
  const third = await fill(who, stock('C1003'), [2]);
  const own = await who.get(finalizeCart, {
    params: third.head,
    body: { version: third.head.version },
    headers: key(),
  });
  await db()
    .insert(cartPriceAcceptances)
    .values({
      ...{ cartId: first.head.cartId, articleVariantId: first.ids[0] ?? '', newPrice: 1, acceptedAt: 1 },
      ...{ acceptedBy: 'Zäzilie Mädchenname', acceptedById: userId },
    });
  await who.get(writeNote, { params: first.head, body: { was: '', note: 'Frau Mädchenname, Zäzilie' } });
  await copy(who, first.source, wishesOf('C1019'));
  await who.get(createGroupOrder, {
    params: preorder,
    body: { groupName: name, season: open().season, cartIds: [first.head.cartId] },
    headers: key(),
  });
  const operate = (...words: string[]) => commandLine.run(...words);
  await operate(
    ...['order', 'status', placed.orderNumber, '--kind', 'changed', '--line', '1=4'],
    ...['--reason', `${name} knows why`],
  );
  await operate('user', 'invite', person.email);

  // Mails to the person and by the person, written and waiting, and a message of the contact form.
  const confirmation = { params: { orderId: own.orderId }, body: { recipients: [person.email] } };
  await who.ask(mailConfirmation, confirmation);
  await deliver();
  await who.ask(mailConfirmation, { ...confirmation, body: { recipients: ['friend@shop.example'] } });
  await browser.submit('/self-service/request?lang=de', {
    formId: '6f2b1f3c-8a54-4f2e-9a51-0e1c7a1f5b77',
    ...{ name, email: person.email, subject: 'Retoure', message: `Grüße, ${name}` },
  });
  await app.inject({
    url: `/tracking/matomo.php?${new URLSearchParams({ idsite: '1', rec: '1', _id: '0123456789abcdef', action_name: 'dashboard', url: 'https://portal.test/' })}`,
    remoteAddress: address,
  });
  return { userId, who, browser };
}

/** Everything that names the person, with where it stands. */
async function found(): Promise<string[]> {
  const { dataDir } = stage.testApp.context.config;
  const has = (text: string): boolean => {
    const read = text.toLowerCase();
    return traces.some((trace) => read.includes(trace));
  };
  const places: string[] = [];
  for (const [table, rows] of await everyTable(stage.testApp.context.database))
    places.push(...rows.filter(has).map((row) => `${table}: ${row}`));
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // The database's own files; its tables were read above.
    if (!entry.isFile() || path.startsWith(join(dataDir, 'database'))) continue;
    const bytes = await readFile(path);
    if (has(bytes.toString('utf8')) || has(readableMail(bytes))) places.push(`file ${path}`);
  }
  places.push(...log.filter(has).map((line) => `log: ${line}`));
  places.push(...stage.testApp.securityLines.filter(has).map((line) => `security log: ${line}`));
  return places;
}

it('a person is told what is held about them, and erased: no table, file or log names them any more', async () => {
  const { userId, who, browser } = await everything();
  const { database } = stage.testApp.context;
  const tables = new Set((await found()).map((place) => place.split(/[: ]/)[0]));
  for (const table of [
    ...['users', 'filter_sets', 'carts', 'cart_lines', 'cart_returns', 'approval_deeds', 'orders'],
    ...['cart_price_acceptances', 'copies', 'group_orders', 'order_statuses', 'outgoing_mails'],
    ...['contact_requests', 'file'],
  ])
    expect([...tables]).toContain(table);
  for (const table of [webhookDeliveries, hits]) expect(await db().select().from(table)).not.toEqual([]);

  // The link of an invitation that still waits lets whoever has it set the password.
  await commandLine.run('user', 'invite', person.email);
  const [code, told] = await commandLine.run('person', 'export', person.email);
  expect([told.includes('/oidc/password?token='), /token=[\w-]{20}/.test(told)]).toEqual([true, false]);
  const held = JSON.parse(told);
  expect([code, held.userId, held.own.user[0].selectedLanguage]).toEqual([0, userId, 'de']);
  expect(Object.keys(held.own)).toEqual(
    expect.arrayContaining([
      ...['customerFavorites', 'styleFavorites', 'tileFavorites', 'filterSets', 'copies', 'groupOrders'],
      ...['contactRequests', 'mails', 'keysOfOrders', 'sessions', 'selfServiceSessions', 'user'],
    ]),
  );
  expect(Object.keys(held.records)).toEqual(
    expect.arrayContaining(['orders.finalizedBy', 'orders.approvedBy', 'approval_deeds.by']),
  );
  for (const secret of ['passwordHash', 'tokenHash', 'secretHash', 'payload'])
    expect(told).not.toContain(`"${secret}"`);

  const before = await db().select().from(orders);
  const [erased, said] = await commandLine.run('person', 'erase', userId);
  expect([erased, said]).toEqual([0, expect.stringContaining(`'${userId}' is erased.\nRemoved: `)]);
  // Counted wrong passwords of an address name nobody, and go by themselves after a quarter of an hour.
  await sweepAttempts(database, Date.now() + 3_600_000);
  expect(await found()).toEqual([]);
  for (const [table, rows] of await everyTable(database))
    expect([table, rows.filter((row) => row.includes(userId))]).toEqual([table, []]);

  // Orders are as they were, but for one pseudonym, which is the same everywhere.
  const after = await db().select().from(orders);
  const names = new Set<string | null>();
  for (const [at, row] of after.entries()) {
    const was = before.find(({ orderId }) => orderId === row.orderId);
    if (was?.finalizedBy === name) names.add(row.finalizedBy);
    if (was?.approvedBy === name) names.add(row.approvedBy);
    const { finalizedBy, finalizedById, approvedBy, note, ...rest } = row;
    expect([at, was]).toEqual([at, expect.objectContaining(rest)]);
  }
  expect([...names]).toEqual([expect.stringMatching(/^Person [0-9a-f]{8}$/)]);
  const [pseudonym] = names;
  const [noted] = after.filter(({ note }) => note.startsWith('Ask '));
  expect(noted?.note).toMatch(new RegExp(`^Ask ${pseudonym}, [0-9a-f]{8}@erased.invalid$`));
  const read = await stage.manager.get(order, { params: { orderId: noted?.orderId ?? '' } });
  expect(read.approvedBy).toBe(pseudonym);

  // Their session has ended, and they are unknown.
  expect(
    (await who.ask(saveFilterSet, { params: preorder, body: { name: 'x', search: '' } })).statusCode,
  ).toBe(401);
  expect(locationOf(await browser.get('/self-service')).pathname).toBe('/oidc/auth');
  await expect(signedIn(stage.testApp, person.email)).rejects.toThrow();
  expect(await commandLine.run('person', 'erase', person.email)).toEqual([
    1,
    `Nothing is held about '${person.email}'.`,
  ]);
  // What waited goes on, without the name.
  await deliver(3_600_000);
  expect(await db().select().from(outgoingMails).where(isNull(outgoingMails.finishedAt))).toEqual([]);
  expect(await found()).toEqual([]);
}, 180_000);

it('of an address without an account, a message of the contact form and mails are told and erased', async () => {
  const stranger = 'stranger@example.com';
  await new Browser(stage.testApp.app).submit('/self-service/request?lang=en', {
    formId: '6f2b1f3c-8a54-4f2e-9a51-0e1c7a1f5b78',
    ...{ name: 'A Stranger', email: stranger, subject: 'Hello', message: 'From me' },
  });
  await deliver();
  const [, told] = await commandLine.run('person', 'export', ` ${stranger.toUpperCase()}`);
  expect(JSON.parse(told)).toMatchObject({
    userId: null,
    own: { contactRequests: [{ name: 'A Stranger', message: 'From me' }] },
  });
  expect(await commandLine.run('person', 'erase', stranger)).toEqual([
    0,
    `'${stranger}' is erased.\nRemoved: contactRequests 1, filesOfMails 1.\nA pseudonym stands in: nothing.`,
  ]);
  expect((await commandLine.run('person', 'export', stranger))[0]).toBe(1);
});

it('every column that refers to a user is known to export and erasure', () => {
  const known = new Set([
    ...ownRows.map(({ table }) => getTableName(table)),
    ...nameColumns.flatMap(({ table, name: by, id }) =>
      [by, id].map((column) => column && `${getTableName(table)}.${column.name}`),
    ),
  ]);
  // The house's own people, whom it publishes, and who was named as the host of an event.
  const ofTheHouse = new Set(['contacts.email']);
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const referring = tables.flatMap((table) =>
    getTableConfig(table)
      .columns.map((column) => column.name)
      .filter((column) => /(user_?id|sender_?id|_?by|by_?id|recipient|e_?mail)$/i.test(column))
      .filter((column) => !known.has(getTableName(table)) && !known.has(`${getTableName(table)}.${column}`))
      .map((column) => `${getTableName(table)}.${column}`),
  );
  expect(tables.length).toBeGreaterThan(50);
  expect(referring.filter((column) => !ofTheHouse.has(column))).toEqual([]);
});
