import { css } from '#style/css';

/** A container query: the width of the list counts, not of the screen, because filters may be beside it. */
export const measured = css({ containerType: 'inline-size' });

export const compactColumns = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  gridTemplateColumns: '[1.75rem minmax(0, 1fr) auto 2.25rem]',
  gridTemplateAreas: '"picture title pieces order" "picture facts pieces order"',
  '@container (min-width: 56rem)': {
    columnGap: '4',
    gridTemplateColumns:
      '[1.75rem minmax(12rem, 2fr) minmax(6rem, 1fr) minmax(6rem, 1fr) 5rem 5rem 4rem 6.5rem 4rem 2.25rem]',
    gridTemplateAreas: '"picture title class colours cost retail margin delivery pieces order"',
  },
});
/** Figures align in columns where there is room for columns. */
export const figureColumn = css({ '@container (min-width: 56rem)': { textAlign: 'end' } });
export const wideOnly = css({
  display: 'none',
  '@container (min-width: 56rem)': { display: 'block' },
});
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
/** Only for screen readers where there are columns: their heads are visible. */
export const label = css({
  color: 'ink.muted',
  textStyle: 'fine',
  '@container (min-width: 56rem)': { srOnly: true },
});
export const columnHeads = css({
  borderBottom: 'ink',
  paddingBlock: '2',
  textStyle: 'fine',
  color: 'ink.muted',
});
