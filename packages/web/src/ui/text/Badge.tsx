import type { ReactNode } from 'react';
import { cva } from '#style/css';

const badge = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '2',
    minHeight: '6',
    textStyle: 'fine',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    border: 'clear',
    _highContrast: { borderColor: '[currentColor]' },
  },
  variants: {
    tone: {
      neutral: { borderColor: 'line', color: 'ink.muted', background: 'surface.raised' },
      ink: { background: 'surface.inverse', color: 'ink.onInverse' },
      accent: { background: 'accent.wash', color: 'accent.strong' },
      positive: { background: 'positive.wash', color: 'positive' },
      warning: { background: 'warning.wash', color: 'warning' },
      critical: { background: 'critical.wash', color: 'critical' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

type Props = {
  tone?: 'neutral' | 'ink' | 'accent' | 'positive' | 'warning' | 'critical';
  children: ReactNode;
};

/** A short status text. Never the only sign of the status. */
export function Badge({ tone, children }: Props) {
  return <span className={badge({ tone })}>{children}</span>;
}
