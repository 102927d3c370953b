import type { Failure } from '@selvedge/core';
import type { ComponentProps } from 'react';
import { EmptyState } from '../ui/notices/EmptyState.tsx';
import { FailureWords } from './FailureWords.tsx';

type Props = ComponentProps<typeof EmptyState> & { failure: Failure | null };

/** The thing itself is not there: the portal says so in its own words, and beneath them what the server said (C6). */
export function MissingState({ failure, children, ...state }: Props) {
  return (
    <EmptyState {...state}>
      {children && <div>{children}</div>}
      <FailureWords failure={failure} explained />
    </EmptyState>
  );
}
