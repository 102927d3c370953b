import type { WaitClock } from '@selvedge/core';

/** The timers of the page, for waits of the core. */
export const pageClock: WaitClock = {
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
};
