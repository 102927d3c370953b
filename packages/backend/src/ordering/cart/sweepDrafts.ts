import { and, lt, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { carts } from './cart.schema.ts';

/** Removes carts that nobody has finalized or changed since a moment (epoch ms), approved ones too, with all they have. */
export async function sweepDrafts({ db }: Database, before: number): Promise<void> {
  await db.delete(carts).where(and(ne(carts.state, 'finalized'), lt(carts.changedAt, before)));
}
