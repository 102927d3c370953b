import {
  approveCart,
  changeLines,
  customers,
  finalizeCart,
  type RightEnv,
  readCart,
  validateCart,
} from '@selvedge/core/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartLines, carts } from '../ordering/cart/cart.schema.ts';
import { colours, variants } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import {
  type At,
  cartAt,
  type Partner,
  partnerWith,
  styleAt,
  variantIn,
} from '../ordering/testing/partner.ts';
import { Browser } from '../testing/browser.ts';
import { operatorOf } from '../testing/operator.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { houseFiles, houseRows, importing, sentRows } from './testing/houseFiles.ts';

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
let manager: Partner;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
  await imports.report(await houseFiles());
  const email = 'regula.frei@zuerisee.example';
  const password = 'otter lamp seventeen violins';
  const call = await operatorOf(testApp);
  const { link } = (await call('POST', '/users/invite', { email })).json();
  const browser = new Browser(testApp.app);
  await browser.submit(link, { password, repeated: password });
  const { headers } = await signedIn(testApp, email, browser, password);
  manager = partnerWith(testApp, email, headers);
});
afterAll(() => testApp.close());

async function placeOf(customerNumber: string, rightEnv: RightEnv = 'preorder'): Promise<At> {
  const mine = await manager.get(customers, { params: { rightEnv } });
  const customerId = mine.find((one) => one.customerNumber === customerNumber)?.customerId ?? '';
  return { rightEnv, customerId, season: 'SS36', subdivision: '81-0', collectionType: 'main' };
}

/** A cart with three pieces of the first size of a style, approved. */
async function approvedCart(at: At, styleIndex: number) {
  const style = await styleAt(manager, at, styleIndex);
  const variant = variantIn(style);
  const { head } = await cartAt(manager, at);
  const { head: filled } = await manager.get(changeLines, {
    params: head,
    body: {
      version: head.version,
      changes: [{ articleVariantId: variant.articleVariantId, quantity: 3, was: 0 }],
    },
  });
  const { head: approved } = await manager.get(approveCart, {
    params: filled,
    body: { version: filled.version },
  });
  return { head: approved, style, variant };
}

const codesOf = async (head: { rightEnv: RightEnv; cartId: string }) =>
  (await manager.get(validateCart, { params: head })).findings.map(({ code }) => code);

const finalize = (head: { rightEnv: RightEnv; cartId: string; version: number }, key: string) =>
  manager.ask(finalizeCart, {
    params: head,
    body: { version: head.version },
    headers: { 'idempotency-key': key },
  });

