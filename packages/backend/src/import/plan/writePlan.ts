import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { soon } from '../../database/soon.ts';
import { textOf } from '../kinds/fields.ts';
import type { WriteContext } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import { inParts } from '../reading/manyRows.ts';
import type { ImportWork } from './importWork.ts';
import type { ImportPlan } from './planImport.ts';

/** Rows that are objects at the same time. */
const ROWS_AT_ONCE = 1_500;

/** Rows after which the database looks at its tables anew: plans that it keeps for a hundred rows do not fit a season. */
const ROWS_THAT_COUNT = 1_000;

/** Writes a plan: rows from the first kind to the last, then what is withdrawn from the last to the first. */
export async function writePlan(
  db: Queryable,
  { rows, withdrawals, known }: ImportPlan,
  context: WriteContext,
  work: ImportWork,
): Promise<void> {
  const written = [...rows.values()].reduce((sum, planned) => sum + planned.length, 0);
  const withdrawn = withdrawals.reduce((sum, { removed, ended }) => sum + removed.length + ended.length, 0);
  work.begin('writing', written + withdrawn);
  for (const [name, planned] of rows) {
    const kind = kindOf(name);
    // What is reported of an order is one entry of it, from all its lines.
    const parts = kind.isOfOrders
      ? planned.inGroups(({ entry }) => textOf(entry, 'order'), ROWS_AT_ONCE)
      : inParts(planned, ROWS_AT_ONCE);
    for (let part = parts.next(); !part.done; ) {
      const rows = part.value;
      // The next part is read while the database writes this one.
      [, part] = await Promise.all([kind.write(db, rows, known, context), soon(() => parts.next())]);
      work.count(rows.length);
    }
  }
  for (const { kind, removed, ended } of withdrawals) {
    for (const part of inParts(ended, ROWS_AT_ONCE)) {
      await kind.withdrawal.end?.(db, part);
      work.count(part.length);
    }
    for (const part of inParts(removed, ROWS_AT_ONCE)) {
      await kind.withdrawal.remove(db, part);
      work.count(part.length);
    }
  }
  if (written + withdrawn >= ROWS_THAT_COUNT) await db.execute(sql`analyze`);
}
