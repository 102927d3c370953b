import { css } from '#style/css';

/**
 * The sheet comes first: the picture stays beside it where there is room for both, no taller than half of the window,
 * and beside the name where there is not.
 */
export const page = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[6rem minmax(0, 1fr)]',
    sm: '[8rem minmax(0, 1fr)]',
    md: '[clamp(11rem, 36dvh, 28rem) minmax(0, 1fr)]',
  },
  gridTemplateAreas: {
    base: '"picture head" "sheet sheet" "about about"',
    md: '"picture head" "picture sheet" "picture about"',
  },
  gridTemplateRows: { md: '[auto auto 1fr]' },
  columnGap: { base: '4', md: '8', lg: '12' },
  rowGap: '2',
});
export const pictureArea = css({
  gridArea: 'picture',
  minWidth: '0',
  '& > *': { position: { md: 'sticky' }, top: { md: '[calc(var(--season-line, 0px) + {spacing.4})]' } },
});
export const headArea = css({
  gridArea: 'head',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
});
export const sheetArea = css({ gridArea: 'sheet', minWidth: '0' });
export const aboutArea = css({ gridArea: 'about', minWidth: '0', marginTop: '6', maxWidth: 'dialogLarge' });
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '1',
  minWidth: '0',
});
export const title = css({ textStyle: 'displaySmall' });
export const number = css({ textStyle: 'figure', color: 'ink.muted' });
export const muted = css({ textStyle: 'small', color: 'ink.muted' });
export const marks = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });
