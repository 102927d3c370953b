/** Waiting gets an overlay, then a message, then an apology (specification, sections 4 and 9). Milliseconds. */
export const OVERLAY_OPENS = 500;
export const OVERLAY_EXPLAINS = 1_000;
/** After this long the slow-load hint is shown. */
export const SLOW_LOAD = 10_000;

/** Time between the last key and a search. */
export const SEARCH_DELAY = 200;

/** Sub-states of a state that may take long: its chart has a delay `slowLoad`. */
export const patience = {
  initial: 'quick',
  states: {
    quick: { description: 'It takes as long as it usually does', after: { slowLoad: 'slow' } },
    slow: { description: 'It takes longer than usual: the slow-load hint is shown', tags: 'slow' },
  },
} as const;