describe('what an import means for open carts', () => {
  it('shows a changed price in the cart and refuses to finalize what was approved at the old one', async () => {
    const { head, style, variant } = await approvedCart(await placeOf('30011'), 0);
    const price = { Artikel: style.articleNumber, Preisliste: 'CH', Einkaufspreis: '61.50', UVP: '139.90' };
    const asked = [sentRows('prices', [price])];
    const planned = await imports.report(asked, { dryRun: true });
    expect(await codesOf(head)).toEqual([]);
    const report = await imports.report(asked);
    expect(report.carts).toEqual(planned.carts);
    expect(report.carts).toEqual([
      expect.objectContaining({
        code: 'priceChanged',
        cartId: head.cartId,
        isApproved: true,
        lines: 1,
        text: 'Modehaus Zürisee (30011), SS36: the price of 1 line in the approved shopping cart changes.',
      }),
    ]);
    expect(report.lines[0]?.changes).toContainEqual({
      field: 'salesPrice',
      column: 'wholesale price',
      from: ((variant.salesPrice ?? 0) / 100).toFixed(2),
      to: '61.50',
    });
    expect(await codesOf(head)).toEqual(['priceChanged']);
    const refused = await finalize(head, 'import-000001');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'cartRefused']);
    // Another customer of the list has nothing of it in the cart, and the same prices again change nothing.
    expect((await imports.report(asked)).carts).toEqual([]);
  });

  let withdrawn: Awaited<ReturnType<typeof approvedCart>>;

  it('keeps a withdrawn variant that is in a cart, so that the cart can say it, and takes it back', async () => {
    withdrawn = await approvedCart(await placeOf('30012'), 1);
    const { head, variant } = withdrawn;
    const rows = await houseRows('variants.csv');
    const without = rows.filter(({ EAN }) => EAN !== variant.ean);
    const report = await imports.report([sentRows('variants', without)], { complete: true });
    expect(report.lines).toEqual([
      expect.objectContaining({ verdict: 'withdrawn', kept: expect.objectContaining({ code: 'ended' }) }),
    ]);
    expect(report.carts).toEqual([
      expect.objectContaining({ code: 'withdrawn', cartId: head.cartId, lines: 1 }),
    ]);
    expect(await codesOf(head)).toContain('notBuyable');
    expect((await manager.get(readCart, { params: head })).lines).toHaveLength(1);

    const back = await imports.report([sentRows('variants', rows)], { complete: true });
    expect(back.lines).toEqual([expect.objectContaining({ verdict: 'changed', key: expect.any(String) })]);
    expect(await codesOf(head)).toEqual([]);
  });

  it('asks the house alone what becomes of a variant that was withdrawn', async () => {
    const { head, variant } = withdrawn;
    const rows = await houseRows('variants.csv');
    const row = rows.find(({ EAN }) => EAN === variant.ean) ?? {};
    const without = rows.filter(({ EAN }) => EAN !== variant.ean);
    const withdraw = () => imports.report([sentRows('variants', without)], { complete: true });
    /** The outcome, and whether it can be ordered. */
    const said = async (flags: object) => {
      const { outcome } = await imports.report([sentRows('variants', [{ ...row, ...flags }])]);
      return [outcome, (await codesOf(head)).includes('notBuyable') ? 'not orderable' : 'orderable'];
    };

    // A house that says one of the two flags only.
    for (const [stop, go] of [
      [{ buyable: 'no' }, { buyable: 'yes' }],
      [{ cancelled: 'yes' }, { cancelled: 'no' }],
    ]) {
      await withdraw();
      expect(await said(stop ?? {})).toEqual(['written', 'not orderable']);
      expect(await said(stop ?? {})).toEqual(['unchanged', 'not orderable']);
      expect(await said({})).toEqual(['unchanged', 'not orderable']);
      expect(await said(go ?? {})).toEqual(['written', 'orderable']);
    }
    // What was cancelled before it was withdrawn is so when it is there again.
    expect(await said({ cancelled: 'yes', buyable: 'no' })).toEqual(['written', 'not orderable']);
    expect((await withdraw()).carts).toEqual([]);
    const report = await imports.report([sentRows('variants', [row])]);
    expect(report.lines[0]?.kept?.text).toBe('It had been withdrawn, and is again as the house says.');
    expect(await said({})).toEqual(['unchanged', 'not orderable']);
    expect(await said({ cancelled: 'no', buyable: 'yes' })).toEqual(['written', 'orderable']);
  });

  it('tells the carts of a customer whose price list is another one, or gets another currency', async () => {
    const report = await imports.report(
      [sentRows('customers', [{ 'customer number': '30011', 'price list': 'AT' }])],
      { dryRun: true },
    );
    expect(report.carts.map(({ code, customerNumber }) => [code, customerNumber])).toEqual([
      ['priceChanged', '30011'],
    ]);
  });

  it('tells them only where the prices of the other list are others, those of the same delivery included', async () => {
    const { db } = testApp.context.database;
    const [line] = await db
      .select({ price: cartLines.storedPrice, style: styles.articleNumber })
      .from(cartLines)
      .innerJoin(carts, eq(carts.cartId, cartLines.cartId))
      .innerJoin(variants, eq(variants.articleVariantId, cartLines.articleVariantId))
      .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
      .innerJoin(styles, eq(styles.articleId, colours.articleId))
      .where(eq(carts.customerId, (await placeOf('30011')).customerId));
    const told = async (price: number) => {
      const report = await imports.report(
        [
          sentRows('price lists', [{ code: 'X1', country: 'CH', currency: 'CHF', VAT: '8.1' }]),
          sentRows('customers', [{ 'customer number': '30011', 'price list': 'X1' }]),
          sentRows('prices', [
            { style: line?.style, 'price list': 'X1', 'wholesale price': (price / 100).toFixed(2) },
            // Nothing to who leaves the list.
            { style: line?.style, 'price list': 'CH', 'wholesale price': '9.00' },
          ]),
        ],
        { dryRun: true },
      );
      return report.carts.map(({ code }) => code);
    };
    expect(await told(line?.price ?? 0)).toEqual([]);
    expect(await told((line?.price ?? 0) + 100)).toEqual(['priceChanged']);
  });

  it('shows sizes in the order in which the style has them now', async () => {
    const sizesOf = async () => variantIn(await styleAt(manager, await placeOf('30011'), 2), 0, 0).size;
    expect(await sizesOf()).toBe('XS');
    const [, , style] = await houseRows('styles.csv');
    await imports.report([sentRows('styles', [{ ...style, sizes: 'XL|L|M|S|XS' }])]);
    expect(await sizesOf()).toBe('XL');
    await imports.report([sentRows('styles', [{ ...style }])]);
  });

  it('tells the carts of a customer whose limit falls', async () => {
    const limit = { customer: '30012', ordering: 'pre-order', season: 'SS36', limit: '1.00' };
    const report = await imports.report([sentRows('limits', [limit])], {}, 'de');
    expect(report.carts.map(({ code, text }) => [code, text])).toEqual([
      [
        'limitLowered',
        'Boutique Löwengraben (30012), SS36: Das Orderlimit sinkt; ein freigegebener Warenkorb mit 1 Position ist betroffen.',
      ],
    ]);
  });

  it('keeps a customer with carts that a full delivery no longer has, without anything to carry', async () => {
    const rows = (await houseRows('kunden.csv')).filter(({ Kundennummer }) => Kundennummer !== '30012');
    const options = { complete: true };
    const report = await imports.report([sentRows('customers', rows)], options);
    expect(report.lines).toEqual([
      expect.objectContaining({
        key: '30012',
        verdict: 'withdrawn',
        kept: expect.objectContaining({ code: 'ended' }),
      }),
    ]);
    expect((await imports.report([sentRows('customers', rows)], options)).outcome).toBe('unchanged');
  });

  it('removes nothing that a cart refers to, whatever is delivered in full', async () => {
    const { db } = testApp.context.database;
    const ordered = db.selectDistinct({ id: cartLines.articleVariantId }).from(cartLines);
    const inCarts = () => db.select().from(variants).where(inArray(variants.articleVariantId, ordered));
    const before = await inCarts();
    expect(before).toHaveLength(2);
    const last = (await houseRows('styles.csv')).at(-1) ?? {};
    const { outcome } = await imports.report([sentRows('styles', [last])], { complete: true, force: true });
    expect([outcome, await db.$count(styles)]).toEqual(['written', 3]);
    expect(await inCarts()).toHaveLength(2);
    for (const kept of await inCarts()) expect(kept).toMatchObject({ buyable: false, cancelled: true });
  });
});
