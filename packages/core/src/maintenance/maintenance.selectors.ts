import type { Route } from '../app/routes.ts';
import type { Maintenance } from '../contract/index.ts';
import { blocks, isActive, type MaintenancePhase, phaseOf, takesPages } from './maintenance.ts';

/** What is known of maintenances, and what of it the user has put aside: a part of the chart's context. */
export interface KnownMaintenances {
  readonly maintenances: readonly Maintenance[];
  readonly now: number;
  readonly dismissed: readonly string[];
  readonly route: Route;
  readonly opened: string | null;
  readonly refusals: number;
}

/** A maintenance as people are told of it. */
export interface ToldMaintenance {
  readonly maintenance: Maintenance;
  readonly phase: Extract<MaintenancePhase, 'announced' | 'active'>;
  /** HTML of the server: that of the announcement before the start, where there is one. */
  readonly message: string;
}

const told = (maintenance: Maintenance, now: number): ToldMaintenance[] => {
  const phase = phaseOf(maintenance, now);
  if (phase !== 'announced' && phase !== 'active') return [];
  const announced = phase === 'announced' ? maintenance.announcement?.message : undefined;
  return [{ maintenance, phase, message: announced || maintenance.message }];
};

const byUrgency = (one: ToldMaintenance, other: ToldMaintenance): number =>
  Number(other.phase === 'active') - Number(one.phase === 'active') ||
  one.maintenance.start - other.maintenance.start;

const allTold = ({ maintenances, now }: Pick<KnownMaintenances, 'maintenances' | 'now'>): ToldMaintenance[] =>
  maintenances.flatMap((maintenance) => told(maintenance, now)).sort(byUrgency);

/** Active maintenances that take whole pages, wherever the user is. */
export const activePages = ({
  maintenances,
  now,
}: Pick<KnownMaintenances, 'maintenances' | 'now'>): Maintenance[] =>
  maintenances.filter((maintenance) => takesPages(maintenance) && isActive(maintenance, now));

/** The active maintenance that blocks the page shown; of several the one that ends last (requirement E3). */
export const blockingMaintenance = (known: KnownMaintenances): ToldMaintenance | null =>
  allTold(known)
    .filter(({ phase, maintenance }) => phase === 'active' && blocks(maintenance, known.route))
    .sort((one, other) => other.maintenance.end - one.maintenance.end)[0] ?? null;

const concernsTilesOnly = ({ tiles, parts }: Maintenance): boolean => tiles.length > 0 && parts.length === 0;

/**
 * Whose banners are due, the most urgent first (requirement E2): all that are announced or active but those put aside.
 * None over a page that is blocked; of tiles alone only whoever is signed in is told, as nobody else has any.
 */
export const bannerMaintenances = (
  known: KnownMaintenances,
  { isSignedIn }: { readonly isSignedIn: boolean },
): ToldMaintenance[] =>
  blockingMaintenance(known)
    ? []
    : allTold(known).filter(
        ({ maintenance }) =>
          !known.dismissed.includes(maintenance.id) && (isSignedIn || !concernsTilesOnly(maintenance)),
      );

/** The maintenance whose details are open; null as well once it is over, or the page is blocked. */
export const openDetails = (known: KnownMaintenances): ToldMaintenance | null =>
  blockingMaintenance(known)
    ? null
    : (allTold(known).find(({ maintenance }) => maintenance.id === known.opened) ?? null);

/** Calls are refused because of a maintenance that nothing is known of. */
export const isUnexplained = (known: KnownMaintenances): boolean =>
  known.refusals > 0 && activePages(known).length === 0;
