import { css } from '#style/css';

/**
 * While the page scrolls, the virtualizer disables pointer events on its rows. A press right after scrolling would be
 * lost.
 */
const pressable = css({ pointerEvents: 'auto' });

/**
 * The attributes of an item in a virtualized list; `nth` from 0. It uses roles, because the virtualizer's own elements
 * lie between list and items, where ul and li do not allow them.
 */
export const drawnItem = (nth: number, of: number) => ({
  role: 'listitem',
  'aria-posinset': nth + 1,
  'aria-setsize': of,
  className: pressable,
});
