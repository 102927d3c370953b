/** The longest time in ms before other requests get their turn. */
const SLICE = 12;

/**
 * Yields to the event loop when it has not done so for a while, for long work in the process that answers requests.
 * Throws, to stop the work, once nobody waits for it any more.
 */
export function createTimeSlice(left?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    left?.throwIfAborted();
    if (performance.now() - since < SLICE) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
    left?.throwIfAborted();
  };
}
