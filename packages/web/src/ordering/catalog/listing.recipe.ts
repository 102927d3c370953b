import { css } from '#style/css';

/** The filters have their own column beside the list, so that they never move the pictures. */
export const body = css({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '[15rem minmax(0, 1fr)]',
    lg: '[{sizes.sidebar} minmax(0, 1fr)]',
  },
  columnGap: { md: '8', lg: '10' },
});
/** Scrolls on its own and ends above the cart's bar. */
export const panel = css({
  position: 'sticky',
  top: '[var(--season-line, 0px)]',
  maxHeight: '[calc(100dvh - {sizes.16} - var(--season-line, 0px))]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: '[thin]',
  borderTop: 'hair',
  paddingInlineEnd: '2',
  paddingBottom: '6',
});
export const results = css({ minWidth: '0', scrollMarginTop: '4' });
export const skip = css({
  display: 'block',
  padding: '3',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  textStyle: 'control',
  '&:not(:focus)': { srOnly: true },
});
/** Shown where the list's own line has no room for it. */
export const sheetSort = css({ hideFrom: 'sm', paddingBlock: '3', borderBottom: 'hair' });
