import type { CompanionsRef, Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';

/** What accompanies the pages, once it has arrived. */
export function useCompanions(portal: Portal): CompanionsRef | null {
  const arrival = useSelector(portal.actor, ({ children }) => children.companions);
  return useSelector(arrival, (snapshot) => snapshot?.context.companions ?? null);
}
