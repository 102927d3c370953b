/** Resolves when the page has nothing else to do, at the latest after `longest` ms. Safari never tells: soon, then. */
export const whenIdle = (longest: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve);
  });
