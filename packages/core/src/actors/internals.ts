/**
 * All that the core relies on in XState beyond what its documentation promises, as it is in xstate 5.33.3. Whoever
 * raises the version runs `internals.test.ts` first. In the order of this file:
 * - `_nodes` of a snapshot lists its active states;
 * - `_parent` of an actor is the one that invoked it;
 * - `_transitions` of an inspected microstep are those it took;
 * - `and`, `or` and `not` make functions with their kind as `check` and their parts as `guards`;
 * - `implementations` of a chart holds guards and actors by name;
 * - `onSnapshot` of an invocation has the child's snapshots sent; the transitions on it are built before.
 *
 * `_nodes`, `_parent` and `_transitions` are written nowhere else.
 */
import {
  type AnyActorLogic,
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

const checkOf = (guard: unknown): unknown =>
  typeof guard === 'function' && 'check' in guard ? guard.check : null;

/** How a guard is made of others; null for a single one. */
export function compositionOf(
  guard: unknown,
): { kind: 'and' | 'or' | 'not'; parts: readonly unknown[] } | null {
  const check = checkOf(guard);
  const parts =
    typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];
  if (check === null) return null;
  if (check === checkOf(and([]))) return { kind: 'and', parts };
  if (check === checkOf(or([]))) return { kind: 'or', parts };
  return check === checkOf(not('')) ? { kind: 'not', parts } : null;
}

/** What a chart is provided with for the name of a guard. */
export const guardNamed = ({ machine }: AnyMachineSnapshot, name: string): unknown =>
  machine.implementations.guards[name];

/** The services and child charts a chart is provided with, by name. */
export const actorsOf = (machine: AnyStateMachine): [name: string, logic: AnyActorLogic][] =>
  Object.entries(machine.implementations.actors) as [string, AnyActorLogic][];

/** Has the children of a chart send no snapshots, not even their first; the chart itself is changed. */
export function silenceSnapshots(machine: AnyStateMachine): void {
  for (const node of nodesOf(machine.root))
    for (const invoked of node.invoke) Reflect.deleteProperty(invoked, 'onSnapshot');
}
