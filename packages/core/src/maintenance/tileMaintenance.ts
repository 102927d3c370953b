import type { Maintenance } from '../contract/index.ts';

/** How far a tile is under maintenance: it cannot be opened, or some of its features cannot be used. */
export type TileMaintenance = 'whole' | 'partial';

interface MaintenancesAt {
  readonly maintenances: readonly Maintenance[];
  /** Server time, epoch milliseconds. */
  readonly now: number;
}

/**
 * What lies over a tile (requirement D7): that of the maintenances that are active and meet it. One that names tiles
 * meets those; one that names none meets the tiles that lead to its parts, or, where only features of the dashboard or
 * of the whole application are meant, all of them: without features it blocks the dashboard instead. Undefined: nothing.
 */
export function tileMaintenance(
  { maintenances, now }: MaintenancesAt,
  tile: { readonly id: string; readonly link: string },
): TileMaintenance | undefined {
  const met = maintenances.filter(
    ({ start, end, tiles, parts, features }) =>
      start * 1000 <= now &&
      now < end * 1000 &&
      (tiles.length > 0
        ? tiles.includes(tile.id)
        : parts.some((part) => tile.link === `/ordering/${part}`) ||
          (features.length > 0 && (parts.length === 0 || parts.includes('dashboard')))),
  );
  if (met.length === 0) return;
  return met.every(({ features }) => features.length > 0) ? 'partial' : 'whole';
}
