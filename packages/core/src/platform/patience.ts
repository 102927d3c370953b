/** A wait first gets an overlay, then a message, then an apology (R1, C8). Milliseconds. */
export const OVERLAY_OPENS = 500;
export const OVERLAY_EXPLAINS = 1_000;
/** The variant for operations that usually take a moment, such as finalizing. */
export const OVERLAY_EXPLAINS_LATE = 1_500;
/** The slow-load hint is shown after this time. */
export const SLOW_LOAD = 10_000;

/** Pause in typing before a search. */
export const SEARCH_DELAY = 200;

/** Sub-states for a state that may take long. Its chart needs a delay `slowLoad`. */
export const patience = {
  initial: 'quick',
  states: {
    quick: { description: 'It takes as long as it usually does', after: { slowLoad: 'slow' } },
    slow: { description: 'It takes longer than usual: the slow-load hint is shown', tags: 'slow' },
  },
} as const;

/**
 * Sub-states for a state with a progress dialog (C8). Its chart needs {@link progressDelays}. Tags: `overlay` while
 * the dialog is open, `explained` when it says what is being done, `slow` when it apologizes.
 */
export const progress = {
  initial: 'quiet',
  states: {
    quiet: { description: 'Too short a wait to mention', after: { overlayOpens: 'overlaid' } },
    overlaid: { description: 'An overlay is open', tags: 'overlay', after: { overlayExplains: 'explained' } },
    explained: {
      description: 'The overlay says what is being done',
      tags: ['overlay', 'explained'],
      after: { slowLoad: 'slow' },
    },
    slow: { description: 'The overlay gives the slow-load hint', tags: ['overlay', 'explained', 'slow'] },
  },
} as const;

/** The delays of {@link progress}, in milliseconds. `explains` counts from the start of the wait. */
export const progressDelays = (explains: number) => ({
  overlayOpens: OVERLAY_OPENS,
  overlayExplains: explains - OVERLAY_OPENS,
  slowLoad: SLOW_LOAD - explains,
});
