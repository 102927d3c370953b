import { type AnyActorLogic, type AnyStateMachine } from 'xstate';

/** A chart whose services begin only when the test lets them, so that it can first arrange what they will find. */
export interface Held {
  readonly machine: AnyStateMachine;
  /** Lets the service of that name begin that has waited longest. */
  release(name: string): void;
}

const isService = (logic: unknown): logic is AnyActorLogic & { start: NonNullable<AnyActorLogic['start']> } =>
  typeof logic === 'object' && logic !== null && 'config' in logic && 'start' in logic && !('root' in logic);

/** Holds the services of a chart back; its watches and child charts run as they are. */
export function hold(machine: AnyStateMachine): Held {
  const waiting: { name: string; begin: () => void }[] = [];
  const held = Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    if (!isService(logic) || !('transition' in logic)) return [];
    const start: AnyActorLogic['start'] = (state, scope) => {
      waiting.push({
        name,
        begin: () => {
          if (scope.self.getSnapshot().status === 'active') logic.start(state, scope);
        },
      });
    };
    return [[name, { ...logic, start }] as const];
  });
  return {
    machine: machine.provide({ actors: Object.fromEntries(held) }),
    release(name) {
      const at = waiting.findIndex((entry) => entry.name === name);
      const [entry] = at < 0 ? [] : waiting.splice(at, 1);
      if (entry === undefined) throw new Error(`${name} is not running`);
      entry.begin();
    },
  };
}
