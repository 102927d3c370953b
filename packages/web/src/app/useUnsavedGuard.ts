import type { OrderingRef } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before the page is closed, exactly while quantities are not stored (specification, section 4). */
export function useUnsavedGuard(ordering: OrderingRef | null): void {
  const unsaved = useSelector(ordering ?? undefined, (snapshot) => snapshot?.context.unsaved ?? false);
  useEffect(() => {
    if (!unsaved) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
