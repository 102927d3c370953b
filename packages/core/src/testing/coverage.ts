import { type AnyMachineSnapshot, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { activeNodes, isChartSnapshot, transitionsTaken } from '../platform/actors/internals.ts';
import { inert } from './inert.ts';
import type { Step } from './tour.ts';
import { nodesOf, transitionName, transitionNames } from './transitions.ts';

/** What some paths leave out of a chart: ids of its states, and names of its transitions. */
export interface Coverage {
  readonly statesMissed: string[];
  readonly transitionsMissed: string[];
}

/**
 * What the paths leave out of a chart, measured on live actors, eventless transitions included. `look` is shown the
 * situation after each step.
 */
export function coverageOf(
  machine: AnyStateMachine,
  paths: readonly (readonly Pick<Step, 'event'>[])[],
  input: unknown,
  look: (snapshot: AnyMachineSnapshot) => void = () => {},
): Coverage {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const enter = (snapshot: AnyMachineSnapshot) => {
    for (const { id } of activeNodes(snapshot)) states.add(id);
  };
  for (const path of [[], ...paths]) {
    const actor = createActor(inert(machine), {
      input,
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        for (const taken of transitionsTaken(inspected)) {
          transitions.add(transitionName(taken));
          states.add(taken.source.id);
        }
        if (isChartSnapshot(inspected.snapshot)) enter(inspected.snapshot);
      },
    });
    actor.subscribe({ error: () => {} });
    actor.start();
    enter(actor.getSnapshot());
    for (const { event } of path) {
      actor.send(event);
      enter(actor.getSnapshot());
      look(actor.getSnapshot());
    }
    actor.stop();
  }
  return {
    statesMissed: nodesOf(machine.root)
      .map((node) => node.id)
      .filter((id) => !states.has(id)),
    transitionsMissed: transitionNames(machine).filter((name) => !transitions.has(name)),
  };
}
