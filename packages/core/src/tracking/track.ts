import type { AnyActorRef } from 'xstate';
import type { TrackedEvent } from './tracking.machine.ts';

/** Where every chart of the portal finds the chart that tells the analysis service. */
export const TRACKING = 'tracking';

/** Implementation of the action `track`: what happened, for the analysis service if the user allows it. */
export const track = (
  { system }: { system: { get(key: string): AnyActorRef | undefined } },
  { event }: { event: TrackedEvent },
): void => {
  system.get(TRACKING)?.send({ type: 'tracked.happened', event });
};
