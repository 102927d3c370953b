import { css } from '#style/css';

/**
 * Some styles of a long cart. The browser looks in each frame at all that it may pass over: while a lot is far away, it is
 * one such thing instead of one per style, as high as it was when it was last laid out.
 */
export const styleLot = css({
  containIntrinsicBlockSize: '[auto 10000px]',
  '&[data-far-lot]': { contentVisibility: 'auto' },
});

/** A style of the cart: its picture beside its words and quantities. */
export const styleRow = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[5.5rem minmax(0, 1fr)]',
    sm: '[8rem minmax(0, 1fr)]',
    lg: '[11rem minmax(0, 1fr)]',
  },
  columnGap: { base: '4', md: '8' },
  gridTemplateRows: { sm: '[auto 1fr]' },
  rowGap: '4',
  paddingBlock: '6',
  borderTop: 'hair',
  /**
   * What happens elsewhere on a long page is no matter of a style that is far away, and it costs nothing before one
   * comes near; until then it is about as high as it will be.
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
