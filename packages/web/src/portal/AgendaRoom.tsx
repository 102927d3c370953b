import { linesOf, type Portal } from '@selvedge/core';
import { Suspense } from 'react';
import { AgendaWaiting } from '../dashboard/AgendaWaiting.tsx';
import { useWords } from '../messages/MessagesProvider.tsx';
import { lazyPart } from '../platform/lazyPart.ts';
import { useOverlays } from '../platform/useOverlays.ts';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';

const AgendaSection = lazyPart(() => import('../agenda/AgendaSection.tsx'));

/** What waits for the user: its room at once, as large as the tiles tell, and its content once its code is loaded. */
export function AgendaRoom({ portal, waits }: { portal: Portal; waits: number }) {
  const overlays = useOverlays(portal);
  const words = useWords('overlays');
  const waiting = <AgendaWaiting lines={linesOf(waits)} />;
  if (!overlays || words !== 'here') return words === 'lost' ? null : waiting;
  return (
    <ErrorBoundary version={portal.configuration.version} quiet>
      <Suspense fallback={waiting}>
        <AgendaSection overlays={overlays} waiting={waits > 0 ? waiting : null} />
      </Suspense>
    </ErrorBoundary>
  );
}
