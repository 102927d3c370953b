import { css } from '#style/css';

/** The styles of a look side by side. */
export const strip = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  columnGap: '5',
  maxWidth: '[80rem]',
});
