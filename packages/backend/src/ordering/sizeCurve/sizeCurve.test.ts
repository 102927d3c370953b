import {
  changeLines,
  finalizeCart,
  type SizeCurve,
  type Style,
  sizeCurves,
  styleDetail,
} from '@selvedge/core/contract';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCustomers, users } from '../../user/user.schema.ts';
import { customerLocks, customerSubdivisions, customers } from '../pos/customer.schema.ts';
import { styles } from '../style/style.schema.ts';
import { stylesOfPlace } from '../style/style.store.ts';
import { cartAt } from '../testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';
import { LEAST_CUSTOMERS } from './sizeCurve.store.ts';

let stage: Stage;
let style: Style;
let shops: string[];

const curvesFor = async (customerId: string, of = style.articleId, language = 'en') =>
  (
    await stage.employee.get(sizeCurves, {
      params: { ...stage.open(customerId), articleId: of },
      headers: { 'x-language': language },
    })
  ).curves;

/** A finalized order of the customer: pieces by size, in the style's first colour and length. */
async function order(customerId: string, pieces: Readonly<Record<string, number>>): Promise<void> {
  const { head } = await cartAt(stage.employee, stage.open(customerId));
  const [colour] = style.colours;
  const changes = Object.entries(pieces).map(([size, quantity]) => {
    const found = colour?.variants.find((one) => one.size === size && one.articleLength === style.lengths[0]);
    if (!found) throw new Error(`No variant in ${size}`);
    return { articleVariantId: found.articleVariantId, quantity, was: 0 };
  });
  const { head: filled } = await stage.employee.get(changeLines, {
    params: head,
    body: { version: head.version, changes },
  });
  await stage.employee.get(finalizeCart, {
    params: head,
    body: { version: filled.version },
    headers: { 'idempotency-key': `curve-${head.cartId}` },
  });
}

const weightsOf = (curve: SizeCurve | undefined) =>
  Object.fromEntries(
    (curve?.weights ?? []).filter(({ weight }) => weight > 0).map(({ size, weight }) => [size, weight]),
  );

beforeAll(async () => {
  stage = await setStage();
  const { db } = stage.testApp.context.database;
  // The first two styles of a place are plain: everything of them can be ordered.
  const [plain] = await db
    .select({ articleId: styles.articleId })
    .from(styles)
    .where(stylesOfPlace(stage.open()))
    .orderBy(styles.articleNumber)
    .limit(1);
  style = await stage.employee.get(styleDetail, {
    params: { ...stage.open(), articleId: plain?.articleId ?? '' },
  });
  const found = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .innerJoin(customerSubdivisions, eq(customerSubdivisions.customerId, customers.customerId))
    .where(
      and(
        eq(customers.country, 'DE'),
        eq(customerSubdivisions.subdivision, '13-0'),
        ne(customers.customerId, firstCustomer),
        notInArray(
          customers.customerId,
          db.select({ customerId: customerLocks.customerId }).from(customerLocks),
        ),
      ),
    )
    .orderBy(customers.customerId);
  shops = found.map(({ customerId }) => customerId);
});
afterAll(() => stage.testApp.close());

