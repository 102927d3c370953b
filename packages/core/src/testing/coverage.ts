import { type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { inert } from './inert.ts';
import type { Step } from './tour.ts';
import { nodesOf, transitionName, transitionNames } from './transitions.ts';

/** What some paths leave out of a chart: ids of its states, and names of its transitions. */
export interface Coverage {
  readonly statesMissed: string[];
  readonly transitionsMissed: string[];
}

/** What the paths leave out of a chart, measured on live actors, eventless transitions included. */
export function coverageOf(
  machine: AnyStateMachine,
  paths: readonly (readonly Pick<Step, 'event'>[])[],
  input: unknown,
): Coverage {
  const states = new Set<string>();
  const transitions = new Set<string>();
  for (const path of [[], ...paths]) {
    const actor = createActor(inert(machine), {
      input,
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        for (const taken of inspected._transitions) {
          transitions.add(transitionName(taken));
          states.add(taken.source.id);
        }
        if ('_nodes' in inspected.snapshot) {
          for (const node of inspected.snapshot._nodes as { id: string }[]) states.add(node.id);
        }
      },
    });
    actor.subscribe({ error: () => {} });
    actor.start();
    for (const node of actor.getSnapshot()._nodes) states.add(node.id);
    for (const { event } of path) {
      actor.send(event);
      for (const node of actor.getSnapshot()._nodes) states.add(node.id);
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
