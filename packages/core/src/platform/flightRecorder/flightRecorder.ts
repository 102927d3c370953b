import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { withoutSecrets } from './secrets.ts';
import type { StepRecord } from './stepRecord.ts';

/**
 * Limits: steps per flow, and number of flows. When the limit is reached, ended flows are dropped before running
 * ones.
 */
export const MOST_STEPS = 150;
export const MOST_FLOWS = 120;

/** The last steps of one flow. The first is its start, unless steps have been dropped. */
export interface FlowRecord {
  readonly actor: AnyActorRef;
  readonly steps: StepRecord[];
  dropped: number;
  /** The state before the first step that is kept; null: the flow had not started. */
  before: AnyMachineSnapshot | null;
}

/** Keeps the last events of every flow in memory, unchanged; `recorder/index.ts` makes a recording from them. */
export interface FlightRecorder {
  /** Receives everything that happens in a system of charts. */
  readonly inspect: (seen: InspectionEvent) => void;
  /** In the order in which they started. */
  readonly flows: () => readonly FlowRecord[];
}

const isOver = ({ actor }: FlowRecord): boolean => actor.getSnapshot().status !== 'active';

/**
 * The part of the flight recorder that always runs. It copies nothing, because events and snapshots are immutable.
 * Data about sign-in and tokens is removed at once.
 *
 * @param now epoch ms by the device's clock
 */
export function createFlightRecorder(now: () => number): FlightRecorder {
  const kept = new Map<AnyActorRef, FlowRecord>();
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
        // A chart that throws emits no snapshot.
        const snapshot = actor.getSnapshot();
        const event = last.get(actor);
        if (snapshot.status === 'error' && event && steps.at(-1)?.after.status !== 'error')
          keep(actor, event, snapshot);
      }
      return [...kept.values()];
    },
  };
}
