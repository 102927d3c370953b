import { css } from '#style/css';

/** The virtualiser takes presses from its rows while the page scrolls: one right after a turn of the wheel was lost. */
const pressable = css({ pointerEvents: 'auto' });

/**
 * An item of a list of which only those on the screen are drawn; `nth` from 0. By role: between such a list and its
 * items stand the rows of the virtualiser, where ul and li allow nothing.
 */
export const drawnItem = (nth: number, of: number) => ({
  role: 'listitem',
  'aria-posinset': nth + 1,
  'aria-setsize': of,
  className: pressable,
});
