import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { accessActors } from '../access/access.actors.ts';
import { accessMachine } from '../access/access.machine.ts';
import { greetingActors, tilesActors } from '../dashboard/dashboard.actors.ts';
import { greetingMachine } from '../dashboard/greeting.machine.ts';
import { tilesMachine } from '../dashboard/tiles.machine.ts';
import { keepsWork } from '../keptWork/keepsWork.ts';
import { languageActors } from '../language/language.actors.ts';
import { languageMachine } from '../language/language.machine.ts';
import { formatRoute, parseRoute, type Route } from '../navigation/routes.ts';
import { raise } from '../notices/raise.ts';
import { type LoadedOverlays, overlaysLoaderMachine } from '../overlays/overlaysLoader.machine.ts';
import type { Api } from '../platform/api/client.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import type { LocationPort, PagePorts, StoragePort } from '../platform/ports.ts';
import { watchPage } from '../platform/watchPage.ts';
import type { SessionDependencies } from '../session/dependencies.ts';
import { sessionLogic } from '../session/session.actors.ts';
import { orderingLoaderActors } from './orderingLoader.actors.ts';
import { orderingLoaderMachine } from './orderingLoader.machine.ts';
import { isOtherLogout, type PortalContext } from './portalContext.ts';

export const routeOf = (location: LocationPort): Route => {
  const { pathname, search } = new URL(location.href());
  return parseRoute(pathname + search);
};

/** Sends `route.changed` whenever the address changes. The chart decides whether that is a different place. */
const watchLocation = (location: LocationPort) =>
  fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) =>
    location.onChange(() => sendBack({ type: 'route.changed', route: routeOf(location) })),
  );

export interface PortalDependencies {
  readonly api: Api;
  readonly session: SessionDependencies;
  /** Shared by all pages of the portal in this browser. */
  readonly storage: StoragePort;
  readonly overlays: OverlaysDependencies;
}

const loadOverlays = async (dependencies: OverlaysDependencies): Promise<LoadedOverlays> => {
  const { overlaysLogic } = await import('../overlays/index.ts');
  return { logic: overlaysLogic(dependencies), input: { facts: dependencies.portal.facts() } };
};

export const portalActors = ({ api, session, storage, overlays }: PortalDependencies) => {
  const { location } = session.ports;
  return {
    session: sessionLogic(session),
    language: languageMachine.provide({ actors: languageActors(api, storage) }),
    access: accessMachine.provide({ actors: accessActors(api) }),
    tiles: tilesMachine.provide({ actors: tilesActors(api), actions: { raise } }),
    greeting: greetingMachine.provide({ actors: greetingActors(api) }),
    overlays: overlaysLoaderMachine.provide({
      actors: {
        loadOverlays: fromPromise<LoadedOverlays>(() => loadOverlays(overlays)),
        watchPage: watchPage(session.ports),
      },
    }),
    orderingLoader: orderingLoaderMachine.provide({ actors: orderingLoaderActors(overlays) }),
    watchLocation: watchLocation(location),
    watchPage: watchPage(session.ports),
  };
};

/** The root chart's side effects. */
export const portalActions = (location: LocationPort) => ({
  showRoute: (_: unknown, { route }: { route: Route }): void => location.replace(formatRoute(route)),
});

/** The root chart's guards that read outside state. */
export const portalGuards = (ports: PagePorts) => ({
  asksAboutKept: ({ context }: { context: PortalContext }, { route }: { route: Route }): boolean =>
    isOtherLogout(context, route) && keepsWork(ports),
});
