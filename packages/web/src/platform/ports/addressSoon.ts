type HistoryWindow = Pick<
  Window,
  'location' | 'addEventListener' | 'requestAnimationFrame' | 'setTimeout' | 'clearTimeout'
>;

/** Milliseconds after which the URL is written without waiting for a frame: a page in the background paints none. */
const AT_LATEST = 250;
/** The URL must be up to date before a link is followed or the page is left. */
const deadlines = ['click', 'pagehide'] as const;

/**
 * Writes a URL after the frame that shows the matching content, so that nobody waits for the address bar. Of several
 * URLs only the last is written, because browsers limit how many may follow in a row. Nothing is written if the page's
 * URL has changed in the meantime.
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
