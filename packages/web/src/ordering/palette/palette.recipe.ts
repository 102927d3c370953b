import { css } from '#style/css';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: { base: '4', sm: '5' },
  paddingInlineEnd: '2',
  paddingBlock: '3',
  borderBottom: 'hair',
});
export const groupName = css({
  textStyle: 'label',
  color: 'ink.muted',
  paddingInline: { base: '4', sm: '5' },
  paddingTop: '4',
  paddingBottom: '1',
});
/** The likely correction of the term, above what it finds. */
export const nearNote = css({
  paddingInline: { base: '4', sm: '5' },
  paddingBottom: '1.5',
  textStyle: 'small',
  color: 'ink.muted',
});
export const cluster = css({ border: 'none', padding: '0', margin: '0', minWidth: '0' });
export const option = css({
  width: 'full',
  border: 'none',
  background: 'transparent',
  color: 'ink',
  textAlign: 'start',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  alignItems: 'center',
  minHeight: 'control',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '1.5',
  cursor: 'pointer',
  '&[aria-disabled=true]': { color: 'ink.muted', cursor: 'default' },
  '&[aria-selected=true]': { background: 'surface.sunken', boxShadow: '[inset 2px 0 {colors.accent}]' },
});
export const words = css({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  alignItems: 'baseline',
});
export const detail = css({ textStyle: 'small', color: 'ink.muted' });
export const picture = css({ width: '8', height: '10', objectFit: 'cover', background: 'surface.sunken' });
export const message = css({
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '4',
  textStyle: 'small',
  color: 'ink.muted',
});
