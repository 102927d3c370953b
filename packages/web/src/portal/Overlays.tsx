import type { Portal } from '@selvedge/core';
import { Suspense } from 'react';
import { useWords } from '../messages/MessagesProvider.tsx';
import { lazyPart } from '../platform/lazyPart.ts';
import { useOverlays } from '../platform/useOverlays.ts';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';

const OverlaysLayer = lazyPart(() => import('../overlays/OverlaysLayer.tsx'));

/** What lies above every page, once its code and messages are loaded. If that fails, the page still works. */
export function Overlays({ portal }: { portal: Portal }) {
  const overlays = useOverlays(portal);
  const words = useWords('overlays');
  if (!overlays || words !== 'here') return null;
  return (
    <ErrorBoundary version={portal.configuration.version} quiet>
      <Suspense fallback={null}>
        <OverlaysLayer overlays={overlays} portal={portal} />
      </Suspense>
    </ErrorBoundary>
  );
}
