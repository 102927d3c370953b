import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate';

/** A chart whose services begin only when the test lets them, so that it can first arrange what they will find. */
export interface Held {
  readonly machine: AnyStateMachine;
  /** Lets the named service begin. */
  release(name: string): void;
  /** Lets the named service fail in place of beginning, where nothing outside can make the real one fail. */
  fail(name: string, error: unknown): void;
}

type Start = NonNullable<AnyActorLogic['start']>;

/** Holds back the named services of a chart; its watches and child charts run as they are. */
export function hold(machine: AnyStateMachine, names: readonly string[]): Held {
  const waiting = new Map<string, (start: Start) => void>();
  const held = names.map((name): [string, AnyActorLogic] => {
    const logic = machine.implementations.actors[name];
    if (typeof logic !== 'object' || !('transition' in logic)) throw new Error(`${name} is no service`);
    const wait: Start = (state, scope) => {
      waiting.set(name, (start) => start(state, scope));
    };
    return [name, { ...logic, start: wait }];
  });
  const begin = (name: string, startOf: (logic: AnyActorLogic) => Start | undefined) => {
    const run = waiting.get(name);
    const start = startOf(machine.implementations.actors[name] as AnyActorLogic);
    if (run === undefined || start === undefined) throw new Error(`${name} is not running`);
    waiting.delete(name);
    run(start);
  };
  return {
    machine: machine.provide({ actors: Object.fromEntries(held) }),
    release: (name) => begin(name, (logic) => logic.start),
    fail: (name, error) => begin(name, () => fromPromise(() => Promise.reject(error)).start as Start),
  };
}
