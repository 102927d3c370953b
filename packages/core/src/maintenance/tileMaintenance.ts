import type { Maintenance } from '../contract/index.ts';

/** How far a tile is under maintenance: it cannot be opened, or some of its features cannot be used. */
export type TileMaintenance = 'whole' | 'partial';

interface Known {
  readonly maintenances: readonly Maintenance[];
  /** Server time, epoch milliseconds. */
  readonly now: number;
}

/**
 * What lies over a tile (requirement D7): that of the maintenances that are active and meet it. One that names tiles
 * meets those; one that names none meets the tiles that lead to its parts, or all of them where it concerns the
 * dashboard or the whole application. Undefined: nothing.
 */
export function tileMaintenance(
  { maintenances, now }: Known,
  tile: { readonly id: string; readonly link: string },
): TileMaintenance | undefined {
  const met = maintenances.filter(
    ({ start, end, tiles, parts }) =>
      start * 1000 <= now &&
      now < end * 1000 &&
      (tiles.length > 0
        ? tiles.includes(tile.id)
        : parts.length === 0 ||
          parts.some((part) => part === 'dashboard' || tile.link === `/ordering/${part}`)),
  );
  if (met.length === 0) return;
  return met.every(({ features }) => features.length > 0) ? 'partial' : 'whole';
}
