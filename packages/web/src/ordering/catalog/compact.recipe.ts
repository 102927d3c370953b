import { css } from '#style/css';

/** The list is the measure, not the screen: filters may stand beside it. */
export const measured = css({ containerType: 'inline-size' });

export const compactColumns = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: '4',
  gridTemplateColumns: '[2.25rem minmax(0, 1fr) auto]',
  gridTemplateAreas: '"picture title pieces" "picture facts facts"',
  '@container (min-width: 56rem)': {
    gridTemplateColumns:
      '[2.25rem minmax(12rem, 2fr) minmax(6rem, 1fr) minmax(6rem, 1fr) 5.5rem 5.5rem 4rem 6rem 4rem]',
    gridTemplateAreas: '"picture title class colours cost retail margin delivery pieces"',
  },
});
export const wideOnly = css({
  display: 'none',
  '@container (min-width: 56rem)': { display: 'block' },
});
/** Below the name where there is little room, columns of the line where there is much. */
export const facts = css({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  '@container (min-width: 56rem)': { display: 'contents' },
});
/** What follows begins a line of its own below the name. */
export const turn = css({ flexBasis: 'full', '@container (min-width: 56rem)': { display: 'none' } });
/** The column's head says it to the eye where there are columns. */
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
