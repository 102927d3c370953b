type HistoryWindow = Pick<
  Window,
  'location' | 'addEventListener' | 'requestAnimationFrame' | 'setTimeout' | 'clearTimeout'
>;

/** Milliseconds after which it is written without a frame: a page in the background paints none. */
const AT_LATEST = 250;
/** Before a link is followed or the page is left, the address is right. */
const deadlines = ['click', 'pagehide'] as const;

/**
 * Writes an address after the frame that shows what it says, so that nobody waits for the address bar, and of several
 * only the last, because browsers refuse many in a row. Written never, once another address has come meanwhile.
 */
export function addressSoon(page: HistoryWindow, write: (path: string) => void): (path: string) => void {
  let due: { path: string; from: string } | null = null;
  let latest = 0;
  const settle = () => {
    page.clearTimeout(latest);
    const now = due;
    due = null;
    if (now?.from === page.location.href) write(now.path);
  };
  for (const deadline of deadlines) page.addEventListener(deadline, settle, { capture: true });
  return (path) => {
    const isComing = due !== null;
    due = { path, from: page.location.href };
    if (isComing) return;
    latest = page.setTimeout(settle, AT_LATEST);
    page.requestAnimationFrame(() => page.setTimeout(settle));
  };
}
