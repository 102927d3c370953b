import type { Language, Maintenance } from '@selvedge/core/contract';
import { and, asc, gt, lte } from 'drizzle-orm';
import type { AppContext } from '../../appContext.ts';
import { maintenanceTable } from './maintenance.schema.ts';
import { isTold, type MaintenanceRow } from './maintenance.ts';

type Clocked = Pick<AppContext, 'database' | 'now'>;

/** Server time in Unix seconds. */
export const unixNow = ({ now }: Pick<AppContext, 'now'>): number => Math.floor(now() / 1000);

/** What is under maintenance at this moment. */
export function activeMaintenances(context: Clocked): Promise<MaintenanceRow[]> {
  const now = unixNow(context);
  return context.database.db
    .select()
    .from(maintenanceTable)
    .where(and(lte(maintenanceTable.startsAt, now), gt(maintenanceTable.endsAt, now)));
}

const inLanguage = (row: MaintenanceRow, language: Language): Maintenance => ({
  id: row.maintenanceId,
  start: row.startsAt,
  end: row.endsAt,
  message: row.message[language],
  parts: row.parts,
  tiles: row.tiles,
  features: row.features,
  announcement: row.announcement && { ...row.announcement, message: row.announcement.message[language] },
});

/**
 * The maintenances that a page has to know of, the next one first. With `features` only those that name one of
 * them.
 */
export async function maintenancesFor(
  context: Clocked,
  language: Language,
  features: readonly string[] | null,
): Promise<Maintenance[]> {
  const now = unixNow(context);
  const rows = await context.database.db
    .select()
    .from(maintenanceTable)
    .where(gt(maintenanceTable.endsAt, now))
    .orderBy(asc(maintenanceTable.startsAt), asc(maintenanceTable.maintenanceId));
  return rows
    .filter((row) => isTold(row, now))
    .filter((row) => features === null || row.features.some((feature) => features.includes(feature)))
    .map((row) => inLanguage(row, language));
}
