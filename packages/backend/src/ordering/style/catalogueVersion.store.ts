import type { Queryable } from '../../database/database.ts';
import { catalogueVersion } from './catalogueVersion.schema.ts';

/** Counts up with every change of what lists of styles show. Read before what depends on it. */
export async function readCatalogueVersion(db: Queryable): Promise<number> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion);
  return row?.version ?? 0;
}
