import { acceptPrices, changeLines, priceAcceptances, readCart, validateCart } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stylePrices } from '../../style/price.schema.ts';
import { cartAt, styleAt, variantIn } from '../../testing/partner.ts';
import { type Stage, setStage } from '../../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

describe('changed prices', () => {
  it('N7 are accepted line by line as they were seen, and recorded: who, when, old and new', async () => {
    const { buyer, manager } = stage;
    const at = stage.open('C1031');
    const style = await styleAt(buyer, at, 1);
    const lines = [variantIn(style, 0, 0), variantIn(style, 0, 1)];
    const { head } = await cartAt(buyer, at);
    const { head: filled } = await buyer.get(changeLines, {
      params: head,
      body: {
        version: head.version,
        changes: lines.map(({ articleVariantId }) => ({ articleVariantId, quantity: 2, was: 0 })),
      },
    });
    const [one, two] = lines.map(({ articleVariantId }) => articleVariantId);
    if (one === undefined || two === undefined) throw new Error('two variants are needed');
    const setPrice = (salesPrice: number) =>
      stage.testApp.context.database.db
        .update(stylePrices)
        .set({ salesPrice })
        .where(eq(stylePrices.articleId, style.articleId));
    const accept = (version: number, prices: { articleVariantId: string; price: number }[]) =>
      buyer.ask(acceptPrices, { params: head, body: { version, prices } });

    await setPrice(4_321);
    const seen = [{ articleVariantId: one, price: 4_321 }];
    await setPrice(4_999);
    const moved = await accept(filled.version, seen);
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'pricesMoved']);
    expect((await buyer.get(readCart, { params: head })).lines[0]?.storedPrice).toBe(lines[0]?.salesPrice);
    expect(await buyer.get(priceAcceptances, { params: head })).toEqual([]);

    const before = Date.now();
    expect((await accept(filled.version, [{ articleVariantId: one, price: 4_999 }])).statusCode).toBe(200);
    const { findings } = await buyer.get(validateCart, { params: head });
    expect(findings.map(({ code, place }) => [code, place.articleVariantId])).toEqual([
      ['priceChanged', two],
    ]);
    const recorded = await manager.get(priceAcceptances, { params: head });
    expect(recorded).toMatchObject([
      { articleVariantId: one, old: lines[0]?.salesPrice, new: 4_999, by: expect.stringMatching(/\w+ \w+/) },
    ]);
    expect(recorded[0]?.at).toBeGreaterThanOrEqual(before);
    const again = await accept(filled.version, [{ articleVariantId: one, price: 4_999 }]);
    expect(again.json().code).toBe('versionConflict');
    expect(await manager.get(priceAcceptances, { params: head })).toHaveLength(1);
    expect((await stage.viewer.ask(priceAcceptances, { params: head })).statusCode).toBe(404);
  });
});
