import { css } from '#style/css';

/** The picture stays visible beside the sheet. On a phone it is small, beside the name. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 2fr) minmax(0, 3fr)]',
    md: '[minmax(0, 17rem) minmax(0, 1fr)]',
    lg: '[minmax(0, 30rem) minmax(0, 1fr)]',
  },
  gridTemplateAreas: {
    base: '"picture head" "colours colours" "sheet sheet" "about about"',
    md: '"picture head" "picture colours" "picture sheet" "picture about"',
  },
  gridTemplateRows: { md: '[auto auto auto 1fr]' },
  columnGap: { base: '4', md: '8', lg: '12' },
  rowGap: '5',
  paddingTop: '5',
});
export const pictureArea = css({
  gridArea: 'picture',
  minWidth: '0',
  '& > *': { position: { md: 'sticky' }, top: { md: '6' } },
});
export const headArea = css({
  gridArea: 'head',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
});
export const coloursArea = css({
  gridArea: 'colours',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});
export const sheetArea = css({ gridArea: 'sheet', minWidth: '0' });
export const aboutArea = css({ gridArea: 'about', minWidth: '0', marginTop: '6', maxWidth: 'dialogLarge' });
export const title = css({ textStyle: 'displayMedium' });
export const number = css({ textStyle: 'figure', color: 'ink.muted' });
export const muted = css({ color: 'ink.muted' });
export const marks = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });
