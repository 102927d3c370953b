import {
  acceptPrices,
  approveCart,
  changeLines,
  type Finding,
  type FindingCode,
  finalizeCart,
  findingCodes,
  priceAcceptances,
  readCart,
  validateCart,
} from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceLists } from '../pos/customer.schema.ts';
import { sellingTimes } from '../season/season.schema.ts';
import { barredVariants, variants } from '../style/colour.schema.ts';
import { stylePrices } from '../style/price.schema.ts';
import { styles } from '../style/style.schema.ts';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

/** What was refused in all three places so far. */
const seen = new Set<FindingCode>();
/** A cart that is not there has no rules to run; the order limit has tests of its own. */
const elsewhere: readonly FindingCode[] = ['cartMissing', 'limitExceeded', 'limitNotComparable'];

/** Puts pieces of a style into a cart, colour by colour and size by size. */
async function put(
  who: Partner,
  at: At,
  styleIndex: number,
  pieces: readonly (readonly [colour: number, size: number, quantity: number])[],
) {
  const style = await styleAt(who, at, styleIndex);
  const { head } = await cartAt(who, at);
  const changes = pieces.map(([colour, size, quantity]) => ({
    articleVariantId: variantIn(style, colour, size).articleVariantId,
    quantity,
    was: 0,
  }));
  const answer = await who.get(changeLines, { params: head, body: { version: head.version, changes } });
  expect(answer.refused).toEqual([]);
  return { style, head: answer.head };
}

/** The findings said in all three places: prechecked, at approval and at finalization; they must be the same. */
async function findingsOf(
  who: Partner,
  head: { rightEnv: 'preorder' | 'postorder'; cartId: string; version: number },
) {
  const { findings } = await who.get(validateCart, { params: head });
  const body = { version: head.version };
  const approval = await who.ask(approveCart, { params: head, body });
  const headers = { 'idempotency-key': `rules-${head.cartId}` };
  const finalization = await who.ask(finalizeCart, { params: head, body, headers });
  for (const refused of [approval, finalization]) {
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'cartRefused']);
    expect(refused.json().findings).toEqual(findings);
  }
  for (const { code } of findings) seen.add(code);
  return findings;
}

const codes = (findings: readonly Finding[]) => findings.map(({ code }) => code);

