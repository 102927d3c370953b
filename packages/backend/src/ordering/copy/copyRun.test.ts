import {
  approveCart,
  type CopyWish,
  copyReport,
  currentCart,
  finalizeCart,
  readCart,
  retryCopy,
  runCopy,
} from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerLocks } from '../pos/customer.schema.ts';
import { barredVariants, variants } from '../style/colour.schema.ts';
import { styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { copies } from './copy.schema.ts';
import { bodyOf, cellsAt, codesOf, copy, fill, key, plan, wishesOf } from './testing/copying.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());
const db = () => stage.testApp.context.database.db;

describe('running', () => {
  it('N9 writes what was planned, with prices of the target, and keeps the report for its maker alone', async () => {
    const { buyer, manager } = stage;
    const { source, ids } = await fill(buyer, stage.open(), [3, 4]);
    const report = await copy(buyer, source, wishesOf('C1019', 'C1031'));
    expect(report.targets.map(({ end }) => end)).toEqual(['copied', 'copied']);
    expect(await cellsAt(stage.manager, stage.open('C1019'))).toEqual({
      [ids[0] ?? '']: 3,
      [ids[1] ?? '']: 4,
    });
    const british = await buyer.get(currentCart, { params: stage.open('C1031') });
    const [first] = (await styleAt(buyer, stage.open('C1031'), 0)).colours;
    expect(british?.lines[0]?.storedPrice).toBe(first?.variants[0]?.salesPrice);
    const params = { rightEnv: 'preorder' as const, copyId: report.copyId };
    expect(await buyer.get(copyReport, { params })).toEqual(report);
    expect((await manager.ask(copyReport, { params })).statusCode).toBe(404);
  });

  it('N9 adds on top or takes the place of what stands, and opens an approved cart again', async () => {
    const { buyer } = stage;
    const { source, ids } = await fill(buyer, stage.open(), [3, 4]);
    const at = stage.open('C1020');
    const { head } = await fill(buyer, at, [2, 0, 6]);
    await buyer.get(approveCart, { params: head, body: { version: head.version } });
    const [planned] = (await plan(buyer, source, [{ customerId: 'C1020', standing: 'add' }])).targets;
    expect(planned?.cart).toMatchObject({ approved: true, pieces: 8 });
    await copy(buyer, source, [{ customerId: 'C1020', standing: 'add' }]);
    const [one = '', two = '', three = ''] = [
      ...ids,
      variantIn(await styleAt(buyer, at, 0), 0, 2).articleVariantId,
    ];
    expect(await cellsAt(stage.manager, at)).toEqual({ [one]: 5, [two]: 4, [three]: 6 });
    expect((await buyer.get(readCart, { params: head })).head).toMatchObject({
      state: 'open',
      approval: null,
    });
    const replaced = await copy(buyer, source, [{ customerId: 'C1020', standing: 'replace' }]);
    expect(replaced.targets[0]).toMatchObject({ end: 'copied', removed: 15 });
    expect(await cellsAt(stage.manager, at)).toEqual({ [one]: 3, [two]: 4 });
  });

  it('N9 HZ24: the same key copies nothing twice, nor does a retry of what was copied', async () => {
    const { buyer } = stage;
    const { source, ids } = await fill(buyer, stage.open(), [3, 0]);
    const targets: CopyWish[] = [{ customerId: 'C1025', standing: 'add' }];
    const body = bodyOf(source, await plan(buyer, source, targets));
    const headers = key();
    const params = { rightEnv: 'preorder' as const };
    const answers = await Promise.all([1, 2, 3].map(() => buyer.get(runCopy, { params, body, headers })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await cellsAt(stage.manager, stage.open('C1025')))[ids[0] ?? '']).toBe(3);
    const fresh = bodyOf(source, await plan(buyer, source, targets));
    const copyId = answers[0]?.copyId ?? '';
    await buyer.get(retryCopy, { params: { ...params, copyId }, body: { targets: fresh.targets } });
    expect((await cellsAt(stage.manager, stage.open('C1025')))[ids[0] ?? '']).toBe(3);
    const reused = await buyer.ask(runCopy, { params, body: fresh, headers });
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'keyReused']);
  });

  it('N9 HZ24: ended between two targets, the same key goes on with those that are left', async () => {
    const { buyer, testApp } = stage;
    const { source, ids } = await fill(buyer, stage.open(), [3, 0]);
    const targets = wishesOf('C1026', 'C1032');
    const body = bodyOf(source, await plan(buyer, source, targets));
    const headers = key();
    const params = { rightEnv: 'preorder' as const };
    const original = testApp.context.database.db.transaction.bind(testApp.context.database.db);
    let runs = 0;
    const failing: typeof original = (work, config) => {
      runs += 1;
      if (runs > 2) throw new Error('The process ends here');
      return original(work, config);
    };
    testApp.context.database.db.transaction = failing;
    const cut = await buyer.get(runCopy, { params, body, headers });
    testApp.context.database.db.transaction = original;
    expect(cut.targets.map(({ end }) => end)).toEqual(['copied', 'failed']);
    expect(cut.targets[1] && codesOf(cut.targets[1])).toEqual(['notWritten']);
    const whole = await buyer.get(runCopy, { params, body, headers });
    expect(whole.copyId).toBe(cut.copyId);
    expect(whole.targets.map(({ end }) => end)).toEqual(['copied', 'copied']);
    for (const id of ['C1026', 'C1032'])
      expect(await cellsAt(stage.manager, stage.open(id))).toEqual({ [ids[0] ?? '']: 3 });
  });

  it('N9 refuses and tells what changed since the plan; a retry by a new plan copies the failed target only', async () => {
    const { buyer, manager } = stage;
    const { source, ids } = await fill(buyer, stage.open(), [3, 0]);
    const body = bodyOf(source, await plan(buyer, source, wishesOf('C1038', 'C1043')));
    await fill(manager, stage.open('C1043'), [0, 9]);
    const params = { rightEnv: 'preorder' as const };
    await db()
      .insert(barredVariants)
      .values({ customerId: 'C1038', articleVariantId: ids[0] ?? '' });
    const report = await buyer.get(runCopy, { params, body, headers: key() });
    expect(report.targets.map((target) => [target.end, codesOf(target)])).toEqual([
      ['failed', ['planChanged']],
      ['failed', ['planChanged']],
    ]);
    for (const { sums } of report.targets) expect([sums.copied, sums.refused]).toEqual([0, 3]);
    const again = bodyOf(source, await plan(buyer, source, [{ customerId: 'C1043', standing: 'add' }]));
    const retried = await buyer.get(retryCopy, {
      params: { ...params, copyId: report.copyId },
      body: { targets: again.targets },
    });
    expect(retried.targets.map(({ end }) => end)).toEqual(['failed', 'copied']);
    expect(await cellsAt(stage.manager, stage.open('C1043'))).toMatchObject({ [ids[0] ?? '']: 3 });
    expect(await cellsAt(stage.manager, stage.open('C1038'))).toEqual({});
  });

  it('N9 HZ22: many who copy into one target at once lose nothing and wait for nobody forever', async () => {
    const { buyer, manager, employee } = stage;
    const at = stage.open('C1003');
    const { source, ids } = await fill(buyer, stage.open(), [1, 1]);
    const wish: CopyWish[] = [{ customerId: 'C1003', standing: 'add' }];
    const people = [buyer, manager, employee, buyer, manager, employee];
    let done = 0;
    for (let round = 0; round < 20 && done < people.length; round += 1) {
      const waiting = people.slice(done);
      const reports = await Promise.all(waiting.map((who) => copy(who, source, wish)));
      done += reports.filter(({ targets }) => targets[0]?.end === 'copied').length;
      expect((await cellsAt(stage.manager, at))[ids[0] ?? '']).toBe(done);
    }
    expect(done).toBe(people.length);
  });

  it('N9 leaves no empty cart behind where a target is refused', async () => {
    const { employee } = stage;
    const { source } = await fill(employee, stage.open(), [3, 0]);
    const lock = { scope: 'customer' as const, subject: '', reasonEn: 'Overdue', reasonDe: 'Überfällig' };
    await db()
      .insert(customerLocks)
      .values({ customerId: 'C1007', ...lock });
    const report = await copy(employee, source, wishesOf('C1007'));
    expect(report.targets[0]?.end).toBe('failed');
    expect(await employee.get(currentCart, { params: stage.open('C1007') })).toBeNull();
  });

  it('N9 HZ4: a run of a foreign target is noted nowhere', async () => {
    const { buyer } = stage;
    const { source } = await fill(buyer, stage.open(), [3, 0]);
    const before = await db().select().from(copies).where(eq(copies.sourceId, source.cartId));
    const targets = [{ customerId: 'C1005', standing: null, version: 'x' }];
    const answer = await buyer.ask(runCopy, {
      params: { rightEnv: 'preorder' },
      body: { source, targets },
      headers: key(),
    });
    expect(answer.statusCode).toBe(404);
    expect(await db().select().from(copies).where(eq(copies.sourceId, source.cartId))).toHaveLength(
      before.length,
    );
  });
});

describe('ordering again', () => {
  it('N9 O4 takes an order into a cart of the open season, reduced to stock where it comes from stock', async () => {
    const { manager } = stage;
    const at = stage.stock('C1002');
    const { head, ids } = await fill(manager, at, [2, 3]);
    const finalized = await manager.get(finalizeCart, {
      params: head,
      body: { version: head.version },
      headers: key(),
    });
    await db()
      .update(variants)
      .set({ stock: 1, permittedQuantity: null })
      .where(eq(variants.articleVariantId, ids[0] ?? ''));
    const source = { kind: 'order' as const, orderId: finalized.orderId };
    const report = await copy(manager, source, wishesOf('C1002'), 'postorder');
    const [target] = report.targets;
    expect([target?.end, target?.sums.copied, target?.sums.refused]).toEqual(['copiedWithWarnings', 4, 1]);
    expect(target?.lines.map((line) => [line.copied, codesOf(line)])).toEqual([[1, ['stockExceeded']]]);
    expect(report.source).toMatchObject({ kind: 'order', number: finalized.orderNumber });
    expect(await cellsAt(stage.manager, at)).toEqual({ [ids[0] ?? '']: 1, [ids[1] ?? '']: 3 });
  });
});
