import { css } from '#style/css';

/** The picture dominates. On a phone it is small, beside the name, so that the sheet is near. */
export const stage = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 2fr) minmax(0, 3fr)]',
    md: '[minmax(0, 15rem) minmax(0, 1fr)]',
    lg: '[minmax(0, 26rem) minmax(0, 1fr)]',
  },
  gridTemplateAreas: {
    base: '"picture head" "colours colours" "sheet sheet"',
    md: '"picture head" "picture colours" "picture sheet"',
  },
  gridTemplateRows: { md: '[auto auto 1fr]' },
  columnGap: { base: '4', md: '8', lg: '12' },
  rowGap: '5',
  paddingTop: '6',
});
export const pictureArea = css({ gridArea: 'picture', minWidth: '0' });
export const headArea = css({
  gridArea: 'head',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
});
export const coloursArea = css({ gridArea: 'colours', minWidth: '0' });
export const sheetArea = css({ gridArea: 'sheet', minWidth: '0' });
export const title = css({ textStyle: 'displayMedium' });
export const fine = css({ textStyle: 'figure', color: 'ink.muted' });