describe('every cart rule, with authority', () => {
  it('cartEmpty', async () => {
    const { head } = await cartAt(stage.manager, stage.open('C1001'));
    expect(codes(await findingsOf(stage.manager, head))).toEqual(['cartEmpty']);
  });

  it('notBuyable: cancelled and not buyable variants', async () => {
    const { head } = await put(stage.manager, stage.open('C1002'), 2, [
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 1],
    ]);
    expect(codes(await findingsOf(stage.manager, head))).toEqual(['notBuyable', 'notBuyable']);
  });

  it('priceMissing', async () => {
    const { head } = await put(stage.manager, stage.open('C1003'), 3, [
      [0, 0, 1],
      [0, 1, 1],
    ]);
    expect(codes(await findingsOf(stage.manager, head))).toEqual(['priceMissing']);
  });

  it('notPreorderable and notReorderable', async () => {
    const ahead = await put(stage.manager, stage.open('C1004'), 4, [
      [0, 0, 1],
      [1, 0, 1],
    ]);
    expect(codes(await findingsOf(stage.manager, ahead.head))).toEqual(['notPreorderable']);
    const again = await put(stage.manager, stage.stock('C1004'), 4, [
      [0, 0, 1],
      [1, 0, 1],
    ]);
    expect(codes(await findingsOf(stage.manager, again.head))).toEqual(['notReorderable']);
  });

  it('colourPeriodEnded, said once a colour', async () => {
    const { head, style } = await put(stage.manager, stage.open('C1019'), 5, [
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 1],
    ]);
    const findings = await findingsOf(stage.manager, head);
    expect(codes(findings)).toEqual(['colourPeriodEnded']);
    expect(findings[0]?.place).toEqual({
      articleId: style.articleId,
      articleColorId: style.colours[0]?.articleColorId,
    });
  });

  it('lengthTotalExceeded', async () => {
    const { head } = await put(stage.manager, stage.open('C1020'), 6, [
      [0, 0, 7],
      [0, 1, 6],
    ]);
    const findings = await findingsOf(stage.manager, head);
    expect(findings).toMatchObject([
      { code: 'lengthTotalExceeded', values: { permittedTotal: 12, total: 13 } },
    ]);
  });

  it('stockExceeded and permittedExceeded, in re-order only', async () => {
    const { head } = await put(stage.manager, stage.stock('C1025'), 7, [
      [0, 0, 4],
      [1, 0, 7],
    ]);
    const findings = await findingsOf(stage.manager, head);
    expect(codes(findings)).toEqual(['stockExceeded', 'permittedExceeded']);
    expect(findings[0]?.values).toEqual({ availableQuantity: 3, quantity: 4 });
    const ahead = await put(stage.manager, stage.open('C1025'), 7, [
      [0, 0, 4],
      [1, 0, 7],
    ]);
    expect((await stage.manager.get(validateCart, { params: ahead.head })).findings).toEqual([]);
  });

  it('notAllowedForCustomer: barred after it was put in', async () => {
    const { head, style } = await put(stage.manager, stage.open('C1026'), 0, [[0, 0, 1]]);
    const { articleVariantId } = variantIn(style);
    await stage.testApp.context.database.db
      .insert(barredVariants)
      .values({ customerId: 'C1026', articleVariantId });
    expect(codes(await findingsOf(stage.manager, head))).toEqual(['notAllowedForCustomer']);
  });

  it('priceChanged: both prices are told', async () => {
    const { head, style } = await put(stage.manager, stage.open('C1031'), 1, [[0, 0, 2]]);
    const storedPrice = variantIn(style).salesPrice;
    await stage.testApp.context.database.db
      .update(stylePrices)
      .set({ salesPrice: 4_321 })
      .where(eq(stylePrices.articleId, style.articleId));
    const findings = await findingsOf(stage.manager, head);
    expect(findings).toMatchObject([
      {
        code: 'priceChanged',
        values: { storedPrice, storedCurrency: 'GBP', validPrice: 4_321, validCurrency: 'GBP' },
      },
    ]);
  });

  it('N7 priceChanged: the same figure in another currency is another price, and is taken as that', async () => {
    const { manager } = stage;
    const at = stage.open('C1032');
    const { head, style } = await put(manager, at, 1, [[0, 0, 2]]);
    const { articleVariantId, salesPrice } = variantIn(style);
    const price = salesPrice ?? 0;
    const setCurrency = (from: string, to: string) =>
      stage.testApp.context.database.db
        .update(priceLists)
        .set({ currency: to })
        .where(eq(priceLists.currency, from));
    await setCurrency('GBP', 'NOK');
    try {
      const both = { storedPrice: price, storedCurrency: 'GBP', validPrice: price, validCurrency: 'NOK' };
      expect(await findingsOf(manager, head)).toMatchObject([{ code: 'priceChanged', values: both }]);
      const seen = await manager.get(readCart, { params: head });
      expect(seen.lines).toMatchObject([{ storedPrice: price, storedCurrency: 'GBP' }]);
      const accepted = await manager.ask(acceptPrices, {
        params: head,
        body: { version: seen.head.version, prices: [{ articleVariantId, price }] },
      });
      expect(accepted.statusCode).toBe(200);
      expect((await manager.get(validateCart, { params: head })).findings).toEqual([]);
      expect((await manager.get(readCart, { params: head })).lines[0]).not.toHaveProperty('storedCurrency');
      expect(await manager.get(priceAcceptances, { params: head })).toMatchObject([
        { old: price, oldCurrency: 'GBP', new: price, newCurrency: 'NOK' },
      ]);
    } finally {
      await setCurrency('NOK', 'GBP');
    }
  });

  it('customerLocked, subdivisionLocked and collectionTypeLocked, with reasons in the user’s language', async () => {
    const { locked } = stage;
    const whole = await put(locked, stage.open('C1015'), 0, [[0, 0, 1]]);
    const findings = await findingsOf(locked, whole.head);
    expect(codes(findings)).toEqual(['customerLocked']);
    expect(findings[0]?.values.reason).toContain('overdue');
    const german = await locked.get(validateCart, { params: whole.head, headers: { 'x-language': 'de' } });
    expect(german.findings[0]?.values.reason).toContain('überfällige');
    const part = await put(locked, stage.open('C1016'), 0, [[0, 0, 1]]);
    expect(codes(await findingsOf(locked, part.head))).toEqual(['subdivisionLocked']);
    const type = await put(locked, { ...stage.open('C1017'), collectionType: 'SRS' }, 0, [[0, 0, 1]]);
    expect(codes(await findingsOf(locked, type.head))).toEqual(['collectionTypeLocked']);
    const free = await put(locked, stage.open('C1017'), 0, [[0, 0, 1]]);
    expect((await locked.get(validateCart, { params: free.head })).findings).toEqual([]);
  });

  it('inPreview: noted, never completed', async () => {
    const { head } = await put(stage.employee, stage.preview('C1032'), 0, [[0, 0, 1]]);
    expect(codes(await findingsOf(stage.employee, head))).toEqual(['inPreview']);
  });

  it('styleNotForSale, and notAllowedForCart when a style moved', async () => {
    const { db } = stage.testApp.context.database;
    const at = { ...stage.open('C1038'), subdivision: '11-0' };
    const { head, style } = await put(stage.manager, at, 0, [[0, 0, 1]]);
    await db.update(styles).set({ collectionType: 'core' }).where(eq(styles.articleId, style.articleId));
    expect(codes(await findingsOf(stage.manager, head))).toEqual(['notAllowedForCart']);
    await db.update(styles).set({ collectionType: 'main' }).where(eq(styles.articleId, style.articleId));
    await db
      .update(sellingTimes)
      .set({ salesPeriodFrom: 1, salesPeriodTo: Date.now() - 1 })
      .where(eq(sellingTimes.subdivision, '11-0'));
    expect(codes(await findingsOf(stage.manager, head))).toEqual(['styleNotForSale']);
    const { articleVariantId } = variantIn(style);
    const more = await stage.manager.get(changeLines, {
      params: head,
      body: { version: head.version, changes: [{ articleVariantId, quantity: 2, was: 1 }] },
    });
    expect(more.refused.map(({ finding }) => finding.code)).toEqual(['styleNotForSale']);
  });

  it('all findings come at once', async () => {
    const { db } = stage.testApp.context.database;
    const { head, style } = await put(stage.manager, stage.stock('C1043'), 0, [
      [0, 0, 5],
      [0, 1, 5],
    ]);
    const [one, two] = [variantIn(style, 0, 0), variantIn(style, 0, 1)];
    await db
      .update(variants)
      .set({ stock: 1, buyable: false })
      .where(eq(variants.articleVariantId, one.articleVariantId));
    await db
      .update(variants)
      .set({ permittedQuantity: 2 })
      .where(eq(variants.articleVariantId, two.articleVariantId));
    expect(codes(await findingsOf(stage.manager, head)).toSorted()).toEqual([
      'notBuyable',
      'permittedExceeded',
      'stockExceeded',
    ]);
  });

  it('N7 no rule is left out', () => {
    expect(findingCodes.filter((code) => !seen.has(code) && !elsewhere.includes(code))).toEqual([]);
  });
});
