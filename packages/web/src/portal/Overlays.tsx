import type { OverlaysRef, Portal } from '@selvedge/core';
import { type ReactNode, Suspense } from 'react';
import { useWords } from '../messages/MessagesProvider.tsx';
import { lazyPart } from '../platform/lazyPart.ts';
import { useOverlays } from '../platform/useOverlays.ts';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';

const OverlaysLayer = lazyPart(() => import('../overlays/OverlaysLayer.tsx'));

type Props = {
  portal: Portal;
  /** Shown meanwhile. */
  waiting?: ReactNode;
  children: (overlays: OverlaysRef) => ReactNode;
};

/** What is made of the overlays, once their code and messages are loaded. If that fails, the page still works. */
export function WithOverlays({ portal, waiting, children }: Props) {
  const overlays = useOverlays(portal);
  const words = useWords('overlays');
  if (!overlays || words !== 'here') return words === 'lost' ? null : waiting;
  return (
    <ErrorBoundary version={portal.configuration.version} quiet>
      <Suspense fallback={waiting}>{children(overlays)}</Suspense>
    </ErrorBoundary>
  );
}

/** What lies above every page. */
export const Overlays = ({ portal }: { portal: Portal }) => (
  <WithOverlays portal={portal}>
    {(overlays) => <OverlaysLayer overlays={overlays} portal={portal} />}
  </WithOverlays>
);
