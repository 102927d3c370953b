import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { inert } from './inert.ts';

/** The snapshot a chart is in after some events, for charts that listen to it. */
export function situationOf(
  machine: AnyStateMachine,
  input: unknown,
  ...events: AnyEventObject[]
): AnyMachineSnapshot {
  const actor = createActor(inert(machine), { input, clock: new SimulatedClock() }).start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}
