import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importing, sentRows } from '../../../import/testing/houseFiles.ts';
import { outgoingMails } from '../../../mail/mail.schema.ts';
import { operatorOf } from '../../../testing/operator.ts';
import { users } from '../../../user/user.schema.ts';
import { storeLanguage } from '../../../user/user.store.ts';
import { styleAt, variantIn } from '../../testing/partner.ts';
import { type Stage, setStage } from '../../testing/stage.ts';
import { finalized } from '../export/testing/exportStage.ts';
import { STATUS_GRACE } from './tellOfStatuses.ts';

let stage: Stage;
let operator: Awaited<ReturnType<typeof operatorOf>>;
let eans: string[];
let number: string;
beforeAll(async () => {
  stage = await setStage();
  operator = await operatorOf(stage.testApp);
});
beforeEach(async () => {
  const style = await styleAt(stage.employee, stage.open(), 0);
  const variants = [0, 1].map((size) => variantIn(style, 0, size));
  eans = variants.map(({ ean }) => ean);
  const pieces = variants.map(({ articleVariantId }, at) => [articleVariantId, 4 - at]);
  number = await finalized(stage.employee, stage.open(), Object.fromEntries(pieces));
});
afterAll(() => stage.testApp.close());

const report = async (body: object) => {
  const response = await operator('POST', `/orders/${number}/status`, body);
  expect(response.statusCode).toBe(200);
};

/** The mails about the order, the first one first. */
async function told() {
  const { db } = stage.testApp.context.database;
  const all = await db.select().from(outgoingMails).orderBy(asc(outgoingMails.queuedAt));
  return all.filter(({ content }) => content?.subject.includes(number));
}
const sent = async () => {
  const { db } = stage.testApp.context.database;
  for (const { mailId } of await told())
    await db.update(outgoingMails).set({ state: 'sending' }).where(eq(outgoingMails.mailId, mailId));
};

it('O8: who placed an order is told of its reports in one mail a minute, with what differs', async () => {
  const { database } = stage.testApp.context;
  await storeLanguage(database, 'u-employee', 'de');
  const before = Date.now();
  await report({ key: 'a', kind: 'confirmed', erpNumber: 'A-7741' });
  const lines = [{ line: 2, quantity: 1, deliveryFrom: Date.UTC(2031, 1, 3), reason: 'Short of cloth' }];
  await report({ key: 'b', kind: 'changed', lines });
  await report({ key: 'b', kind: 'changed', lines });
  const mails = await told();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.recipient).toBe('employee@selvedge.test');
  expect(mail?.nextAt).toBeGreaterThanOrEqual(before + STATUS_GRACE);
  expect(mail?.content?.subject).toMatch(new RegExp(`^Auftrag ${number} geändert: `));
  const text = mail?.content?.text ?? '';
  expect(text).toMatch(/ \(SS27\) · [^·\n]+ \d\d-\d · [A-ZÄÖÜ][^·\n]*\n/);
  expect(text).toContain('bestätigt, unsere Auftragsnummer A-7741');
  expect(text).toMatch(/: 3 bestellt, jetzt 1, ab .*2031.*, Short of cloth\n/);
  expect(text).toMatch(/\/ordering\/.*\n$/);

  // What is on its way stays; the next one tells only what came since.
  await sent();
  await report({ key: 'c', kind: 'shipped', parcel: '<b>0034', lines: [{ line: 1, quantity: 4 }] });
  const [, further] = await told();
  expect(further?.content?.subject).toMatch(/ versandt: /);
  expect(further?.content?.text).toMatch(
    /versandt, Paket <b>0034, 4 Teile\nBisher versandt: 4 von 5 Teilen\n/,
  );
  expect(further?.content?.text).not.toContain('A-7741');
  expect(further?.content?.html).not.toContain('<b>0034');
});

it('O8: reports of a list are told as those of a call, and a second time nothing', async () => {
  const imports = await importing(stage.testApp);
  const rows = [sentRows('order lines', [{ order: number, EAN: eans[0], quantity: 0 }])];
  await imports.report(rows);
  await imports.report(rows);
  const mails = await told();
  expect(mails.map(({ content }) => content?.text)).toEqual([
    expect.stringContaining('wird nicht geliefert'),
  ]);
});

it('O8: nobody is told who may not see the order any more', async () => {
  const { db } = stage.testApp.context.database;
  const employee = eq(users.userId, 'u-employee');
  await db.update(users).set({ everyCustomer: false }).where(employee);
  await report({ key: 'a', kind: 'confirmed', erpNumber: 'A-1' });
  expect(await told()).toEqual([]);
  await db.update(users).set({ everyCustomer: true, disabled: true }).where(employee);
  await report({ key: 'b', kind: 'invoiced', invoiceNumber: 'R-1' });
  expect(await told()).toEqual([]);
  await db.update(users).set({ disabled: false }).where(employee);
});
