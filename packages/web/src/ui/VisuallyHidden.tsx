import type { ReactNode } from 'react';
import { visuallyHidden } from '#style/patterns';

/** Words for people who listen rather than look. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={visuallyHidden()}>
      {children}
    </span>
  );
}
