import { type ActorRefFrom, createActor } from 'xstate';
import type { Language } from '../contract/index.ts';
import { assertProvided } from '../platform/actors/service.ts';
import { basesAt } from '../platform/api/address.ts';
import { createApi } from '../platform/api/client.ts';
import { createServerClock } from '../platform/api/serverClock.ts';
import { assertConfiguration, type Configuration } from '../platform/configuration/configuration.ts';
import { createFlightRecorder, type FlightRecorder } from '../platform/flightRecorder/flightRecorder.ts';
import type { PagePorts } from '../platform/ports.ts';
import { createSessionDependencies } from '../session/dependencies.ts';
import { createTokenSource } from '../session/tokenSource.ts';
import { kioskActors } from './kiosk.actors.ts';
import { type KioskInput, kioskMachine } from './kiosk.machine.ts';

/** Everything a kiosk is built from: configuration, ports, language, place and assortment. */
export interface KioskDeps extends KioskInput {
  /** The raw configuration from the portal's `index.html`, not validated yet. */
  readonly configuration: unknown;
  readonly ports: PagePorts;
  readonly language: Language;
}

/** A running kiosk: its chart, its recorder, and one subscription to all of its charts. */
export interface Kiosk {
  readonly configuration: Configuration;
  readonly actor: ActorRefFrom<typeof kioskMachine>;
  /** Keeps the last events of every flow, for support. */
  readonly recorder: FlightRecorder;
  /** Calls the listener on every change of the kiosk and its child charts. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
}

interface Watched {
  subscribe(observer: { next(): void; error?: () => void }): { unsubscribe(): void };
  getSnapshot(): unknown;
}

const childrenOf = (actor: Watched): Watched[] => {
  const { children = {} } = actor.getSnapshot() as { readonly children?: Readonly<Record<string, Watched>> };
  return Object.values(children).filter(Boolean);
};

function watchBelow(root: Watched, listener: () => void): () => void {
  const watched = new Map<Watched, () => void>();
  const watch = (actor: Watched): void => {
    if (!watched.has(actor)) {
      const { unsubscribe } = actor.subscribe({
        next: () => {
          watch(root);
          listener();
        },
        // A failing service is handled by its chart. An error that no chart handles reaches the root and is reported
        // there.
        ...(actor === root ? {} : { error: () => {} }),
      });
      watched.set(actor, () => unsubscribe());
    }
    for (const child of childrenOf(actor)) watch(child);
  };
  watch(root);
  return () => {
    for (const stop of watched.values()) stop();
  };
}

/**
 * Builds a kiosk on the ports of a page: ordering at one fixed point of sale, without the portal's other areas. This
 * is the composition root of a kiosk. Throws a `ConfigurationError` that names a missing key.
 */
export function createKiosk({ configuration: given, ports, language, place, assortment }: KioskDeps): Kiosk {
  const configuration = assertConfiguration(given);
  const href = ports.location.href();
  const clock = createServerClock(ports.now);
  const api = createApi({
    bases: basesAt(configuration, href),
    fetch: ports.fetch,
    tokens: createTokenSource(
      () => actor.getSnapshot().children.session?.getSnapshot().children.tokens,
      ports.now,
    ),
    language: () => language,
    onServerTime: clock.onServerTime,
  });
  const session = createSessionDependencies(ports, configuration.auth, () => language);
  const machine = kioskMachine.provide({ actors: kioskActors({ api, clock, session }) });
  assertProvided(machine);
  const recorder = createFlightRecorder(ports.now);
  const actor: Kiosk['actor'] = createActor(machine, {
    input: { place, assortment },
    inspect: recorder.inspect,
  });
  return {
    configuration,
    actor,
    recorder,
    subscribe: (listener) => watchBelow(actor, listener),
    start: () => {
      actor.start();
    },
    stop: () => {
      actor.stop();
    },
  };
}
