import type { OrderingRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before the page closes, but only while closing could lose quantities (N4). */
export function useUnsavedGuard(ordering: OrderingRef | null): void {
  const atRisk = useSelector(ordering ?? undefined, (snapshot) => snapshot?.context.atRisk ?? false);
  useEffect(() => {
    if (!atRisk) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
}
