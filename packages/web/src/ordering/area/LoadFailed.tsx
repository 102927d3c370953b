import type { Failure } from '@selvedge/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';

type Props = {
  failure: Failure | null;
  onRetry: () => void;
  /** What could not be loaded. */
  children: ReactNode;
};

/** What a screen is about could not be loaded: said with the call's Error ID, and tried again. */
export function LoadFailed({ failure, onRetry, children }: Props) {
  return (
    <ErrorState onRetry={onRetry} errorId={failure?.tracking ?? undefined}>
      {children}
    </ErrorState>
  );
}
