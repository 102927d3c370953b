import { css } from '#style/css';

/** One row of pictures. `--columns` is their number. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(var(--columns), minmax(0, 1fr))]',
  columnGap: '5',
  paddingBottom: '8',
});
export const piece = css({
  position: 'relative',
  touchAction: 'pan-y pinch-zoom',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
});
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  // Close enough that the first row is whole above the bar of a laptop.
  gap: '0.5',
  paddingTop: '2',
  minHeight: '[7.5rem]',
});
export const number = css({ textStyle: 'fine', color: 'ink.muted', fontVariantNumeric: '[tabular-nums]' });
/** A line of their own, kept where there are none, so that names and prices of a row stand at one height. */
export const marks = css({ textStyle: 'fine', fontWeight: 'medium', minHeight: '[1lh]' });
export const name = css({ textStyle: 'strong', lineHeight: 'tight' });
export const prices = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'figure' });
export const retail = css({ color: 'ink.muted' });
export const swatches = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5',
  marginTop: '0.5',
  paddingInlineEnd: '16',
  minHeight: '4',
});
