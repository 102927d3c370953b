import { type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import { css, cva, cx } from '#style/css';

const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  minWidth: '0',
  padding: '0',
  background: 'transparent',
  border: 'none',
  color: 'ink',
  textAlign: 'start',
  transitionProperty: '[color]',
  transitionDuration: 'quick',
  _hover: { color: 'accent' },
});
/** The page's side margin, also where the window is wider than the page. */
const edge = '[max({spacing.gutter}, calc(50vw - {sizes.page} / 2 + {spacing.gutter}))]';
const panel = cva({
  base: {
    position: 'fixed',
    inset: 'auto',
    top: '[{sizes.seasonLine}]',
    minWidth: '[15rem]',
    maxWidth: '[min(24rem, calc(100vw - 2 * {spacing.gutter}))]',
    maxHeight: '[calc(100dvh - {sizes.seasonLine} - {spacing.4})]',
    overflowY: 'auto',
    margin: '0',
    padding: '4',
    border: 'line',
    background: 'surface.raised',
    color: 'ink',
    boxShadow: 'float',
  },
  variants: {
    side: { start: { insetInlineStart: edge }, end: { insetInlineEnd: edge } },
  },
});

type Props = {
  /** What the button shows. */
  opening: ReactNode;
  /** The button's name, if it shows no words. */
  label?: string;
  className?: string;
  /** The side of the page on which the panel opens. */
  side: 'start' | 'end';
  children: ReactNode;
};

/**
 * A button of the season's line, and the panel that it opens below the line. The browser closes it on Escape and on a
 * press elsewhere; it does not outlive its page.
 */
export function HeaderMenu({ opening, label, className, side, children }: Props) {
  const id = useId();
  const [path] = useLocation();
  return (
    <>
      <button type="button" className={cx(opener, className)} popoverTarget={id} aria-label={label}>
        {opening}
      </button>
      <div key={path} id={id} popover="auto" className={panel({ side })}>
        {children}
      </div>
    </>
  );
}
