import type { Maintenance } from '../contract/index.ts';
import type { Route } from '../navigation/routes.ts';
import { takesPages } from '../rules/blocksPart.ts';
import { blocks, isActive, type MaintenancePhase, phaseOf, type Timetable } from './maintenance.ts';

/** The known maintenances and what the user has dismissed: a part of the chart's context. */
export interface KnownMaintenances extends Timetable {
  readonly route: Route;
  /** Id of the maintenance whose details are open. */
  readonly opened: string | null;
  /** Consecutive times that calls were refused although no page is known to be under maintenance. */
  readonly refusals: number;
}

/** A maintenance as it is shown to the user. */
export interface ShownMaintenance {
  readonly maintenance: Maintenance;
  readonly phase: Extract<MaintenancePhase, 'announced' | 'active'>;
  /** HTML from the server: the announcement's text before the start, if there is one. */
  readonly message: string;
}

const shownAs = (maintenance: Maintenance, now: number): ShownMaintenance[] => {
  const phase = phaseOf(maintenance, now);
  if (phase !== 'announced' && phase !== 'active') return [];
  const announced = phase === 'announced' ? maintenance.announcement?.message : undefined;
  return [{ maintenance, phase, message: announced || maintenance.message }];
};

const byUrgency = (one: ShownMaintenance, other: ShownMaintenance): number =>
  Number(other.phase === 'active') - Number(one.phase === 'active') ||
  one.maintenance.start - other.maintenance.start;

const shownMaintenances = ({ maintenances, now }: Timetable): ShownMaintenance[] =>
  maintenances.flatMap((maintenance) => shownAs(maintenance, now)).sort(byUrgency);

/** Active maintenances that block whole pages, whatever the current route. */
export const activePages = ({
  maintenances,
  now,
}: Pick<KnownMaintenances, 'maintenances' | 'now'>): Maintenance[] =>
  maintenances.filter((maintenance) => takesPages(maintenance) && isActive(maintenance, now));

/** Whether an active maintenance blocks the page of a route, so that no link leads there (requirements E3, D8). */
export const isClosed = ({ maintenances, now }: Timetable, route: Route): boolean =>
  maintenances.some((maintenance) => isActive(maintenance, now) && blocks(maintenance, route));

/** The active maintenance that blocks the current page; if several do, the one that ends last (requirement E3). */
export const blockingMaintenance = (known: KnownMaintenances): ShownMaintenance | null =>
  shownMaintenances(known)
    .filter(({ phase, maintenance }) => phase === 'active' && blocks(maintenance, known.route))
    .sort((one, other) => other.maintenance.end - one.maintenance.end)[0] ?? null;

const concernsTilesOnly = ({ tiles, parts }: Maintenance): boolean => tiles.length > 0 && parts.length === 0;

/**
 * The maintenances with a banner to show, most urgent first (requirement E2): all that are announced or active and
 * not dismissed. None over a blocked page. Maintenances of tiles only are shown to signed-in users only, since nobody
 * else sees tiles.
 */
export const bannerMaintenances = (
  known: KnownMaintenances,
  { isSignedIn }: { readonly isSignedIn: boolean },
): ShownMaintenance[] =>
  blockingMaintenance(known)
    ? []
    : shownMaintenances(known).filter(
        ({ maintenance }) =>
          !known.dismissed.includes(maintenance.id) && (isSignedIn || !concernsTilesOnly(maintenance)),
      );

/** The maintenance whose details are open; also null once it is over or while the page is blocked. */
export const openDetails = (known: KnownMaintenances): ShownMaintenance | null =>
  blockingMaintenance(known)
    ? null
    : (shownMaintenances(known).find(({ maintenance }) => maintenance.id === known.opened) ?? null);

/** Calls are refused because of a maintenance that is not in the known list. */
export const isUnexplained = (known: KnownMaintenances): boolean =>
  known.refusals > 0 && activePages(known).length === 0;
