import { linesOf, type Portal } from '@selvedge/core';
import { AgendaWaiting } from '../dashboard/AgendaWaiting.tsx';
import { lazyPart } from '../platform/lazyPart.ts';
import { WithOverlays } from './Overlays.tsx';

const AgendaSection = lazyPart(() => import('../agenda/AgendaSection.tsx'));

/** What waits for the user: its room at once, as large as the tiles tell, and its content once its code is loaded. */
export function AgendaRoom({ portal, waits }: { portal: Portal; waits: number }) {
  const waiting = waits > 0 && <AgendaWaiting lines={linesOf(waits)} />;
  return (
    <WithOverlays portal={portal} waiting={waiting}>
      {(overlays) => <AgendaSection overlays={overlays} waiting={waiting} />}
    </WithOverlays>
  );
}
