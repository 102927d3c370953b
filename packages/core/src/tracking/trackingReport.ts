import { type RoleClass, roleClass } from '../access/access.ts';
import { formatRoute, isOrderingRoute, type Route } from '../navigation/routes.ts';

/** An event for the analytics service (I2): a click on 'searchIcon' or 'searchResult'. */
export interface TrackedEvent {
  readonly action: 'searchIcon' | 'searchResult';
  /** The kind of result; never what was typed. */
  readonly name: string | null;
}

/** A single report to the analytics service. */
export type TrackingReport =
  | { readonly kind: 'view'; readonly route: Route; readonly roles: readonly string[] | null }
  | { readonly kind: 'event'; readonly route: Route; readonly event: TrackedEvent }
  | { readonly kind: 'ping'; readonly route: Route };

/** Data included in every report. */
export interface ReportContext {
  readonly origin: string;
  readonly siteId: string;
  /** 16 hexadecimal digits that connect the reports of one page. They identify no user and are lost with the page. */
  readonly visitor: string;
  /** Prevents caches from responding. */
  readonly random: string;
}

/** Pages that only redirect are not reported as views. */
const isPassage = ({ screen }: Route): boolean =>
  screen === 'grant' || screen === 'logout' || screen === 'trackingOff';

/**
 * The path without anything that identifies whose page it is: customers and orders become placeholders, unknown paths
 * are left out.
 */
const anonymousPath = (route: Route): string => {
  if (route.screen === 'unknown') return '/unknown';
  if (!isOrderingRoute(route)) return formatRoute(route);
  if ('place' in route) return formatRoute({ ...route, place: { ...route.place, customerId: ':customer' } });
  if (route.screen === 'seasons') return formatRoute({ ...route, customerId: ':customer' });
  if (route.screen === 'order') return formatRoute({ ...route, orderId: ':order' });
  return formatRoute(route);
};

const particulars = (report: TrackingReport): Record<string, string> => {
  if (report.kind === 'ping') return { ping: '1' };
  if (report.kind === 'event') {
    const { action, name } = report.event;
    return { e_c: 'search', e_a: action, ...(name === null ? {} : { e_n: name }) };
  }
  const dimension: { dimension1?: RoleClass } =
    report.roles === null ? {} : { dimension1: roleClass(report.roles) };
  return { action_name: report.route.screen, ...dimension };
};

/** Matomo's tracking parameters for a report (requirement I2); null if there is nothing to report. */
export function parametersOf(
  report: TrackingReport,
  reportContext: ReportContext,
): Record<string, string> | null {
  if (report.kind === 'view' && isPassage(report.route)) return null;
  return {
    idsite: reportContext.siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    _id: reportContext.visitor,
    rand: reportContext.random,
    url: reportContext.origin + anonymousPath(report.route),
    ...particulars(report),
  };
}
