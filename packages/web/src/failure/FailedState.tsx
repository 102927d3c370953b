import type { Failure } from '@selvedge/core';
import type { ComponentProps } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FailureWords } from './FailureWords.tsx';

type Props = ComponentProps<typeof ErrorState> & { failure: Failure | null };

/** What a screen is about could not be had: said in its place, with the server's words and the Error ID. */
export function FailedState({ failure, children, ...state }: Props) {
  return (
    <ErrorState {...state}>
      {children && <div>{children}</div>}
      <FailureWords failure={failure} explained={Boolean(children)} />
    </ErrorState>
  );
}
