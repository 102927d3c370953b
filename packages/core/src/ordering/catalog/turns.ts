/** How work that is done in slices gives the page its turn: settles when the next slice may begin. */
export type Turn = () => Promise<void>;

interface Idling {
  readonly requestIdleCallback?: (act: () => void, how: { readonly timeout: number }) => unknown;
}

/** Milliseconds after which the work goes on even though the page never rests. */
const PATIENCE = 1_000;

/** After whatever waits already. */
export const soon: Turn = () => new Promise((resolve) => setTimeout(resolve));

/** When no frame is due and nothing else is to do, where the place we run in tells. */
export const whenIdle: Turn = () => {
  const { requestIdleCallback } = globalThis as Idling;
  if (!requestIdleCallback) return soon();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: PATIENCE }));
};
