import { css, cva } from '#style/css';

export const part = css({ paddingTop: '5' });
export const lead = css({ color: 'ink.muted', textStyle: 'body' });
export const choice = css({ display: 'flex', flexDirection: 'column', border: 'none', minWidth: '0' });
export const form = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3',
  '& > :first-child': { flex: '1', minWidth: '0' },
});
export const listHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  paddingTop: '6',
  paddingBottom: '1',
  borderBottom: 'hair',
});
export const listTitle = css({ textStyle: 'strong' });
export const row = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  columnGap: '3',
  alignItems: 'start',
  paddingBlock: '3',
  borderBottom: 'hair',
  '& > svg': { marginTop: '0.5' },
});
export const tones = cva({
  base: {},
  variants: {
    tone: {
      plain: { '& > svg': { color: 'ink.muted' } },
      positive: { '& > svg': { color: 'positive' } },
      warning: { '& > svg': { color: 'warning' } },
    },
  },
});
export const what = css({ textStyle: 'body', overflowWrap: 'anywhere' });
export const detail = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'fine',
  color: 'ink.muted',
});
export const code = css({ textStyle: 'code' });
export const pieces = css({ textStyle: 'figure', whiteSpace: 'nowrap', paddingTop: '0.5' });
export const actions = css({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1',
  marginInlineStart: '-3',
});
/** A link among the buttons looks like them. */
export const actionLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'controlDense',
  paddingInline: '3',
  textStyle: 'control',
  _touch: { minHeight: 'control' },
});
export const listActions = css({ display: 'flex', alignItems: 'center', marginInlineStart: '-3' });
export const correct = css({ gridColumn: '2 / -1', paddingTop: '2' });
export const frame = css({
  position: 'relative',
  aspectRatio: '[4 / 3]',
  maxHeight: '[52dvh]',
  width: 'full',
  background: 'surface.sunken',
  overflow: 'hidden',
});
export const picture = css({ width: 'full', height: 'full', objectFit: 'cover', display: 'block' });
/** Where to hold a code. The width suggests the distance. */
export const aim = css({
  position: 'absolute',
  insetInline: '[12%]',
  top: '[32%]',
  height: '[36%]',
  border: '[2px solid currentColor]',
  color: 'surface.raised',
  boxShadow: '[0 0 0 100vmax rgb(0 0 0 / 0.28)]',
  pointerEvents: 'none',
  transitionProperty: '[color]',
  transitionDuration: 'quick',
  '&[data-found]': { color: 'positive' },
});
export const over = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  padding: '6',
  background: 'surface.sunken',
  color: 'ink.muted',
  textStyle: 'body',
});
export const said = css({ minHeight: 'control', paddingTop: '3', textStyle: 'body' });
export const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4',
  paddingTop: '3',
});
