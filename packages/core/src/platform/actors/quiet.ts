import { type AnyActorLogic, type AnyStateMachine, fromCallback, fromPromise } from 'xstate';

const isPromiseLogic = (logic: object): boolean => 'transition' in logic && !('root' in logic);

/** The chart with all its actors muted: services never resolve, child charts do nothing. */
export function quiet(machine: AnyStateMachine): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors).map(
    ([name, logic]): [string, AnyActorLogic] => [
      name,
      isPromiseLogic(logic as object) ? fromPromise(() => new Promise(() => {})) : fromCallback(() => {}),
    ],
  );
  return machine.provide({ actors: Object.fromEntries(silent) });
}
