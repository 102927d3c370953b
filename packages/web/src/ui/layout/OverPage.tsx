import type { ReactNode } from 'react';
import { css } from '#style/css';

/** Below the season's line, wherever the page is scrolled to. It takes no room of its own. */
const edge = css({
  position: 'sticky',
  top: '[var(--season-line, 0px)]',
  zIndex: 'sticky',
  height: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  rowGap: '2',
  _print: { display: 'none' },
  '& > *': {
    flexShrink: '0',
    maxWidth: 'field',
    marginTop: '2',
    background: 'surface.raised',
    border: 'line',
    boxShadow: 'float',
  },
});

/** What comes by itself while somebody is at work: it lies over the page, so that nothing moves under their hand. */
export const OverPage = ({ children }: { children: ReactNode }) => <div className={edge}>{children}</div>;
