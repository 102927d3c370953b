/** Safari does not tell when a page is idle; there, work goes on soon. */
const idle = (act: () => void, timeout: number): unknown =>
  window.requestIdleCallback?.(act, { timeout }) ?? setTimeout(act);

/** Resolves when the page has nothing else to do, at the latest after `longest` ms. */
export const whenIdle = (longest: number): Promise<void> => new Promise((resolve) => idle(resolve, longest));
