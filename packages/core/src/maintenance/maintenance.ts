import type { ApplicationPart, Maintenance } from '../contract/index.ts';
import { isOpenRoute, type Route } from '../navigation/routes.ts';
import { blocksPart } from '../rules/blocksPart.ts';
import { holds } from './period.ts';

/**
 * The phase of a maintenance (E1). `announced` is the state "upcoming" of the requirement: its announcement window is
 * active, or it has no announcement and has not started. `expected`: known, but not announced yet or no longer
 * announced.
 */
export type MaintenancePhase = 'expected' | 'announced' | 'active' | 'over';

/** Current and future maintenances at a server time in epoch milliseconds, and the ids of banners dismissed before. */
export interface Timetable {
  readonly maintenances: readonly Maintenance[];
  readonly now: number;
  readonly dismissed: readonly string[];
}

/** The latest moment a Date can hold, in epoch milliseconds. */
const END_OF_TIME = 8.64e15;

/** Converts Unix seconds to epoch milliseconds, clamped to the range of a Date. */
export const momentOf = (seconds: number): number =>
  Math.max(-END_OF_TIME, Math.min(seconds * 1000, END_OF_TIME));

/** The phase of a maintenance at a server time in epoch milliseconds. */
export function phaseOf(maintenance: Maintenance, now: number): MaintenancePhase {
  if (now >= momentOf(maintenance.end)) return 'over';
  if (now >= momentOf(maintenance.start)) return 'active';
  const { announcement } = maintenance;
  return !announcement || holds(announcement, now) ? 'announced' : 'expected';
}

export const isActive = (maintenance: Maintenance, now: number): boolean =>
  phaseOf(maintenance, now) === 'active';

/** The next moment after `now` at which any phase may change, in epoch milliseconds; null: none. */
export function nextBoundary(maintenances: readonly Maintenance[], now: number): number | null {
  const moments = maintenances
    .flatMap(({ start, end, announcement }) => [start, end, announcement?.start, announcement?.end])
    .flatMap((seconds) => (typeof seconds === 'number' ? [momentOf(seconds)] : []))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Whether any maintenance changed its phase between two moments. */
export const hasCrossed = (maintenances: readonly Maintenance[], before: number, now: number): boolean =>
  maintenances.some((maintenance) => phaseOf(maintenance, before) !== phaseOf(maintenance, now));

/**
 * The part of the application a route belongs to; null: none, so only a maintenance of the whole application can
 * block it. There is no default case, so a new screen does not compile until this is decided for it.
 */
function partOf(route: Route): ApplicationPart | null {
  switch (route.screen) {
    case 'dashboard':
    case 'grant':
    case 'content':
      return 'dashboard';
    case 'pos':
    case 'waiting':
    case 'groups':
    case 'seasons':
    case 'carts':
    case 'orders':
      return route.rightEnv;
    case 'styles':
    case 'style':
    case 'cart':
    case 'check':
    case 'entry':
    case 'live':
      return route.place.rightEnv;
    case 'order':
    case 'imprint':
    case 'terms':
    case 'conditions':
    case 'weCare':
    case 'trackingOff':
    case 'logout':
    case 'unknown':
      return null;
  }
}

/**
 * Whether an active maintenance blocks the page of a route (requirement E3). The legal pages and logout always stay
 * open. A finalized order belongs to no part.
 */
export const blocks = (maintenance: Maintenance, route: Route): boolean =>
  !isOpenRoute(route) && blocksPart(maintenance, partOf(route));
