import { css } from '#style/css';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  columnGap: { base: '4', md: '5' },
  rowGap: { base: '8', md: '10' },
});
/** Cards far from the screen cost no layout and no paint, and stay to be found by the browser's own search. */
export const piece = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 24rem]',
});
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  paddingTop: '3',
  minHeight: '[7.5rem]',
});
export const number = css({ textStyle: 'fine', color: 'ink.muted', fontVariantNumeric: '[tabular-nums]' });
export const name = css({ textStyle: 'strong', lineHeight: 'tight' });
export const prices = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'figure' });
export const retail = css({ color: 'ink.muted' });
export const swatches = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5',
  marginTop: '1',
  minHeight: '4',
});
