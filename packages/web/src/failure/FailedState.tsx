import type { Failure } from '@selvedge/core';
import type { ComponentProps } from 'react';
import { ErrorState } from '../ui/notices/ErrorState.tsx';
import { FailureWords } from './FailureWords.tsx';

type Props = ComponentProps<typeof ErrorState> & { failure: Failure | null };

/** The screen's own content could not be loaded: shows the server's message and the Error ID in its place. */
export function FailedState({ failure, children, ...state }: Props) {
  return (
    <ErrorState {...state}>
      {children && <div>{children}</div>}
      <FailureWords failure={failure} explained={Boolean(children)} />
    </ErrorState>
  );
}
