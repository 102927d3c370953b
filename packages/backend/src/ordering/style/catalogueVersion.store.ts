import { eq, exists, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { catalogueVersion } from './catalogueVersion.schema.ts';
import { barredVariants } from './colour.schema.ts';

/** What a kept list of styles depends on besides its place. */
export interface CatalogueState {
  /** Counts up with every change of what lists of styles show. */
  readonly version: number;
  /** Whether the customer is barred from any variants, so that its lists are its own. */
  readonly barred: boolean;
}

/** Read before whatever is kept by it. */
export async function readCatalogueState(db: Queryable, customerId: string): Promise<CatalogueState> {
  const bars = db
    .select({ one: sql`1` })
    .from(barredVariants)
    .where(eq(barredVariants.customerId, customerId));
  const [row] = await db
    .select({ version: catalogueVersion.version, barred: sql<boolean>`${exists(bars)}` })
    .from(catalogueVersion);
  return row ?? { version: 0, barred: true };
}
