import { and, eq, inArray } from 'drizzle-orm';
import { insertRows } from '../../../database/insertRows.ts';
import type { TestApp } from '../../../testing/startTestApp.ts';
import { userCustomers } from '../../../user/user.schema.ts';
import { orderLimits } from '../../limit/orderLimit.schema.ts';
import { customerLocks, customerSubdivisions, customers, priceLists } from '../../pos/customer.schema.ts';
import { sellingTimes } from '../../season/season.schema.ts';
import { variants as variantTable } from '../../style/colour.schema.ts';
import { variantPrices } from '../../style/price.schema.ts';
import type { At } from '../../testing/partner.ts';
import type { ActionOf } from './action.ts';
import { initialModel, type Phase, type ShopName, shops, type VariantName, variants } from './model.ts';

/** A country and a price list of nobody else, so that what the house does here touches no other customer. */
const country = 'ZZ';
const priceListId = 'EUR-ZZ';
const day = 86_400_000;

/** Three variants of the place, by their names in the model. */
export type VariantIds = Readonly<Record<VariantName, string>>;
export type CustomerIds = Readonly<Record<ShopName, string>>;

const periods: Readonly<Record<Phase, readonly [number, number]>> = {
  open: [-day, day],
  preview: [day, 2 * day],
  closed: [-2 * day, -day],
};

/** What the house decides: prices, stock, selling times, locks, limits. */
export function openOperator({ context: { database } }: TestApp, place: At, ids: VariantIds) {
  const { db } = database;
  const { rightEnv, season, subdivision, collectionType } = place;

  const price = async (variant: VariantName, salesPrice: number | null): Promise<void> => {
    const row = { articleVariantId: ids[variant], priceListId, salesPrice, retailPrice: null };
    await db
      .insert(variantPrices)
      .values(row)
      .onConflictDoUpdate({
        target: [variantPrices.articleVariantId, variantPrices.priceListId],
        set: { salesPrice },
      });
  };

  const stock = async (variant: VariantName, pieces: number | null): Promise<void> => {
    await db
      .update(variantTable)
      .set({ stock: pieces })
      .where(eq(variantTable.articleVariantId, ids[variant]));
  };

  const phase = async (to: Phase): Promise<void> => {
    const [from, until] = periods[to];
    const now = Date.now();
    await db
      .update(sellingTimes)
      .set({ salesPeriodFrom: now + from, salesPeriodTo: now + until })
      .where(eq(sellingTimes.country, country));
  };

  const lock = async (customerId: string, locked: boolean): Promise<void> => {
    const reason = { en: 'Overdue', de: 'Überfällig' };
    if (locked)
      await db.insert(customerLocks).values({ customerId, scope: 'customer', reason }).onConflictDoNothing();
    else await db.delete(customerLocks).where(eq(customerLocks.customerId, customerId));
  };

  const limit = async (customerId: string, amount: number | null): Promise<void> => {
    const key = { customerId, rightEnv, season };
    await db
      .delete(orderLimits)
      .where(and(eq(orderLimits.customerId, customerId), eq(orderLimits.season, season)));
    if (amount !== null) await db.insert(orderLimits).values({ ...key, amount, currency: 'EUR' });
  };

  return {
    /** Once: the price list, the selling time, and nothing else that limits the three variants. */
    async found(): Promise<void> {
      await db.insert(priceLists).values({ priceListId, country, currency: 'EUR', vatPerMille: 190 });
      await db.insert(sellingTimes).values({
        ...{ rightEnv, season, subdivision, collectionType, country },
        role: 'ROLE_RETAIL',
        salesPeriodFrom: 0,
        salesPeriodTo: 1,
      });
      await db
        .update(variantTable)
        .set({ permittedQuantity: null })
        .where(inArray(variantTable.articleVariantId, Object.values(ids)));
    },
    /** Two customers nobody ever ordered for, in the world as the model begins it. */
    async begin(run: string): Promise<CustomerIds> {
      const customerIds = { one: `${run}-one`, two: `${run}-two` };
      const rows = shops.map((shop) => customerIds[shop]);
      await insertRows(
        db,
        customers,
        rows.map((customerId) => ({
          customerId,
          customerNumber: customerId,
          ...{ name: customerId, street: 'Street 1', postcode: '10000', city: 'City', country, priceListId },
          vatId: null,
          searchText: customerId,
        })),
      );
      await insertRows(
        db,
        customerSubdivisions,
        rows.map((customerId) => ({ customerId, subdivision })),
      );
      await insertRows(
        db,
        userCustomers,
        rows.flatMap((customerId) => [
          { userId: 'u-buyer', customerId },
          { userId: 'u-manager', customerId },
        ]),
      );
      await phase(initialModel.phase);
      for (const variant of variants) {
        await price(variant, initialModel.prices[variant]);
        await stock(variant, initialModel.stock[variant]);
      }
      return customerIds;
    },
    async decide(
      action: ActionOf<'price' | 'stock' | 'lock' | 'limit' | 'phase'>,
      customerIds: CustomerIds,
    ): Promise<void> {
      switch (action.do) {
        case 'price':
          return price(action.variant, action.price);
        case 'stock':
          return stock(action.variant, action.pieces);
        case 'lock':
          return lock(customerIds[action.at], action.locked);
        case 'limit':
          return limit(customerIds[action.at], action.amount);
        case 'phase':
          return phase(action.phase);
      }
    },
  };
}
