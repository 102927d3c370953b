import type { Failure } from '@selvedge/core';
import type { ReactNode } from 'react';
import { FailedState } from '../../failure/FailedState.tsx';

type Props = {
  failure: Failure | null;
  onRetry: () => void;
  /** What could not be loaded. */
  children: ReactNode;
};

/** What a screen is about could not be loaded: said with the call's Error ID, and tried again. */
export function LoadFailed({ failure, onRetry, children }: Props) {
  return (
    <FailedState onRetry={onRetry} failure={failure}>
      {children}
    </FailedState>
  );
}
