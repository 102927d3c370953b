import type { Failure } from '@selvedge/core';
import type { ReactNode } from 'react';
import { FailedState } from '../../failure/FailedState.tsx';

type Props = {
  failure: Failure | null;
  onRetry: () => void;
  /** Says what could not be loaded. */
  children: ReactNode;
};

/** A screen's content could not be loaded: shows the Error ID of the request and offers a retry. */
export function LoadFailed({ failure, onRetry, children }: Props) {
  return (
    <FailedState onRetry={onRetry} failure={failure}>
      {children}
    </FailedState>
  );
}
