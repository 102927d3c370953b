import { type Portal, tileMaintenance } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { MaintenanceOf } from '../dashboard/underMaintenance.ts';
import { useCompanions } from './useCompanions.ts';

/** What the portal knows of the maintenance of tiles: nothing before its companions are there. */
export function useMaintenanceOf(portal: Portal): MaintenanceOf {
  const companions = useCompanions(portal) ?? undefined;
  const actor = useSelector(companions, (snapshot) => snapshot?.children.maintenance);
  const known = useSelector(actor, (snapshot) => snapshot?.context);
  return (tile) => known && tileMaintenance(known, tile);
}
