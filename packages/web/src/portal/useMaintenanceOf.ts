import { type Portal, tileMaintenance } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { MaintenanceOf } from '../dashboard/underMaintenance.ts';
import { useOverlays } from '../platform/useOverlays.ts';

/** What the portal knows about the maintenance of tiles. Nothing before its overlays are loaded. */
export function useMaintenanceOf(portal: Portal): MaintenanceOf {
  const overlays = useOverlays(portal) ?? undefined;
  const actor = useSelector(overlays, (snapshot) => snapshot?.children.maintenance);
  const known = useSelector(actor, (snapshot) => snapshot?.context);
  return (tile) => known && tileMaintenance(known, tile);
}
