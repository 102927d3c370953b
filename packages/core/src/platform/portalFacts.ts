import { type AnyActorRef, fromCallback, type NonReducibleUnknown } from 'xstate';
import type { Language, Profile } from '../contract/index.ts';
import type { Route } from '../navigation/routes.ts';

/** State of the portal's root chart that the overlays depend on. */
export interface PortalFacts {
  readonly route: Route;
  readonly language: Language;
  readonly isSignedIn: boolean;
  /** Null while unknown, and when nobody is signed in. */
  readonly roles: readonly string[] | null;
}

export interface PortalWatch {
  facts(): PortalFacts;
  /**
   * The signed-in user; null while unknown, and when nobody is signed in. No chart stores it, so that recordings
   * contain no names.
   */
  profile(): Profile | null;
  /** The chart of the ordering area; null: it does not run. */
  ordering(): AnyActorRef | null;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Changes of the portal's state, for charts that invoke `watchPortal`. */
export type PortalNews =
  | { type: 'route.changed'; route: Route }
  | { type: 'language.changed'; language: Language }
  | { type: 'user.arrived' }
  | { type: 'user.left' }
  | { type: 'roles.known'; roles: readonly string[] | null };

const newsOf = (before: PortalFacts, now: PortalFacts): PortalNews[] => {
  const news: PortalNews[] = [];
  if (before.isSignedIn !== now.isSignedIn)
    news.push({ type: now.isSignedIn ? 'user.arrived' : 'user.left' });
  if (before.roles !== now.roles) news.push({ type: 'roles.known', roles: now.roles });
  if (before.language !== now.language) news.push({ type: 'language.changed', language: now.language });
  if (before.route !== now.route) news.push({ type: 'route.changed', route: now.route });
  return news;
};

/**
 * The service behind a chart's `watchPortal`. It sends every {@link PortalNews} from its start on; the initial facts
 * are passed as input.
 */
export const watchPortal = (portal: PortalWatch) =>
  fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) => {
    let known = portal.facts();
    return portal.subscribe(() => {
      const now = portal.facts();
      const before = known;
      known = now;
      for (const news of newsOf(before, now)) sendBack(news);
    });
  });
