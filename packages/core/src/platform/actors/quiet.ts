import {
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  fromCallback,
  fromPromise,
} from 'xstate';

/** All state nodes of a chart, the root first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode)),
];

const isPromiseLogic = (logic: object): boolean => 'transition' in logic && !('root' in logic);

/** The chart with all its actors muted: services never resolve, child charts do nothing. */
export function quiet(machine: AnyStateMachine): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors).map(
    ([name, logic]): [string, AnyActorLogic] => [
      name,
      isPromiseLogic(logic as object) ? fromPromise(() => new Promise(() => {})) : fromCallback(() => {}),
    ],
  );
  const silenced = machine.provide({ actors: Object.fromEntries(silent) });
  for (const node of nodesOf(silenced.root)) {
    // Even a muted child would emit its first snapshot. The transitions on snapshots are already built at this point.
    for (const invoked of node.invoke) Reflect.deleteProperty(invoked, 'onSnapshot');
  }
  return silenced;
}