describe('size curves', () => {
  it('M4 are standards where nobody has ordered yet, the same at each call, in both languages', async () => {
    const curves = await curvesFor(firstCustomer);
    expect(curves.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['standard']));
    expect(curves.every(({ kind, pieces }) => kind === 'standard' && pieces === 0)).toBe(true);
    expect(await curvesFor(firstCustomer)).toEqual(curves);
    const [german] = await curvesFor(firstCustomer, style.articleId, 'de');
    expect(german?.name).toMatch(/^Standard \(.+, (Herren|Damen)\)$/);
    for (const { weights } of curves) {
      expect(weights.some(({ weight }) => weight > 0)).toBe(true);
      expect(weights.every(({ size }) => style.sizes.includes(size))).toBe(true);
    }
  });

  it('M4 come from the customer’s own finalized orders first', async () => {
    const [first = '', second = ''] = style.sizes;
    await order(firstCustomer, { [first]: 3, [second]: 9 });
    const [own, ...others] = await curvesFor(firstCustomer);
    expect(own).toMatchObject({ kind: 'orders', pieces: 12 });
    expect(weightsOf(own)).toEqual({ [first]: 3, [second]: 9 });
    expect(own?.name).toContain(stage.open().season);
    expect(others.every(({ kind }) => kind === 'standard')).toBe(true);
  });

  it('M4 count all orders of like styles, and none of a cart that is still open', async () => {
    const [, second = '', third = ''] = style.sizes;
    await order(firstCustomer, { [third]: 4 });
    const { head } = await cartAt(stage.employee, stage.open(firstCustomer));
    const id = style.colours[0]?.variants[0]?.articleVariantId ?? '';
    await stage.employee.get(changeLines, {
      params: head,
      body: { version: head.version, changes: [{ articleVariantId: id, quantity: 500, was: 0 }] },
    });
    const [own] = await curvesFor(firstCustomer);
    expect(own?.pieces).toBe(16);
    expect(weightsOf(own)).toMatchObject({ [second]: 9, [third]: 4 });
  });

  it('M4 are not those of other kinds of styles or other sizes', async () => {
    const { db } = stage.testApp.context.database;
    const unlike = (await db.select().from(styles).where(stylesOfPlace(stage.open()))).filter(
      ({ sizes }) => sizes.join() !== style.sizes.join(),
    );
    expect(unlike.length).toBeGreaterThan(0);
    for (const { articleId } of unlike.slice(0, 3)) {
      const curves = await curvesFor(firstCustomer, articleId);
      expect(curves.every(({ kind }) => kind === 'standard')).toBe(true);
    }
  });

  it('M4 are the region’s where the customer has none, and only when several shops stand behind it', async () => {
    const [first = '', second = ''] = style.sizes;
    const asking = shops.at(-1) ?? '';
    const [one, two] = shops;
    if (!one || !two || shops.length < LEAST_CUSTOMERS) throw new Error('Too few shops in Germany');
    expect((await curvesFor(asking)).every(({ kind }) => kind === 'standard')).toBe(true);
    await order(one, { [first]: 5 });
    expect((await curvesFor(asking)).every(({ kind }) => kind === 'standard')).toBe(true);
    await order(two, { [second]: 7 });
    const [region] = await curvesFor(asking);
    expect(region).toMatchObject({ kind: 'region', pieces: 0 });
    // 8, 16 and 4 of 28, and no counts.
    expect(Object.values(weightsOf(region))).toEqual([29, 57, 14]);
    expect(weightsOf(region)).toMatchObject({ [first]: 29, [second]: 57 });
    expect(region?.name).toContain('Germany');
  });

  it('M4 are not the region’s for whom all but a few of its shops are their own', async () => {
    const { db } = stage.testApp.context.database;
    const [manager] = await db.select().from(users).where(eq(users.email, stage.manager.email));
    const userId = manager?.userId ?? '';
    const [one = '', two = ''] = shops;
    const asking = shops.at(-1) ?? '';
    await db
      .insert(userCustomers)
      .values([asking, one, two].map((customerId) => ({ userId, customerId })))
      .onConflictDoNothing();
    expect((await curvesFor(asking))[0]?.kind).toBe('region');
    const { curves } = await stage.manager.get(sizeCurves, {
      params: { ...stage.open(asking), articleId: style.articleId },
    });
    expect(curves.every(({ kind }) => kind === 'standard')).toBe(true);
  });

  it('M4 of a foreign customer or a missing style are not found', async () => {
    const params = { ...stage.open('C1060'), articleId: style.articleId };
    expect((await stage.buyer.ask(sizeCurves, { params })).statusCode).toBe(404);
    const missing = { ...stage.open(firstCustomer), articleId: 'A1' };
    expect((await stage.buyer.ask(sizeCurves, { params: missing })).statusCode).toBe(404);
  });
});
