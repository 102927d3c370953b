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

/** The numbers of the customers that a plan removes, or that carry nothing any more. */
function withdrawnIn({ withdrawals }: Pick<ImportPlan, 'withdrawals'>): Set<string> {
  const customer = withdrawals.find(({ kind }) => kind.name === 'customers');
  const numbers = new Set<string>();
  for (const rows of [customer?.removed ?? [], customer?.ended ?? []])
    for (const { entry } of rows) numbers.add(textOf(entry, 'customer'));
  return numbers;
}

/**
 * The limits that are in another currency than their customers' prices after a plan that concerns either. Asked before the plan is written.
 */
export async function orphanedLimits(
  db: Queryable,
  plan: Pick<ImportPlan, 'rows' | 'withdrawals' | 'known'>,
): Promise<OrphanedLimit[]> {
  const { rows, known } = plan;
  const isConcerned = (['customers', 'priceLists', 'limits'] as const).some((kind) => rows.has(kind));
  if (!isConcerned) return [];
  const agreed = await db
    .select({
      customerNumber: customers.customerNumber,
      rightEnv: orderLimits.rightEnv,
      season: orderLimits.season,
      agreedIn: orderLimits.currency,
      priceList: customers.priceListId,
      currency: priceLists.currency,
    })
    .from(orderLimits)
    .innerJoin(customers, sql`${customers.customerId} = ${orderLimits.customerId}`)
    .innerJoin(priceLists, sql`${priceLists.priceListId} = ${customers.priceListId}`)
    .orderBy(customers.customerNumber, orderLimits.season);
  const delivered = limitsIn(plan);
  const withdrawn = withdrawnIn(plan);
  const orphaned = new Map<string, OrphanedLimit>();
  for (const { customerNumber, rightEnv, season, agreedIn, priceList, currency } of agreed) {
    const there = known.find('customers', [customerNumber]);
    const list = known.find('priceLists', [there ? textOf(there.entry, 'priceList') : priceList])?.entry;
    const isComparable = (list ? textOf(list, 'currency') : currency) === agreedIn;
    // One that carries nothing orders nothing.
    if (isComparable || there?.isEnded || withdrawn.has(customerNumber)) continue;
    if (delivered.has(keyOf([customerNumber, rightEnv, season]))) continue;
    // Told once, whether it is of pre-order, re-order or both.
    orphaned.set(keyOf([customerNumber, season]), { customerNumber, season });
  }
  return [...orphaned.values()];
}
