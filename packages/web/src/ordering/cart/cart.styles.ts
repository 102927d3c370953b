import { css } from '#style/css';

/**
 * A lot: some styles of a long cart. In each frame the browser checks every element with `content-visibility`. While a
 * lot is far away it is one such element, instead of one per style, with the height of its last layout.
 */
export const styleLot = css({
  containIntrinsicBlockSize: '[auto 10000px]',
  '&[data-far-lot]': { contentVisibility: 'auto' },
});

/** A style of the cart: its picture next to its text and quantities. */
export const styleRow = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[3rem minmax(0, 1fr)]',
    sm: '[8rem minmax(0, 1fr)]',
    lg: '[11rem minmax(0, 1fr)]',
  },
  columnGap: { base: '4', md: '8' },
  gridTemplateRows: { sm: '[auto 1fr]' },
  rowGap: { base: '1', md: '2' },
  paddingBlock: { base: '2', md: '3' },
  borderTop: 'hair',
  /**
   * Changes elsewhere on a long page do not affect a style that is far away, and it costs nothing until it comes near.
   * Until then its height is an estimate.
   */
  ':not([data-far-lot]) > &': {
    '&[data-far]': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: {
        base: '[auto calc(22rem + var(--rows) * 2.75rem)]',
        md: '[auto calc(18.25rem + var(--rows) * 2.125rem)]',
      },
    },
  },
});
export const styleRowPicture = css({ minWidth: '0', gridRow: { sm: '[1 / span 2]' } });
export const styleRowWords = css({ minWidth: '0', display: 'flex', flexDirection: 'column', gap: '2' });
