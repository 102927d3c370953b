import {
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

const unprovided = new WeakSet<object>();

/**
 * Declares a chart's service by its answer and input types only. The composition root provides the real one; {@link
 * assertProvided} reports any that is missing.
 */
export function service<Answer, Input = NonReducibleUnknown>(): PromiseActorLogic<Answer, Input> {
  const logic = fromPromise<Answer, Input>(() => Promise.reject(new Error('service not provided')));
  unprovided.add(logic);
  return logic;
}

/** Declares a watch of a chart: an outside source that sends events while the chart is in the state that invokes it. */
export function watch<Input = NonReducibleUnknown>(): CallbackActorLogic<EventObject, Input> {
  const logic = fromCallback<EventObject, Input>(() => {});
  unprovided.add(logic);
  return logic;
}

/** Stands for a chart that is provided later. */
export const declared = (): object => service();

const isMachine = (logic: unknown): logic is AnyStateMachine => 'implementations' in Object(logic);

/** Throws with the path of every actor, in this chart and its child charts, that was left unprovided. */
export function assertProvided(machine: AnyStateMachine): void {
  const missing: string[] = [];
  const visit = (chart: AnyStateMachine, path: string) => {
    for (const [name, logic] of Object.entries(chart.implementations.actors)) {
      const place = `${path}.${name}`;
      if (unprovided.has(logic as object)) missing.push(place);
      if (isMachine(logic)) visit(logic, place);
    }
  };
  visit(machine, machine.id);
  if (missing.length > 0) throw new Error(`Actors left unprovided: ${missing.join(', ')}`);
}
