import { changeLines, finalizeCart } from '@selvedge/core/contract';
import { calendarAt } from '../../demo/house/calendar.ts';
import { restock, variantIdsAt } from '../../ordering/finalization/testing/killStage.ts';
import { customerSubdivisions, customers } from '../../ordering/pos/customer.schema.ts';
import { variants } from '../../ordering/style/colour.schema.ts';
import {
  type At,
  cartAt,
  type Partner,
  partnerWith,
  styleAt,
  variantIn,
} from '../../ordering/testing/partner.ts';
import type { FreshDatabase } from '../../testing/freshDatabase.ts';
import { authorization, signedIn } from '../../testing/signedIn.ts';
import { startTestApp } from '../../testing/startTestApp.ts';
import type { Queryable } from '../database.ts';
import { insertRows } from '../insertRows.ts';

/** Of every variant, before anything is ordered: more than a test orders, however quick the machine. */
export const STOCK = 1_000_000;

/** Customers of their own, and stock that never ends. */
export async function addWriters(db: Queryable, customerIds: readonly string[]): Promise<void> {
  await insertRows(
    db,
    customers,
    customerIds.map((customerId) => ({
      ...{ customerId, customerNumber: customerId, name: customerId, searchText: customerId },
      ...{ street: 'Street 1', postcode: '10000', city: 'City', country: 'DE' },
      ...{ priceListId: 'EUR-DE', vatId: null },
    })),
  );
  await insertRows(
    db,
    customerSubdivisions,
    customerIds.map((customerId) => ({ customerId, subdivision: '13-0' })),
  );
  await db.update(variants).set({ stock: STOCK, permittedQuantity: null });
}

/** Orders two pieces for another customer than the writers', without stock; yields the order's id. */
async function orderOnce(partner: Partner): Promise<string> {
  const { open } = calendarAt(Date.now());
  const place = { season: open.season, subdivision: '13-0', collectionType: 'main' };
  const at: At = { rightEnv: 'preorder', customerId: 'C1001', ...place };
  const { articleVariantId } = variantIn(await styleAt(partner, at, 0));
  const { head } = await cartAt(partner, at);
  const { head: filled } = await partner.get(changeLines, {
    params: head,
    body: { version: head.version, changes: [{ articleVariantId, quantity: 2, was: 0 }] },
  });
  const { orderId } = await partner.get(finalizeCart, {
    params: head,
    body: { version: filled.version },
    headers: { 'idempotency-key': 'an-order-of-before' },
  });
  return orderId;
}

/** Those customers in a database of its own; yields one variant that all of them may order. */
export async function prepareWriters(
  fresh: FreshDatabase,
  customerIds: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  const testApp = await startTestApp({ environment, database: fresh });
  try {
    const { db } = testApp.context.database;
    await addWriters(db, customerIds);
    const email = 'employee@selvedge.test';
    const { headers } = await signedIn(testApp, email);
    const partner = partnerWith(testApp, email, headers);
    const [articleVariantId = ''] = await variantIdsAt(partner, restock(customerIds[0] ?? ''));
    const orderId = await orderOnce(partner);
    const { pathname, search } = new URL(authorization(testApp).address);
    return { headers, articleVariantId, orderId, signInPath: pathname + search };
  } finally {
    await testApp.close();
  }
}
