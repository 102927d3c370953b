import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { withoutSecrets } from './secrets.ts';

/** So many steps are kept of each flow, and so many flows; of those, what runs before what has ended. */
export const MOST_STEPS = 150;
export const MOST_FLOWS = 120;

/** What a flow was told, and where it was afterwards. */
export interface KeptStep {
  /** Epoch ms by the machine's clock. */
  readonly at: number;
  readonly event: AnyEventObject;
  readonly after: AnyMachineSnapshot;
}

/** The last steps of one flow; the first is its start unless steps have been dropped. */
export interface KeptFlow {
  readonly actor: AnyActorRef;
  readonly steps: KeptStep[];
  dropped: number;
  /** Where the flow was before the first step that is kept; null: before its start. */
  before: AnyMachineSnapshot | null;
}

/** Keeps the last events of every flow in memory, as they are; `recorder/index.ts` makes a recording of them. */
export interface FlightRecorder {
  /** Told of everything that happens in a system of charts. */
  readonly inspect: (seen: InspectionEvent) => void;
  /** In the order in which they began. */
  readonly flows: () => readonly KeptFlow[];
}

const isOver = ({ actor }: KeptFlow): boolean => actor.getSnapshot().status !== 'active';

/**
 * The part of the flight recorder that always runs. Nothing is copied: events and snapshots never change. What signing
 * in and tokens are about is left out at once.
 *
 * @param now epoch ms by the machine's clock
 */
export function createFlightRecorder(now: () => number): FlightRecorder {
  const kept = new Map<AnyActorRef, KeptFlow>();
  const last = new WeakMap<object, AnyEventObject>();
  const keep = (actor: AnyActorRef, event: AnyEventObject, snapshot: AnyMachineSnapshot) => {
    const flow = kept.get(actor) ?? { actor, steps: [], dropped: 0, before: null };
    kept.set(actor, flow);
    flow.steps.push(withoutSecrets({ at: now(), event, after: snapshot }));
    if (flow.steps.length > MOST_STEPS) {
      flow.before = flow.steps.shift()?.after ?? null;
      flow.dropped += 1;
    }
    const oldest = kept.size > MOST_FLOWS && [...kept.values()].find(isOver);
    if (oldest) kept.delete(oldest.actor);
  };
  return {
    inspect: (seen) => {
      if (seen.type === '@xstate.event') last.set(seen.actorRef, seen.event);
      if (seen.type === '@xstate.snapshot' && 'machine' in seen.snapshot)
        keep(seen.actorRef as AnyActorRef, seen.event, seen.snapshot as AnyMachineSnapshot);
    },
    flows: () => {
      for (const { actor, steps } of kept.values()) {
        // A chart that throws tells of no snapshot.
        const snapshot = actor.getSnapshot();
        const event = last.get(actor);
        if (snapshot.status === 'error' && event && steps.at(-1)?.after.status !== 'error')
          keep(actor, event, snapshot);
      }
      return [...kept.values()];
    },
  };
}
