import type { OverlaysRef, Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';

/** What accompanies the pages, once it has arrived. */
export function useOverlays(portal: Portal): OverlaysRef | null {
  const arrival = useSelector(portal.actor, ({ children }) => children.overlays);
  return useSelector(arrival, (snapshot) => snapshot?.context.overlays ?? null);
}
