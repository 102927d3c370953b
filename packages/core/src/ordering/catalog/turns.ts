/** How work done in slices yields to the page. The promise resolves when the next slice may begin. */
export type Turn = () => Promise<void>;

interface Idling {
  readonly requestIdleCallback?: (act: () => void, how: { readonly timeout: number }) => unknown;
}

/** The work continues after this time (ms) even if the page is never idle. */
const PATIENCE = 1_000;

/** Yields to everything that is already queued. */
export const soon: Turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until the browser is idle, where `requestIdleCallback` exists. */
export const whenIdle: Turn = () => {
  const { requestIdleCallback } = globalThis as Idling;
  if (!requestIdleCallback) return soon();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: PATIENCE }));
};
