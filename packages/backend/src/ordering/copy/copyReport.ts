import type { CopyReport, CopySums, Language } from '@selvedge/core/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { notFound } from '../../http/refusal.ts';
import { customers } from '../pos/customer.schema.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { copies, copyTargets, type StoredOutcome } from './copy.schema.ts';
import { withNames } from './copyNames.ts';

export type CopyRow = typeof copies.$inferSelect;

/** @throws {Refusal} 404 `notFound`, whether it is missing or somebody else's. */
export async function copyFor(
  db: Queryable,
  user: SignedInUser,
  { rightEnv, copyId }: Pick<CopyRow, 'rightEnv' | 'copyId'>,
): Promise<CopyRow> {
  const [row] = await db
    .select()
    .from(copies)
    .where(and(eq(copies.copyId, copyId), eq(copies.rightEnv, rightEnv), eq(copies.userId, user.userId)));
  if (!row) throw notFound();
  return row;
}

const nothingYet: CopySums = {
  planned: 0,
  copied: 0,
  refused: 0,
  lines: 0,
  copiedLines: 0,
  reducedLines: 0,
  refusedLines: 0,
};

/** The outcome reported for a target that could not be written, or whose customer the user no longer sees. */
const unsettled = (customerId: string, seen: boolean): StoredOutcome => ({
  customerId,
  customerNumber: '',
  customerName: '',
  city: '',
  currency: '',
  otherCurrency: false,
  standing: null,
  cart: null,
  removed: 0,
  version: '',
  reasons: [{ code: seen ? 'notWritten' : 'customerMissing', values: {} }],
  sums: nothingYet,
  value: 0,
  priceDifferences: 0,
  lines: [],
  end: 'failed',
  cartId: null,
});

/**
 * The outcome for each target of a copy, with names in the reader's language. Customers that the user no longer
 * sees are not disclosed.
 */
export async function readReport(
  db: Queryable,
  user: SignedInUser,
  copy: CopyRow,
  language: Language,
): Promise<CopyReport> {
  const rows = await db
    .select({
      customerId: copyTargets.customerId,
      outcome: copyTargets.outcome,
      customerNumber: customers.customerNumber,
      customerName: customers.name,
      city: customers.city,
      seen: sql<boolean>`${seesCustomer(db, user)}`,
    })
    .from(copyTargets)
    .innerJoin(customers, eq(customers.customerId, copyTargets.customerId))
    .where(eq(copyTargets.copyId, copy.copyId))
    .orderBy(asc(copyTargets.position));
  const targets = [];
  for (const { seen, outcome, ...customer } of rows) {
    const result = (seen ? outcome : null) ?? {
      ...unsettled(customer.customerId, seen),
      ...(seen ? customer : {}),
    };
    targets.push({ ...result, lines: await withNames(db, language, result.lines) });
  }
  const { copyId, madeAt, madeBy, rightEnv, head } = copy;
  return { copyId, at: madeAt, by: madeBy, rightEnv, ...head, targets };
}
