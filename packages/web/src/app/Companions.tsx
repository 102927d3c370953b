import type { Portal } from '@selvedge/core';
import { Suspense } from 'react';
import { useWords } from '../messages/MessagesProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart } from './lazyPart.ts';
import { useCompanions } from './useCompanions.ts';

const CompanionsLayer = lazyPart(() => import('../companions/CompanionsLayer.tsx'));

/** What lies over every page, once its code and words are there. A page never fails with it. */
export function Companions({ portal }: { portal: Portal }) {
  const companions = useCompanions(portal);
  const words = useWords('companions');
  if (!companions || words !== 'here') return null;
  return (
    <ErrorBoundary version={portal.configuration.version} quiet>
      <Suspense fallback={null}>
        <CompanionsLayer companions={companions} portal={portal} />
      </Suspense>
    </ErrorBoundary>
  );
}
