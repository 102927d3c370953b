import { type AnyActorLogic, type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import { silenceSnapshots } from './internals.ts';

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
  silenceSnapshots(silenced);
  return silenced;
}
