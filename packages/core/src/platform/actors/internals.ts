/**
 * All that the core relies on in XState beyond what its documentation promises, as it is in xstate 5.33.3. Whoever
 * raises the version runs `internals.test.ts` first. In the order of this file:
 * - `_nodes` of a snapshot lists its active states;
 * - `_parent` of an actor is the one that invoked it;
 * - `_transitions` of an inspected microstep are those it took;
 * - `and`, `or` and `not` make functions with their kind as `check` and their parts as `guards`;
 * - `implementations` of a chart holds guards by name;
 * - `onSnapshot` of an invocation has the child's snapshots sent; the transitions on it are built before.
 *
 * `_nodes`, `_parent` and `_transitions` are written nowhere else.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  type InspectionEvent,
  not,
  or,
} from 'xstate';

/** All state nodes of a chart, the root first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode)),
];

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

const composers = [
  ['and', and([])],
  ['or', or([])],
  ['not', not('')],
] as const;

/** How a guard is made of others, `kind`, and of which; null for a single one. */
export function compositionOf(
  guard: unknown,
): { kind: 'and' | 'or' | 'not'; parts: readonly unknown[] } | null {
  const { check, guards: parts } = Object(guard);
  const composer = composers.find(([, made]) => Object(made).check === check);
  return composer ? { kind: composer[0], parts } : null;
}

/** What a chart is provided with for the name of a guard. */
export const guardNamed = ({ machine }: AnyMachineSnapshot, name: string): unknown =>
  machine.implementations.guards[name];

/** Has the children of a chart send no snapshots, not even their first; the chart itself is changed. */
export function silenceSnapshots(machine: AnyStateMachine): void {
  for (const { invoke } of nodesOf(machine.root))
    for (const invoked of invoke) Object.assign(invoked, { onSnapshot: null });
}
