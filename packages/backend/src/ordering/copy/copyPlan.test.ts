import { type CopySource, currentCart, planCopy } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerLocks, customerSubdivisions } from '../pos/customer.schema.ts';
import { barredVariants } from '../style/colour.schema.ts';
import { type Partner, styleAt } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { cellsAt, codesOf, fill, plan, wishesOf } from './testing/copying.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());
const db = () => stage.testApp.context.database.db;

describe('planning', () => {
  it('N9 has no effect, and counts each piece of the source as copied or refused', async () => {
    const { buyer } = stage;
    const { source } = await fill(buyer, stage.open(), [3, 4]);
    const before = await cellsAt(buyer, stage.open('C1002'));
    const { targets } = await plan(buyer, source, wishesOf('C1002', 'C1003'));
    for (const { sums } of targets) {
      expect(sums.planned).toBe(7);
      expect(sums.copied + sums.refused).toBe(7);
    }
    expect(await cellsAt(buyer, stage.open('C1002'))).toEqual(before);
    expect(await buyer.get(currentCart, { params: stage.open('C1003') })).toBeNull();
  });

  it('N9 refuses a target without the subdivision, a locked one with its reason, and the source itself', async () => {
    const { employee } = stage;
    const { source } = await fill(employee, stage.open(), [3, 0]);
    await db()
      .delete(customerSubdivisions)
      .where(and(eq(customerSubdivisions.customerId, 'C1006'), eq(customerSubdivisions.subdivision, '13-0')));
    await db().insert(customerLocks).values({
      customerId: 'C1007',
      scope: 'customer',
      subject: '',
      reasonEn: 'Overdue',
      reasonDe: 'Überfällig',
    });
    const { targets } = await plan(employee, source, [
      ...wishesOf('C1006', 'C1007'),
      { customerId: 'C1001', standing: 'add' },
    ]);
    expect(targets.map(codesOf)).toEqual([['noSubdivisionAccess'], ['customerLocked'], ['targetIsSource']]);
    expect(targets[1]?.reasons[0]?.values).toMatchObject({ reason: 'Overdue' });
    for (const { sums } of targets) expect([sums.planned, sums.copied, sums.refused]).toEqual([3, 0, 3]);
  });

  it('N9 asks for a decision where the target cart is not empty, and tells what would go', async () => {
    const { buyer } = stage;
    const { source } = await fill(buyer, stage.open(), [3, 4]);
    await fill(buyer, stage.open('C1004'), [2, 0, 5]);
    const [undecided] = (await plan(buyer, source, wishesOf('C1004'))).targets;
    expect([undecided && codesOf(undecided), undecided?.cart?.pieces]).toEqual([['targetNotEmpty'], 7]);
    const [replaced] = (await plan(buyer, source, [{ customerId: 'C1004', standing: 'replace' }])).targets;
    expect([replaced?.removed, replaced?.sums.copied]).toEqual([7, 7]);
  });

  it('N9 says another currency, and what a customer may not order', async () => {
    const { buyer } = stage;
    const { source, ids } = await fill(buyer, stage.open(), [3, 4]);
    await db()
      .insert(barredVariants)
      .values({ customerId: 'C1038', articleVariantId: ids[0] ?? '' });
    const [target] = (await plan(buyer, source, wishesOf('C1038'))).targets;
    expect([target?.currency, target?.otherCurrency, target?.priceDifferences]).toEqual(['PLN', true, 0]);
    expect(target?.lines.map((line) => [line.articleVariantId, line.copied, codesOf(line)])).toEqual([
      [ids[0], 0, ['notAllowedForCustomer']],
    ]);
    expect(target?.lines[0]?.styleName).not.toBe('');
  });

  it('N9 names the length of a line only where its style comes in several', async () => {
    const { buyer } = stage;
    const place = stage.open();
    const lengthsOf = async (at: number) => (await styleAt(buyer, place, at)).lengths.length;
    const counts = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(lengthsOf));
    const [one, several] = [counts.indexOf(1), counts.findIndex((count) => count > 1)];
    expect([one, several]).not.toContain(-1);
    for (const [at, isNamed] of [
      [one, false],
      [several, true],
    ] as const) {
      const { source, ids } = await fill(buyer, place, [3], at);
      await db()
        .insert(barredVariants)
        .values({ customerId: 'C1003', articleVariantId: ids[0] ?? '' });
      const [target] = (await plan(buyer, source, wishesOf('C1003'))).targets;
      const line = target?.lines.find(({ articleVariantId }) => articleVariantId === ids[0]);
      expect(line?.articleLength !== '').toBe(isNamed);
    }
  });

  it('N9 HZ4: a foreign source or target answers as a missing one, and so does a missing right', async () => {
    const { buyer, employee, viewer } = stage;
    const { source } = await fill(buyer, stage.open(), [3, 0]);
    const foreign = (await fill(employee, stage.open('C1005'), [1])).source;
    const ask = (who: Partner, what: CopySource, ...ids: string[]) =>
      who.ask(planCopy, {
        params: { rightEnv: 'preorder' },
        body: { source: what, targets: wishesOf(...ids) },
      });
    const missing = await ask(buyer, source, 'C1002', 'C9999');
    const answers = [
      await ask(buyer, source, 'C1002', 'C1005'),
      await ask(buyer, foreign, 'C1002'),
      await ask(buyer, { kind: 'order', orderId: 'none' }, 'C1002'),
      await ask(viewer, source, 'C1002'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe(missing.json().message);
    }
    expect((await ask(buyer, source, 'C1002', 'C1002')).statusCode).toBe(400);
  });
});
