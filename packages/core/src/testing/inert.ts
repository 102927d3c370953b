import { type AnyActorLogic, type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import { nodesOf } from './transitions.ts';

const isPromiseLogic = (logic: object): boolean => 'transition' in logic && !('root' in logic);

/** The chart with every actor silent: services never answer, child charts do nothing. */
export function inert(machine: AnyStateMachine): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors).map(
    ([name, logic]): [string, AnyActorLogic] => [
      name,
      isPromiseLogic(logic as object) ? fromPromise(() => new Promise(() => {})) : fromCallback(() => {}),
    ],
  );
  const quiet = machine.provide({ actors: Object.fromEntries(silent) });
  for (const node of nodesOf(quiet.root)) {
    // A silent child would still tell its first snapshot; the transitions on snapshots are built by now.
    for (const invoked of node.invoke) Reflect.deleteProperty(invoked, 'onSnapshot');
  }
  return quiet;
}
