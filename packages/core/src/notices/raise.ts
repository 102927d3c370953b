import type { AnyActorRef } from 'xstate';
import type { Notice } from './notices.machine.ts';

/** Where every chart of the portal finds the chart that passes its notices on. */
export const OVERLAYS = 'overlays';

/**
 * Implementation of the action `raise` of charts that fail in the background: shows a notice, once what shows notices
 * has arrived.
 */
export const raise = (
  { system }: { system: { get(key: string): AnyActorRef | undefined } },
  { notice }: { notice: Notice },
): void => {
  system.get(OVERLAYS)?.send({ type: 'notice.raised', notice });
};
