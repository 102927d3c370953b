import { css } from '#style/css';

/** Lies at the foot of the page, over it: nothing is moved by its coming and going. */
export const sheet = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'notice',
  maxHeight: '[60dvh]',
  overflow: 'auto',
  background: 'surface.raised',
  borderTop: 'ink',
  animation: '[rise 200ms]',
  _print: { display: 'none' },
});
