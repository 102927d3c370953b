import { statesOf } from '@selvedge/core/recorder';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent, Observer } from 'xstate';

/** A chart that was started. */
export interface Flow {
  readonly actor: AnyActorRef;
  /** The chart's id, which is also the name of its drawing. */
  readonly name: string;
  /** How many actors of the same chart were started before it, from 0. */
  readonly nth: number;
}

/** An event that a flow received. */
export interface Noted {
  readonly id: number;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  readonly flow: Flow;
  readonly event: AnyEventObject;
  /** Sent from outside of all flows: by the user, the browser, or this panel. */
  readonly fromOutside: boolean;
}

/** Everything known about the portal's flows. A new object after each event; unchanged parts keep their identity. */
export interface WatchedFlows {
  readonly flows: readonly Flow[];
  readonly log: readonly Noted[];
}

export interface Flows {
  readonly observer: Observer<InspectionEvent>;
  readonly watched: () => WatchedFlows;
  readonly subscribe: (listener: () => void) => () => void;
}

const MOST_NOTED = 400;

const nameOf = (actor: AnyActorRef): string | null => {
  // Only charts have ids; one that came later than its parent is run by what stands for it.
  const id: unknown = Reflect.get(Reflect.get(actor, 'logic'), 'id');
  return typeof id === 'string' ? id : null;
};

/** Records which charts are started and what they receive. Listeners are called at most once per frame. */
export function watchFlows(): Flows {
  let watched: WatchedFlows = { flows: [], log: [] };
  const listeners = new Set<() => void>();
  let counted = 0;
  let reported = false;
  const tell = () => {
    if (reported) return;
    reported = true;
    requestAnimationFrame(() => {
      reported = false;
      for (const listener of listeners) listener();
    });
  };
  const begins = (actor: AnyActorRef) => {
    const name = nameOf(actor);
    if (name === null) return;
    const nth = watched.flows.filter((flow) => flow.name === name).length;
    watched = { ...watched, flows: [...watched.flows, { actor, name, nth }] };
  };
  const onEvent = (actor: AnyActorRef, event: AnyEventObject, fromOutside: boolean) => {
    const flow = watched.flows.find((one) => one.actor === actor);
    if (!flow) return;
    counted += 1;
    const noted: Noted = { id: counted, at: Math.round(performance.now()), flow, event, fromOutside };
    watched = { ...watched, log: [...watched.log.slice(1 - MOST_NOTED), noted] };
  };
  return {
    observer: {
      next: (inspected) => {
        if (inspected.type === '@xstate.actor') begins(inspected.actorRef as AnyActorRef);
        if (inspected.type === '@xstate.event')
          onEvent(inspected.actorRef as AnyActorRef, inspected.event, inspected.sourceRef === undefined);
        tell();
      },
    },
    watched: () => watched,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Ids of the innermost states that are active in a flow. */
export const presentOf = ({ actor }: Flow): string[] => statesOf(actor.getSnapshot() as AnyMachineSnapshot);
