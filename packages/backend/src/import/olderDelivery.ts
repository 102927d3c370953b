import type { Queryable } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { elseUpdate } from './kinds/fields.ts';
import type { KindName } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';
import { lastImports } from './lastImport.schema.ts';
import type { ImportPlan } from './plan/planImport.ts';
import type { DeliveredFile } from './reading/rawTable.ts';

/** A file with the moment at which it was made, epoch ms, where it is known. */
export interface TimedFile extends DeliveredFile {
  readonly madeAt?: number | undefined;
}

/** Files such as pictures, and reports of orders, come each for itself, today's before last week's. */
const isTimed = (name: KindName): boolean => {
  const { isOfFiles, isOfOrders } = kindOf(name);
  return !isOfFiles && !isOfOrders;
};

/** The kinds with the moment at which the newest of their files was made, where files tell it. */
export function madeAtOf(plan: ImportPlan, files: readonly TimedFile[]): Map<KindName, number> {
  const known = new Map<KindName, number>();
  for (const { file, kind } of plan.files) {
    const madeAt = files.find(({ name }) => file === name || file.startsWith(`${name} / `))?.madeAt;
    if (kind && isTimed(kind) && madeAt !== undefined)
      known.set(kind, Math.max(madeAt, known.get(kind) ?? madeAt));
  }
  return known;
}

/** Some tools tell the time of a file to the second only. */
const secondOf = (at: number): number => Math.floor(at / 1_000);

/** The kinds of which a newer delivery was taken already; `madeAt` by kind, epoch ms. */
export async function olderThanLast(
  db: Queryable,
  madeAt: ReadonlyMap<KindName, number>,
): Promise<KindName[]> {
  const last = new Map((await db.select().from(lastImports)).map(({ kind, madeAt: at }) => [kind, at]));
  return [...madeAt].flatMap(([kind, at]) => (secondOf(at) < secondOf(last.get(kind) ?? at) ? [kind] : []));
}

/** Keeps when what was taken had been made. */
export async function rememberDeliveries(
  db: Queryable,
  madeAt: ReadonlyMap<KindName, number>,
  takenAt: number,
): Promise<void> {
  const rows = [...madeAt].map(([kind, at]) => ({ kind, madeAt: at, takenAt }));
  await insertRows(db, lastImports, rows, elseUpdate(lastImports, ['kind'], ['madeAt', 'takenAt']));
}
