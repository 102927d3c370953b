/**
 * All that the core relies on in XState beyond what its documentation promises, as it is in xstate 5.33.3. Whoever
 * raises the version runs `internals.test.ts` first. In the order of this file:
 * - `_nodes` of a snapshot lists its active states;
 * - `_parent` of an actor is the one that invoked it;
 * - `_transitions` of an inspected microstep are those it took.
 * What it relies on in guards stands in `composition.ts`, so that a page without reasons does not load it.
 *
 * `_nodes`, `_parent` and `_transitions` are written nowhere else.
 */
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** The active states of a chart, with those they are in. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes;

/** Whether a value is the snapshot of a chart. */
export const isChartSnapshot = (value: object): value is AnyMachineSnapshot =>
  '_nodes' in value && 'machine' in value;

/** The actor that invoked another one; none for a root. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent;

/** The transitions that an inspected microstep took, eventless ones included; none for other events. */
export const transitionsTaken = (inspected: InspectionEvent): readonly AnyTransitionDefinition[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions : [];
