import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { orderLimits } from '../../ordering/limit/orderLimit.schema.ts';
import { customers, priceLists } from '../../ordering/pos/customer.schema.ts';
import { textOf } from '../kinds/fields.ts';
import { type ImportEntry, keyOf } from '../kinds/kind.ts';
import type { ImportPlan } from './planImport.ts';

/** A limit that stays in the currency of a customer's former prices, so that no order can be compared with it (O4). */
export interface OrphanedLimit {
  readonly customerNumber: string;
  readonly season: string;
}

/** The limits that a plan delivers or removes, by their keys. */
function limitsIn({ rows, withdrawals }: Pick<ImportPlan, 'rows' | 'withdrawals'>): Set<string> {
  const keyIn = (entry: ImportEntry): string =>
    keyOf(['customer', 'rightEnv', 'season'].map((field) => textOf(entry, field)));
  const keys = new Set<string>();
  for (const { entry } of rows.get('limits') ?? []) keys.add(keyIn(entry));
  const removed = withdrawals.find(({ kind }) => kind.name === 'limits')?.removed ?? [];
  for (const { entry } of removed) keys.add(keyIn(entry));
  return keys;
}

/**
 * The limits whose customers get prices in another currency by a plan that does not deliver them anew. Asked before the
 * plan is written.
 */
export async function orphanedLimits(
  db: Queryable,
  { rows, withdrawals, known }: Pick<ImportPlan, 'rows' | 'withdrawals' | 'known'>,
): Promise<OrphanedLimit[]> {
  const isOfPrices = (['customers', 'priceLists'] as const).some((kind) => (rows.get(kind)?.length ?? 0) > 0);
  if (!isOfPrices) return [];
  const comparable = await db
    .select({
      customerNumber: customers.customerNumber,
      rightEnv: orderLimits.rightEnv,
      season: orderLimits.season,
      priceList: customers.priceListId,
      currency: priceLists.currency,
    })
    .from(orderLimits)
    .innerJoin(customers, sql`${customers.customerId} = ${orderLimits.customerId}`)
    .innerJoin(
      priceLists,
      sql`${priceLists.priceListId} = ${customers.priceListId} and ${priceLists.currency} = ${orderLimits.currency}`,
    )
    .orderBy(customers.customerNumber, orderLimits.season);
  const delivered = limitsIn({ rows, withdrawals });
  return comparable.flatMap(({ customerNumber, rightEnv, season, priceList, currency }) => {
    const customer = known.find('customers', [customerNumber])?.entry;
    const list = known.find('priceLists', [customer ? textOf(customer, 'priceList') : priceList])?.entry;
    const isMoved = list !== undefined && textOf(list, 'currency') !== currency;
    return isMoved && !delivered.has(keyOf([customerNumber, rightEnv, season]))
      ? [{ customerNumber, season }]
      : [];
  });
}
