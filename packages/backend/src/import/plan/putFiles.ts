import type { Queryable } from '../../database/database.ts';
import { holdFiles } from '../../files/filePlaces.ts';
import { type FileStore, keyFor } from '../../files/fileStore.ts';
import { takenContent } from '../kinds/documentColumns.ts';
import { textOf } from '../kinds/fields.ts';
import type { TakenFiles } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { ImportWork } from './importWork.ts';
import type { ImportPlan } from './planImport.ts';

/**
 * Puts the files of planned rows into the bucket, one at a time, and yields their keys by their sources; null: there is no
 * bucket. Until the end of the transaction no file is removed.
 *
 * @throws {FilesAway}
 */
export async function putFiles(
  db: Queryable,
  store: FileStore | null,
  { rows }: ImportPlan,
  taken: TakenFiles,
  work: ImportWork,
): Promise<ReadonlyMap<string, string> | null> {
  if (!store) return null;
  const kept = [...rows].filter(([name]) => kindOf(name).keepsBytes).map(([, planned]) => planned);
  const total = kept.reduce((sum, { length }) => sum + length, 0);
  const put = new Map<string, string>();
  if (total === 0) return put;
  await holdFiles(db);
  work.begin('storing', total);
  for (const planned of kept)
    for (const { entry } of planned) {
      const source = textOf(entry, 'source');
      if (!put.has(source)) {
        const bytes = await takenContent(entry, taken);
        const key = keyFor(bytes);
        await store.put(key, bytes);
        put.set(source, key);
      }
      work.count(1);
    }
  return put;
}
