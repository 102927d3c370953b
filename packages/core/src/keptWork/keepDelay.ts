/** Edits are saved this long after the last change (ms), and at once when the page is hidden or left. */
export const KEEP_DELAY = 250;
