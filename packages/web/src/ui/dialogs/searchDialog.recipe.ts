import { css } from '#style/css';

/** A dialog with a search box and the results below it: the portal's search and the command palette. */
export const frame = css({
  position: 'fixed',
  inset: '0',
  margin: { base: '0', md: 'auto' },
  marginTop: { base: '0', md: '24' },
  width: 'full',
  maxWidth: { base: 'full', md: 'dialog' },
  height: { base: 'screenHeight', md: 'searchDialog' },
  maxHeight: { base: 'screenHeight', md: '[calc(100dvh - {spacing.8})]' },
  padding: '0',
  overflow: 'hidden',
  background: 'surface.raised',
  color: 'ink',
  border: { base: 'none', md: 'hair' },
  boxShadow: 'float',
  _open: { display: 'flex', flexDirection: 'column', animation: '[rise 200ms]' },
  _backdrop: { background: 'surface.scrim', animation: '[appear 200ms]' },
});
export const box = css({ flex: '1', minWidth: '0' });
export const scroller = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: '4',
});
