import type { Access } from '../access/access.ts';
import type { Language } from '../contract/index.ts';
import type { TilesStatusChanged } from '../dashboard/tiles.machine.ts';
import type { LanguageStatusChanged } from '../language/language.machine.ts';
import { type Demand, demandOf, isOrderingRoute, type Route } from '../navigation/routes.ts';
import type { SessionStatusChanged } from '../session/session.machine.ts';
import type { OrderingCame, OrderingLoaderEvent } from './orderingLoader.machine.ts';
import type { OrderingInput, OrderingRef } from './orderingPart.ts';

/** The ordering screen where the user has to decide about typed entries. Signing out shows this screen first. */
export const placeOfTyping = ({ ordering, route }: PortalContext): Route =>
  ordering?.getSnapshot().context.route ?? route;

/** True when there are typed entries that signing out could lose. */
export const hasUndecided = ({ ordering }: PortalContext): boolean =>
  ordering?.getSnapshot().can({ type: 'signOut.wished' }) === true;

/** True when logout is newly requested and no typed entries have to be decided first. */
export const isOtherLogout = (context: PortalContext, { screen }: Route): boolean =>
  screen === 'logout' && context.route.screen !== 'logout' && !hasUndecided(context);

/** What the ordering area begins with; null: another page is shown, or the rights are not known yet. */
export const neededOrdering = ({ access, route }: PortalContext): OrderingInput | null =>
  isOrderingRoute(route) && access !== null ? { route, rights: access.rights } : null;

/** What is told to the loader of the ordering area; nothing while the area runs. */
export const loaderNews = (context: PortalContext): Readonly<Record<string, OrderingLoaderEvent>> =>
  context.ordering !== null
    ? {}
    : { orderingLoader: { type: neededOrdering(context) ? 'ordering.needed' : 'ordering.left' } };

/** What the page demands of the session at first. */
export const firstDemandOf = ({ held, route }: PortalContext): Demand => (held ? 'nothing' : demandOf(route));

/** The root chart's context: current route, language and access rights. */
export interface PortalContext {
  route: Route;
  language: Language;
  access: Access | null;
  /** Runs from the first visit until the user signs out, so that saving continues in the background. */
  ordering: OrderingRef | null;
  /**
   * The page was opened at the logout address while unsaved work is kept on the device. The user is asked about it
   * first.
   */
  held: boolean;
}

export type PortalEvent =
  | { type: 'route.changed'; route: Route }
  /** The page came back from the background, or is online again. */
  | { type: 'page.woke' }
  /** The user has decided about the work kept on the device, so the session may end. */
  | { type: 'logout.agreed' }
  /** Calls that were refused because of a maintenance may be retried. */
  | { type: 'maintenance.over' }
  /** The page has its content, or has failed to get it. */
  | { type: 'page.settled' }
  | SessionStatusChanged
  | LanguageStatusChanged
  | OrderingCame
  | TilesStatusChanged;
