import { css } from '#style/css';

/** A container query: the width of the list counts, not of the screen, because filters may be beside it. */
export const measured = css({
  containerType: 'inline-size',
  /** The column of star, comparing and quick order. */
  '--acts': '6rem',
  _touch: { '--acts': '6.75rem' },
});

export const compactColumns = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  gridTemplateColumns: '[1.75rem minmax(0, 1fr) auto var(--acts)]',
  gridTemplateAreas: '"picture title pieces acts" "picture facts pieces acts"',
  '@container (min-width: 56rem)': {
    gridTemplateColumns: '[var(--tracks)]',
    gridTemplateAreas: '[none]',
  },
});
/** Figures align in columns where there is room for columns, and are never cut. */
export const figureColumn = css({ flexShrink: '0', '@container (min-width: 56rem)': { textAlign: 'end' } });
/** One line below the name where there is little room, columns where there is much. */
export const facts = css({
  gridArea: 'facts',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '3',
  minWidth: '0',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textStyle: 'fine',
  '@container (min-width: 56rem)': { display: 'contents', textStyle: 'small' },
});
/** Not on a phone: the style's own page and the pictures show it. */
export const roomy = css({ display: 'none', '@container (min-width: 34rem)': { display: 'block' } });
/** Only with room for all of them: cut to a letter or two they say nothing. */
export const roomiest = css({ display: 'none', '@container (min-width: 50rem)': { display: 'block' } });
/** Only for screen readers where there are columns: their heads are visible. */
export const label = css({
  color: 'ink.muted',
  textStyle: 'fine',
  '@container (min-width: 56rem)': { srOnly: true },
});
export const columnHeads = css({
  display: 'none',
  '@container (min-width: 56rem)': { display: 'block' },
  position: 'sticky',
  top: '[var(--season-line, 0px)]',
  zIndex: 'sticky',
  background: 'surface.page',
  borderBottom: 'ink',
  textStyle: 'fine',
  color: 'ink.muted',
});
