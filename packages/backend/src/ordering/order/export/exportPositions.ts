import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';

// An arbitrary constant: the key of the advisory lock under which positions are given.
const positionsLock = 7_205_311;

/** Orders that get their position at one time; more than a page has. */
const MOST_AT_ONCE = 5_000;

/**
 * Gives each finalized order without one its position in the export, from 1 without gaps (O6).
 *
 * Order numbers cannot serve as positions: a sequence gives its numbers while transactions run, and the order with the
 * lower number may be committed last, when a reader has already gone past it. Here only committed orders get a position,
 * one reader at a time, so that nothing ever appears below a position that somebody has seen.
 */
export function giveExportPositions(database: Database): Promise<void> {
  return inTransaction(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${positionsLock})`);
    // A statement of its own: it sees what the reader before has committed.
    await db.execute(sql`
      update orders set export_position = numbered.position
      from (
        select order_id,
          (select coalesce(max(export_position), 0) from orders)
            + row_number() over (order by finalized_at, order_number) as position
        from orders where export_position is null
        order by finalized_at, order_number limit ${MOST_AT_ONCE}
      ) as numbered
      where orders.order_id = numbered.order_id`);
  });
}
