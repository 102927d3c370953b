import { type Portal, tileMaintenance } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { MaintenanceOf } from '../dashboard/underMaintenance.ts';
import { useOverlays } from './useOverlays.ts';

/** What the portal knows of the maintenance of tiles: nothing before its overlays are there. */
export function useMaintenanceOf(portal: Portal): MaintenanceOf {
  const overlays = useOverlays(portal) ?? undefined;
  const actor = useSelector(overlays, (snapshot) => snapshot?.children.maintenance);
  const known = useSelector(actor, (snapshot) => snapshot?.context);
  return (tile) => known && tileMaintenance(known, tile);
}
