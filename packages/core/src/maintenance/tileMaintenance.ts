import type { Maintenance } from '../contract/index.ts';
import { holds } from './period.ts';

/** How a maintenance affects a tile: it cannot be opened, or some of its features cannot be used. */
export type TileMaintenance = 'whole' | 'partial';

interface MaintenancesAt {
  readonly maintenances: readonly Maintenance[];
  /** Server time, epoch milliseconds. */
  readonly now: number;
}

/**
 * How active maintenances affect a tile (requirement D7). A maintenance that names tiles affects those. One that
 * names no tiles affects the tiles that link to its parts. If it concerns only features of the dashboard or of the
 * whole application, it affects all tiles; without features it blocks the dashboard instead. Undefined: not affected.
 */
export function tileMaintenance(
  { maintenances, now }: MaintenancesAt,
  tile: { readonly id: string; readonly link: string },
): TileMaintenance | undefined {
  const met = maintenances
    .filter((maintenance) => holds(maintenance, now))
    .filter(({ tiles, parts, features }) =>
      tiles.length > 0
        ? tiles.includes(tile.id)
        : parts.some((part) => tile.link === `/ordering/${part}`) ||
          (features.length > 0 && (parts.length === 0 || parts.includes('dashboard'))),
    );
  if (met.length === 0) return;
  return met.every(({ features }) => features.length > 0) ? 'partial' : 'whole';
}
