import type { Queryable } from '../database/database.ts';
import { queueEvent } from '../webhook/queueEvent.ts';
import type { ImportPlan } from './plan/planImport.ts';

/**
 * Queues that an import was written (O7), in its transaction. The event has counts by kind and no text of a file: names
 * and addresses of people come in by imports.
 */
export async function queueImportEvent(
  db: Queryable,
  addresses: readonly string[],
  { counts, files }: ImportPlan,
  now: number,
): Promise<void> {
  const data = {
    outcome: 'written',
    kinds: [...counts].map(([kind, verdicts]) => ({ kind, ...verdicts })),
    files: files.length,
    filesRefused: files.filter(({ problem }) => problem !== null).length,
  };
  await queueEvent(db, addresses, { type: 'import.done', data }, now);
}
