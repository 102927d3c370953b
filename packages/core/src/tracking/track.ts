import type { AnyActorRef } from 'xstate';
import type { TrackedEvent } from './trackingReport.ts';

/** The system id of the chart that reports to the analytics service. */
export const TRACKING = 'tracking';

/** Implements the action `track`: reports an event to the analytics service, if the user has consented. */
export const track = (
  { system }: { system: { get(key: string): AnyActorRef | undefined } },
  { event }: { event: TrackedEvent },
): void => {
  system.get(TRACKING)?.send({ type: 'tracked.happened', event });
};
