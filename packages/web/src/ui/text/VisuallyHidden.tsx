import type { ReactNode } from 'react';
import { visuallyHidden } from '#style/patterns';

/** Text for screen readers only. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={visuallyHidden()}>
      {children}
    </span>
  );
}
