import type { Queryable } from '../../database/database.ts';
import type { WriteContext } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { ImportPlan } from './planImport.ts';

/** Writes a plan: rows from the first kind to the last, then what is withdrawn from the last to the first. */
export async function writePlan(
  db: Queryable,
  { rows, withdrawals, known }: ImportPlan,
  context: WriteContext,
): Promise<void> {
  for (const [name, planned] of rows)
    if (planned.length > 0) await kindOf(name).write(db, planned, known, context);
  for (const { kind, removed, ended } of withdrawals) {
    if (ended.length > 0) await kind.withdrawal.end?.(db, ended);
    if (removed.length > 0) await kind.withdrawal.remove(db, removed);
  }
}
