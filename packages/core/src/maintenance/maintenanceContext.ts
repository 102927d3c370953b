import type { PortalNews } from '../platform/portalFacts.ts';
import { LONGEST_TIMER, pauseAfter } from '../platform/retryPauses.ts';
import type { KnownMaintenances } from './maintenance.selectors.ts';
import { nextBoundary } from './maintenance.ts';

const REFRESH = 60_000;
const LONGEST_PAUSE = 5 * 60_000;
const SETTLE = 1_500;
const FIRST_PAUSE = 5_000;
const FIRST_RECHECK = 2_000;
const LONGEST_RECHECK = 60_000;
const CALM = 15_000;

export interface MaintenanceContext extends KnownMaintenances {
  /** Consecutive reads that failed. */
  tries: number;
  /** How often refused calls were made again, until it was calm. */
  rechecks: number;
}

export type MaintenanceEvent =
  | Extract<PortalNews, { type: 'route.changed' | 'language.changed' }>
  /** A call got '503 Maintenance is active.' */
  | { type: 'maintenance.met' }
  | { type: 'page.woke' }
  /** The estimate of the server's time was corrected. */
  | { type: 'clock.moved' }
  | { type: 'banner.dismissed'; id: string }
  | { type: 'details.opened'; id: string }
  | { type: 'details.closed' }
  /** Internal events of this chart. */
  | { type: 'timetable.read' }
  | { type: 'boundary.crossed' };

interface OfMaintenance {
  readonly context: MaintenanceContext;
}

/** How long the chart waits, in ms. */
export const delays = {
  untilBoundary: ({ context }: OfMaintenance) =>
    Math.min((nextBoundary(context.maintenances, context.now) ?? Infinity) - context.now, LONGEST_TIMER),
  refresh: REFRESH,
  settle: SETTLE,
  pause: ({ context }: OfMaintenance) => pauseAfter(context.tries, FIRST_PAUSE, LONGEST_PAUSE),
  recheck: ({ context }: OfMaintenance) => pauseAfter(context.rechecks + 1, FIRST_RECHECK, LONGEST_RECHECK),
  calm: CALM,
};
