import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { Route } from '../app/routes.ts';
import type { Language, Profile } from '../contract/index.ts';

/** What the portal's root chart knows and its overlays go by. */
export interface PortalFacts {
  readonly route: Route;
  readonly language: Language;
  readonly isSignedIn: boolean;
  /** Null until they are known, and when nobody is signed in. */
  readonly roles: readonly string[] | null;
}

export interface PortalWatch {
  facts(): PortalFacts;
  /** Who is signed in; null until it is known, and when nobody is. No chart keeps it: recordings name nobody. */
  profile(): Profile | null;
  /** Reports after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** News about the portal, for charts that take a watch of it. */
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

/** The service of a chart's watch `watchPortal`: every {@link PortalNews} from when it starts; the first facts are input. */
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
