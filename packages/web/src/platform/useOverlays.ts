import type { OverlaysRef, Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';

/** The overlays that accompany the pages. Null until they are loaded. */
export function useOverlays(portal: Portal): OverlaysRef | null {
  const overlaysLoader = useSelector(portal.actor, ({ children }) => children.overlays);
  return useSelector(overlaysLoader, (snapshot) => snapshot?.context.overlays ?? null);
}
