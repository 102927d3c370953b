import { approveCart, changeLines, finalizeCart, recallCart, returnCart } from '@selvedge/core/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outgoingMails } from '../../mail/mail.schema.ts';
import { operatorOf } from '../../testing/operator.ts';
import { userCustomers, users } from '../../user/user.schema.ts';
import { storeLanguage } from '../../user/user.store.ts';
import { cartAt, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { approvalMails } from './approval.schema.ts';
import { GRACE, LEAST_BETWEEN } from './approvalNotices.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const database = () => stage.testApp.context.database;

async function filled(customerId: string) {
  const { buyer } = stage;
  const at = stage.open(customerId);
  const { head: found } = await cartAt(buyer, at);
  const isWaiting = found.state === 'approved';
  const head = isWaiting ? (await buyer.get(recallCart, { params: found })).head : found;
  if (head.pieces > 0) return head;
  const { articleVariantId } = variantIn(await styleAt(buyer, at, 0));
  const changes = [{ articleVariantId, quantity: 3, was: 0 }];
  return (await buyer.get(changeLines, { params: head, body: { version: head.version, changes } })).head;
}

type Head = Awaited<ReturnType<typeof filled>>;
const approve = async (head: Head) =>
  (await stage.buyer.get(approveCart, { params: head, body: { version: head.version } })).head;

/** Mails that tell of a cart to wait. */
async function mailsOf({ cartId }: Head) {
  const ids = await database().db.select().from(approvalMails).where(eq(approvalMails.cartId, cartId));
  return database()
    .db.select()
    .from(outgoingMails)
    .where(
      inArray(
        outgoingMails.mailId,
        ids.map(({ mailId }) => mailId),
      ),
    )
    .orderBy(asc(outgoingMails.recipient));
}

const allTo = async (recipient: string) =>
  database().db.select().from(outgoingMails).where(eq(outgoingMails.recipient, recipient));

describe('O2 the POS Manager is told by mail', () => {
  it('O2 each who may finalize for the customer gets one, in their language; nobody else does', async () => {
    await storeLanguage(database(), 'u-manager', 'de');
    const head = await approve(await filled('C1002'));
    const mails = await mailsOf(head);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'employee@selvedge.test',
      'manager@selvedge.test',
    ]);
    const [english, german] = mails.map(({ content }) => content);
    expect(english?.subject).toBe(
      `Order ready for completion: ${head.customerName} (${head.customerNumber})`,
    );
    expect(german?.subject).toBe(
      `Auftrag bereit zum Abschluss: ${head.customerName} (${head.customerNumber})`,
    );
    expect(german?.text).toContain('Clara Lindner hat einen Auftrag freigegeben.');
    expect(german?.text).toContain('3 Teile');
    const { publicUrl } = stage.testApp.context.config;
    expect(german?.text).toContain(`${publicUrl}/ordering/preorder/C1002/${head.season}.13-0.main/check`);
    expect(mails.map(({ nextAt, queuedAt }) => nextAt - queuedAt)).toEqual([GRACE, GRACE]);
  });

  it('O2 what is taken back before it left is not told; approved again it is told once', async () => {
    const head = await approve(await filled('C1003'));
    const { head: open } = await stage.buyer.get(recallCart, { params: head });
    expect(await mailsOf(head)).toEqual([]);
    await approve(open);
    expect(await mailsOf(head)).toHaveLength(2);
  });

  it('O2 after a mail has left, the next about the same cart keeps some minutes’ distance', async () => {
    const head = await approve(await filled('C1004'));
    const { db } = database();
    const before = await mailsOf(head);
    for (const { mailId } of before)
      await db
        .update(outgoingMails)
        .set({ state: 'sent', content: null })
        .where(eq(outgoingMails.mailId, mailId));
    const { head: open } = await stage.buyer.get(recallCart, { params: head });
    await approve(open);
    const queued = (await mailsOf(head)).filter(({ state }) => state === 'queued');
    expect(queued.map(({ recipient }) => recipient)).toEqual(before.map(({ recipient }) => recipient));
    for (const [index, { nextAt }] of queued.entries())
      expect(nextAt).toBe((before[index]?.nextAt ?? 0) + LEAST_BETWEEN);
  });

  it.each([
    ['is disabled', { disabled: true }],
    ['may not finalize any more', { role: 'buyer' }],
    ['has no such customer any more', { everyCustomer: false, customers: [] }],
  ])('O2 who %s gets none that has not left', async (_, change) => {
    const operator = await operatorOf(stage.testApp);
    const { db } = database();
    const email = 'deputy@house.example';
    const [manager] = await db.select().from(users).where(eq(users.userId, 'u-manager'));
    if (!manager) throw new Error('The demo has no manager');
    await db.delete(users).where(eq(users.email, email));
    await db.insert(users).values({ ...manager, userId: 'u-deputy', email, everyCustomer: true });
    const head = await approve(await filled('C1003'));
    const before = (await mailsOf(head)).map(({ recipient }) => recipient);
    expect(before).toContain(email);
    expect((await operator('POST', '/users/change', { email, ...change })).statusCode).toBe(200);
    const left = (await mailsOf(head)).map(({ recipient }) => recipient);
    expect(left).toEqual(before.filter((one) => one !== email));
    await stage.buyer.get(recallCart, { params: head });
  });

  it('O2 an approver who is disabled meanwhile, or has no such customer any more, is not told', async () => {
    const { db } = database();
    const returned = async (customerId: string, without: () => Promise<unknown>) => {
      const head = await approve(await filled(customerId));
      await without();
      const before = (await allTo('buyer@selvedge.test')).length;
      const body = { version: head.version, reason: 'Too many' };
      await stage.manager.get(returnCart, { params: head, body });
      return (await allTo('buyer@selvedge.test')).length - before;
    };
    const isBuyer = eq(users.userId, 'u-buyer');
    expect(await returned('C1002', () => db.update(users).set({ disabled: true }).where(isBuyer))).toBe(0);
    await db.update(users).set({ disabled: false }).where(isBuyer);
    const theirs = and(eq(userCustomers.userId, 'u-buyer'), eq(userCustomers.customerId, 'C1004'));
    expect(await returned('C1004', () => db.delete(userCustomers).where(theirs))).toBe(0);
    await db.insert(userCustomers).values({ userId: 'u-buyer', customerId: 'C1004' });
  });

  it('O2 the approver is told of a return with its reason, and of the order', async () => {
    const head = await approve(await filled('C1019'));
    const reason = 'Bitte die Gürtel <ergänzen>.';
    const { head: open } = await stage.manager.get(returnCart, {
      params: head,
      body: { version: head.version, reason },
    });
    expect(await mailsOf(head)).toEqual([]);
    const [returned] = await allTo('buyer@selvedge.test');
    expect(returned?.content?.text).toContain(`“${reason}”`);
    expect(returned?.content?.html).toContain('&lt;ergänzen&gt;');
    const again = await approve(open);
    const { orderId, orderNumber } = await stage.manager.get(finalizeCart, {
      params: again,
      body: { version: again.version },
      headers: { 'idempotency-key': 'told-of-order' },
    });
    expect(await mailsOf(head)).toEqual([]);
    await vi.waitFor(async () => {
      const last = (await allTo('buyer@selvedge.test')).find(({ content }) =>
        content?.subject.includes(orderNumber),
      );
      expect(last?.content?.text).toContain(`/ordering/orders/${orderId}`);
    });
  });

  it('O2 nobody is told of their own actions', async () => {
    const count = (await allTo('manager@selvedge.test')).length;
    const head = await filled('C1020');
    const approved = await stage.manager.get(approveCart, { params: head, body: { version: head.version } });
    await stage.manager.get(finalizeCart, {
      params: approved.head,
      body: { version: approved.head.version },
      headers: { 'idempotency-key': 'own-deeds-1' },
    });
    expect(await allTo('manager@selvedge.test')).toHaveLength(count);
  });
});
