import type { Portal } from '@selvedge/core';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../messages/MessagesProvider.tsx';
import { lazyPart } from '../platform/lazyPart.ts';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';

const SupportDialog = lazyPart(() => import('../support/SupportDialog.tsx'));

/** 'Copy support info' in the footer. Its code loads when it is pressed. */
export function SupportEntry({ portal, className }: { portal: Portal; className: string }) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const words = useWords('overlays');
  return (
    <>
      <button type="button" className={className} onClick={() => setAsked(true)}>
        {intl.formatMessage({ id: 'app.crash.copy' })}
      </button>
      {asked && words === 'here' && (
        <ErrorBoundary version={portal.configuration.version} quiet>
          <Suspense fallback={null}>
            <SupportDialog portal={portal} onClose={() => setAsked(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
