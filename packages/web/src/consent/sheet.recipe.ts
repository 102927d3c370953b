import { css } from '#style/css';

/** Fixed at the bottom, above the page: nothing moves when it appears or disappears. In a low window it comes first. */
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
  _low: { position: 'static', maxHeight: '[none]' },
  _print: { display: 'none' },
});
