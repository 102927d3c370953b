import { sql } from 'drizzle-orm';
import { coalesceLookups } from '../database/coalesceLookups.ts';
import type { Database } from '../database/database.ts';
import { catalogueVersion } from '../ordering/style/catalogueVersion.schema.ts';
import { accessVersions } from './accessVersion.schema.ts';

/**
 * Stamps of the current rights and catalogue: a stamp changes as soon as any of it changes, in whichever process.
 * Each call gets the result of a lookup that began after it; concurrent calls share one.
 */
export function accessStamps({ db }: Database): () => Promise<string> {
  const versions = db.select({ sum: sql`sum(${accessVersions.version})` }).from(accessVersions);
  const stamp = db
    .select({ stamp: sql<string>`concat(${catalogueVersion.version}, '.', (${versions}))` })
    .from(catalogueVersion)
    .prepare('access_stamp');
  return coalesceLookups(async () => {
    const [found] = await stamp.execute();
    if (!found) throw new Error('The catalogue has no version');
    return found.stamp;
  });
}
