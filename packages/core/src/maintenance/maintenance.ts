import { isOpenRoute, type Route } from '../app/routes.ts';
import type { ApplicationPart, Maintenance } from '../contract/index.ts';

/**
 * How far a maintenance is (E1). `announced` is its state "upcoming": its announcement window is
 * active, or it has no announcement and has not started. `expected`: known, but nobody is told yet, or no more.
 */
export type MaintenancePhase = 'expected' | 'announced' | 'active' | 'over';

/** The last moment a date can hold, in epoch milliseconds. */
const END_OF_TIME = 8.64e15;

/** Epoch milliseconds of a moment in Unix seconds, however far off. */
export const momentOf = (seconds: number): number =>
  Math.max(-END_OF_TIME, Math.min(seconds * 1000, END_OF_TIME));

interface Period {
  readonly start: number;
  readonly end: number;
}

/** Whether a moment lies in a period: from its start on, up to but without its end. */
const holds = ({ start, end }: Period, now: number): boolean => momentOf(start) <= now && now < momentOf(end);

/** The phase of a maintenance at a server time in epoch milliseconds. */
export function phaseOf(maintenance: Maintenance, now: number): MaintenancePhase {
  if (now >= momentOf(maintenance.end)) return 'over';
  if (now >= momentOf(maintenance.start)) return 'active';
  const { announcement } = maintenance;
  return !announcement || holds(announcement, now) ? 'announced' : 'expected';
}

export const isActive = (maintenance: Maintenance, now: number): boolean =>
  phaseOf(maintenance, now) === 'active';

/** The next moment after `now` at which the phase of any of them may change, in epoch milliseconds; null: none. */
export function nextBoundary(maintenances: readonly Maintenance[], now: number): number | null {
  const moments = maintenances
    .flatMap(({ start, end, announcement }) => [start, end, announcement?.start, announcement?.end])
    .flatMap((seconds) => (typeof seconds === 'number' ? [momentOf(seconds)] : []))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Whether any of them changed its phase between two moments. */
export const hasCrossed = (maintenances: readonly Maintenance[], before: number, now: number): boolean =>
  maintenances.some((maintenance) => phaseOf(maintenance, before) !== phaseOf(maintenance, now));

/**
 * The part a place belongs to; null: to none, only a maintenance of the whole application can block it. There is no
 * default, so that a new screen does not compile before this is decided for it.
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
 * Whether a maintenance takes whole pages from the user rather than tiles or features of them: it then names neither.
 */
export const takesPages = ({ tiles, features }: Maintenance): boolean =>
  tiles.length === 0 && features.length === 0;

/**
 * Whether a maintenance, while it is active, blocks the page at a place (requirement E3). No parts: every page but
 * the legal ones and signing out, which stay open whatever is under maintenance. A finalized order belongs to no part.
 */
export function blocks(maintenance: Maintenance, route: Route): boolean {
  if (!takesPages(maintenance) || isOpenRoute(route)) return false;
  const part = partOf(route);
  return maintenance.parts.length === 0 || (part !== null && maintenance.parts.includes(part));
}
