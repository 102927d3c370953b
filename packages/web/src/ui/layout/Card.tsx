import type { ReactNode } from 'react';
import { cva, cx } from '#style/css';

const card = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    background: 'surface.raised',
    border: 'hair',
  },
  variants: {
    padding: {
      none: {},
      regular: { padding: { base: '4', sm: '6' }, gap: '4' },
      dense: { padding: '3', gap: '2' },
    },
    /** The thread along the edge marks a selected card. */
    marked: { true: { boxShadow: '[inset 2px 0 0 {colors.accent}]' } },
    /** The whole card is a link: a link inside covers it. */
    leads: {
      true: {
        position: 'relative',
        transitionProperty: '[border-color, box-shadow]',
        transitionDuration: 'quick',
        '&:is(:hover, :focus-within)': {
          borderColor: 'line.strong',
          boxShadow: '[inset 2px 0 0 {colors.accent}]',
        },
        '& a[data-cover]::after': { content: '""', position: 'absolute', inset: '0' },
      },
    },
  },
  defaultVariants: { padding: 'regular' },
});

type Props = {
  padding?: 'none' | 'regular' | 'dense';
  marked?: boolean;
  /** Put `data-cover` on the link inside that covers the whole card. */
  leads?: boolean;
  as?: 'div' | 'li' | 'article' | 'section';
  className?: string;
  children: ReactNode;
};

export function Card({ padding, marked, leads, as: Element = 'div', className, children }: Props) {
  return <Element className={cx(card({ padding, marked, leads }), className)}>{children}</Element>;
}
