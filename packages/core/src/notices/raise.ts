import type { AnyActorRef } from 'xstate';
import type { Notice } from './notices.machine.ts';

/** The system id of the chart that receives the notices of all charts. */
export const OVERLAYS = 'overlays';

/**
 * Implements the action `raise` of charts that fail in the background: shows a notice as soon as the overlays are
 * loaded.
 */
export const raise = (
  { system }: { system: { get(key: string): AnyActorRef | undefined } },
  { notice }: { notice: Notice },
): void => {
  system.get(OVERLAYS)?.send({ type: 'notice.raised', notice });
};
