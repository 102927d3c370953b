import {
  type ActorRefFrom,
  createActor,
  type InspectionEvent,
  type Observer,
  type SnapshotFrom,
} from 'xstate';
import { keepsWork } from '../keptWork/keepsWork.ts';
import { firstLanguage } from '../language/language.actors.ts';
import { assertProvided } from '../platform/actors/service.ts';
import { basesAt } from '../platform/api/address.ts';
import { createApi } from '../platform/api/client.ts';
import { createServerClock } from '../platform/api/serverClock.ts';
import { assertConfiguration, type Configuration } from '../platform/configuration/configuration.ts';
import { createFlightRecorder, type FlightRecorder } from '../platform/flightRecorder/flightRecorder.ts';
import { createOldestRelease } from '../platform/oldestRelease.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import type { PortalFacts } from '../platform/portalFacts.ts';
import { PORTAL } from '../platform/portalName.ts';
import type { Ports } from '../platform/ports.ts';
import { createSessionDependencies } from '../session/dependencies.ts';
import { sturdyStorage } from '../session/sturdyStorage.ts';
import { createTokenSource } from '../session/tokenSource.ts';
import { portalActions, portalActors, portalGuards, routeOf } from './portal.actors.ts';
import { portalMachine } from './portal.machine.ts';

/** Everything the portal is built from: configuration, ports, and how to load its lazy parts. */
export interface PortalDeps {
  /** The raw contents of `index.html`, not validated yet; see {@link assertConfiguration}. */
  readonly configuration: unknown;
  readonly ports: Ports;
  /** Language tags the browser prefers, best first. */
  readonly browserLanguages: readonly string[];
  /** Receives every event of every chart, for example to draw the charts. */
  readonly inspect?: Observer<InspectionEvent>;
}

/** The running portal: its configuration and its root chart, whose children are its areas. */
export interface Portal {
  readonly configuration: Configuration;
  /** The root chart: its children are `session`, `language`, `access`, `tiles`, `greeting` and `ordering`. */
  readonly actor: ActorRefFrom<typeof portalMachine>;
  /** Keeps the last events of every flow, for support. */
  readonly recorder: FlightRecorder;
  start(): void;
  stop(): void;
}

const factsOf = ({ context, value }: SnapshotFrom<typeof portalMachine>): PortalFacts => ({
  route: context.route,
  language: context.language,
  isSignedIn: value !== 'closed',
  roles: context.access?.roles ?? null,
});

/**
 * Builds the whole portal on the ports of a page. This is the only composition root. It is called once and does not
 * depend on any framework. Throws a {@link ConfigurationError} that names a missing key, or an error that names the
 * actors left unprovided.
 */
export function createPortal({ configuration: given, ports, browserLanguages, inspect }: PortalDeps): Portal {
  const configuration = assertConfiguration(given);
  const storage = sturdyStorage(ports.localStorage);
  const href = ports.location.href();
  const route = routeOf(ports.location);
  const language = firstLanguage(storage, browserLanguages);
  const clock = createServerClock(ports.now);
  const oldestRelease = createOldestRelease();
  const api = createApi({
    bases: basesAt(configuration, href),
    fetch: ports.fetch,
    tokens: createTokenSource(
      () => actor.getSnapshot().children.session?.getSnapshot().children.tokens,
      ports.now,
    ),
    language: () => actor.getSnapshot().context.language,
    onServerTime: clock.onServerTime,
    onOldestRelease: oldestRelease.onTold,
    onMaintenance: () => actor.getSnapshot().children.overlays?.send({ type: 'maintenance.met' }),
  });
  const overlays: OverlaysDependencies = {
    api,
    ports,
    configuration,
    clock,
    oldestRelease,
    storage,
    portal: {
      facts: () => factsOf(actor.getSnapshot()),
      profile: () => actor.getSnapshot().children.greeting?.getSnapshot().context.profile ?? null,
      ordering: () => actor.getSnapshot().context.ordering,
      subscribe: (listener) => {
        const { unsubscribe } = actor.subscribe(listener);
        return unsubscribe;
      },
    },
  };
  const session = createSessionDependencies(
    ports,
    configuration.auth,
    () => actor.getSnapshot().context.language,
  );
  const machine = portalMachine.provide({
    actors: portalActors({ api, session, storage, overlays }),
    actions: portalActions(ports.location),
    guards: portalGuards(ports),
  });
  assertProvided(machine);
  const recorder = createFlightRecorder(ports.now);
  const actor: Portal['actor'] = createActor(machine, {
    input: { route, language, held: route.screen === 'logout' && keepsWork(ports) },
    systemId: PORTAL,
    inspect: (seen) => {
      recorder.inspect(seen);
      inspect?.next?.(seen);
    },
  });
  return {
    configuration,
    actor,
    recorder,
    start: () => {
      actor.start();
    },
    stop: () => {
      actor.stop();
    },
  };
}
