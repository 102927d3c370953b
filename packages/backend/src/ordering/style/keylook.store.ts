import type { Keylook } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { Place } from '../place/sellingTime.store.ts';
import { keylooks, styles } from './style.schema.ts';
import { type Reader, readStyles, stylesOfPlace } from './style.store.ts';

/** A look with its styles in a place; null when it has none there, or when it does not exist. */
export async function readKeylook(
  db: Queryable,
  place: Place,
  keylookId: string,
  reader: Reader,
): Promise<Keylook | null> {
  const [look] = await db.select().from(keylooks).where(eq(keylooks.keylookId, keylookId));
  if (!look) return null;
  const found = await readStyles(db, and(stylesOfPlace(place), eq(styles.keylookId, keylookId)), reader);
  if (found.length === 0) return null;
  return { keylookId, name: reader.language === 'de' ? look.nameDe : look.nameEn, styles: found };
}
