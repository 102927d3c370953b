/** Between two lines in a log, in ms. */
const LOG_PAUSE = 15_000;

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/**
 * Shows progress on a terminal in one line, which is cleared at the end, and in a log by a line now and then. `now` in
 * epoch ms.
 */
export function progressOn(output: Output, now: () => number): (text: string | null) => void {
  let shownAt = Number.NEGATIVE_INFINITY;
  let isShown = false;
  return (text) => {
    if (output.isTTY) {
      if (text !== null || isShown)
        output.write(`\r\x1b[2K${(text ?? '').slice(0, (output.columns ?? 80) - 1)}`);
      isShown = text !== null;
    } else if (text !== null && now() - shownAt >= LOG_PAUSE) {
      output.write(`${text}\n`);
      shownAt = now();
    }
  };
}
