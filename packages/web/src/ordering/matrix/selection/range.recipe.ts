import { css } from '#style/css';

/** Lies over the cells it frames. Only its handle receives the pointer. */
export const rangeFrame = css({
  position: 'absolute',
  top: '0',
  insetInlineStart: '0',
  pointerEvents: 'none',
  outline: '[1px solid {colors.accent}]',
  outlineOffset: '[-1px]',
  background: '[color-mix(in srgb, {colors.accent} 13%, transparent)]',
  '&[data-single]': { outline: 'none', background: 'transparent' },
  '&[data-filling]': { outline: '[1px dashed {colors.accent}]', background: 'transparent' },
});
export const handle = css({
  position: 'absolute',
  insetInlineEnd: '[-4px]',
  bottom: '[-4px]',
  width: '[9px]',
  height: '[9px]',
  background: 'accent',
  border: '[1px solid {colors.surface.page}]',
  pointerEvents: 'auto',
  cursor: 'crosshair',
  touchAction: 'none',
  _touch: { display: 'none' },
});
