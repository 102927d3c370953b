import { eq, exists, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { catalogueVersion } from './catalogueVersion.schema.ts';
import { barredVariants } from './colour.schema.ts';

/** What a cached list of styles depends on besides its place. */
export interface CatalogueState {
  /** Rises with every change of what lists of styles show. */
  readonly version: number;
  /** Whether any variants are barred for the customer, so that its lists cannot be shared. */
  readonly barred: boolean;
}

/** Read it before the data that is cached under it. */
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
