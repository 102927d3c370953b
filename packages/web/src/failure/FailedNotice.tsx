import type { Failure } from '@selvedge/core';
import type { ComponentProps } from 'react';
import { Notice } from '../ui/notices/Notice.tsx';
import { FailureWords } from './FailureWords.tsx';

type Props = ComponentProps<typeof Notice> & { failure: Failure | null };

/** Something other than the screen's own content failed: shows the server's message and the Error ID. */
export function FailedNotice({ failure, children, ...notice }: Props) {
  return (
    <Notice {...notice}>
      {children && <div>{children}</div>}
      <FailureWords failure={failure} explained={Boolean(children)} />
    </Notice>
  );
}
