import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
} from 'xstate';
import { seen, type Wanted } from './observed.ts';

/** One step: where it led and how it looked; without a snapshot where the chart broke down. */
export interface Seen {
  readonly snapshot: AnyMachineSnapshot | null;
  readonly line: string;
}

/** Charts are stepped hundreds of thousands of times: each needs an actor that stands for it once, not in each step. */
const scopes = new WeakMap<AnyStateMachine, Omit<AnyActorScope, 'actionExecutor'>>();

const scopeOf = (machine: AnyStateMachine): Omit<AnyActorScope, 'actionExecutor'> => {
  const made = scopes.get(machine);
  if (made) return made;
  // What a chart tells the one that invoked it is seen as well.
  const self = createActor(machine, { parent: createActor(createMachine({}), { id: 'parent' }) });
  const { system } = self;
  // An actor known to the whole system is begun anew in each walk, and never registered: nobody looks for it.
  Object.assign(system, { _set: () => {} });
  const nothing = () => {};
  const scope = {
    self,
    system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
  };
  scopes.set(machine, scope);
  return scope;
};

const look = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  take: (scope: AnyActorScope) => AnyMachineSnapshot,
): Seen => {
  const wanted: Wanted[] = [];
  const actionExecutor: AnyActorScope['actionExecutor'] = ({ type, params }) => {
    wanted.push({ type, params });
  };
  try {
    const scope = scopeOf(machine);
    // A chart may ask itself which of its children run.
    Object.assign(scope.self, { getSnapshot: () => before });
    const snapshot = take({ ...scope, actionExecutor });
    return { snapshot, line: seen(before, snapshot, wanted) };
  } catch (error) {
    return { snapshot: null, line: `breaks: ${error instanceof Error ? error.message.slice(0, 80) : ''}` };
  }
};

/** How a chart begins; what it wants done is seen, nothing of it is done. */
export const begin = (machine: AnyStateMachine, input: unknown): Seen =>
  look(machine, null, (scope) => machine.getInitialSnapshot(scope, input));

/** What an event does to a chart; what it wants done is seen, nothing of it is done. */
export const step = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject): Seen =>
  look(machine, before, (scope) => machine.transition(before, event, scope));
