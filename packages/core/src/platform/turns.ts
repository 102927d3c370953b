/** How work done in slices yields to the page. The promise resolves when the next slice may begin. */
export type Turn = () => Promise<void>;

/** Work that waits for the page to be idle continues after this time (ms) even if it never is. */
export const LONGEST_IDLE_WAIT = 1_000;

/** Yields to everything that is already queued. By a message, since browsers make timers that follow each other wait 4 ms. */
export const soon: Turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
