import type { ReactNode } from 'react';
import { HangerDrawing } from '../figures/drawings.tsx';
import { StateFrame } from './StateFrame.tsx';

type Props = {
  title: string;
  /** Why it is empty and how to fill it. */
  children?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
};

/** There is nothing here, and that is not an error. */
export function EmptyState({ title, children, actions, level }: Props) {
  return (
    <StateFrame title={title} actions={actions} level={level} drawing={<HangerDrawing />}>
      {children}
    </StateFrame>
  );
}
