import { css } from '#style/css';

/**
 * For a notice that stays, rendered after the footer: above the bar at the window's lower edge, so that it covers nothing
 * that saves. At the end of the page it is below the footer, so that everything can be scrolled clear of it.
 */
export const lowerEdge = css({
  position: 'sticky',
  bottom: '[calc(var(--lower-edge) + 1rem)]',
  marginBottom: '[calc(var(--bar-height, 0px) + 1rem)]',
  zIndex: 'tip',
  width: '[min(100% - 2rem, {sizes.field})]',
  marginInline: 'auto',
  boxShadow: 'float',
});
