import type { TileMaintenance } from '@selvedge/core';
import { createContext } from 'react';
import type { Tile } from './tile.ts';

/** Returns the current maintenance of a tile, if any (requirement D7). */
export type MaintenanceOf = (tile: Pick<Tile, 'id' | 'link'>) => TileMaintenance | undefined;

export const UnderMaintenance = createContext<MaintenanceOf>(() => undefined);
