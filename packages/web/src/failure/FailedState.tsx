import type { Failure } from '@selvedge/core';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useOffline } from '../platform/useOffline.ts';
import { ErrorState } from '../ui/notices/ErrorState.tsx';
import { FailureWords } from './FailureWords.tsx';

type Props = ComponentProps<typeof ErrorState> & { failure: Failure | null };

/**
 * The screen's own content could not be loaded: shows the server's message and the Error ID in its place. Without a network it says
 * so; what failed is tried again when the page wakes.
 */
export function FailedState({ failure, children, ...state }: Props) {
  const intl = useIntl();
  const offline = useOffline();
  return (
    <ErrorState {...state}>
      {children && <div>{children}</div>}
      {offline && failure?.kind === 'network' ? (
        <p>{intl.formatMessage({ id: 'app.offline.waits' })}</p>
      ) : (
        <FailureWords failure={failure} explained={Boolean(children)} />
      )}
    </ErrorState>
  );
}
