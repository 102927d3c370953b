import { inLanguage, type Language, type Maintenance } from '@selvedge/core/contract';
import { asc } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Database } from '../database/database.ts';
import { maintenanceTable } from './maintenance.schema.ts';
import { isActive, isPublished, type MaintenanceRow } from './maintenance.ts';

type Clocked = Pick<AppContext, 'database' | 'now'>;

/** Server time in Unix seconds. */
export const unixNow = ({ now }: Pick<AppContext, 'now'>): number => Math.floor(now() / 1000);

/**
 * All maintenances including past ones, earliest start first. The query runs once, however often the result is
 * awaited.
 */
export const allMaintenances = async ({ db }: Database): Promise<MaintenanceRow[]> =>
  db
    .select()
    .from(maintenanceTable)
    .orderBy(asc(maintenanceTable.startsAt), asc(maintenanceTable.maintenanceId));

/** How long the rows are cached, in ms. A change by another process is seen after that time at the latest. */
const FRESH = 1_000;

interface MaintenancesRead {
  readonly at: number;
  readonly rows: Promise<MaintenanceRow[]>;
}
const reads = new WeakMap<Database, MaintenancesRead>();

/** Clears the cache. Call it after a change of maintenances, so that the next call reads them again. */
export const forgetMaintenances = (database: Database): boolean => reads.delete(database);

/** Reads the rows through a cache, since every call needs them. The clock is checked on each call. */
async function knownMaintenances(database: Database): Promise<MaintenanceRow[]> {
  const read = reads.get(database);
  if (read && performance.now() - read.at < FRESH) return read.rows;
  const rows = allMaintenances(database);
  reads.set(database, { at: performance.now(), rows });
  try {
    return await rows;
  } catch (error) {
    forgetMaintenances(database);
    throw error;
  }
}

/** The maintenances that are active now. */
export async function activeMaintenances(context: Clocked): Promise<MaintenanceRow[]> {
  const rows = await knownMaintenances(context.database);
  const now = unixNow(context);
  return rows.filter((row) => isActive(row, now));
}

const maintenanceIn = (row: MaintenanceRow, language: Language): Maintenance => ({
  id: row.maintenanceId,
  start: row.startsAt,
  end: row.endsAt,
  message: inLanguage(row.message, language),
  parts: row.parts,
  tiles: row.tiles,
  features: row.features,
  announcement: row.announcement && {
    ...row.announcement,
    message: inLanguage(row.announcement.message, language),
  },
});

/** The maintenances that a page needs, next one first. With `features`, only those that name one of them. */
export async function maintenancesFor(
  context: Clocked,
  language: Language,
  features: readonly string[] | null,
): Promise<Maintenance[]> {
  const rows = await allMaintenances(context.database);
  const now = unixNow(context);
  return rows
    .filter((row) => isPublished(row, now))
    .filter((row) => features === null || row.features.some((feature) => features.includes(feature)))
    .map((row) => maintenanceIn(row, language));
}
