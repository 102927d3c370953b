import type { Page } from '@playwright/test';

export interface Scrolled {
  /** ms. */
  readonly longest: number;
  /** Frames in which the section in the middle of the window had nothing in it. */
  readonly blank: number;
}

const step = 120;
const frames = 180;

/** Scrolls down as a wheel does, a step each frame, from where the page is. */
export async function longestFrame(
  page: Page,
  runs: number,
  section: string,
  content: string,
): Promise<Scrolled[]> {
  const found: Scrolled[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1200);
    found.push(
      await page.evaluate(
        ([within, wanted, by, count]) =>
          new Promise<Scrolled>((done) => {
            let longest = 0;
            let blank = 0;
            let nth = 0;
            let last = performance.now();
            const next = () => {
              const now = performance.now();
              if (nth > 1) longest = Math.max(longest, now - last);
              last = now;
              const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(within);
              if (middle && !middle.querySelector(wanted)) blank += 1;
              scrollBy(0, by);
              nth += 1;
              if (nth < count) requestAnimationFrame(next);
              else done({ longest, blank });
            };
            requestAnimationFrame(next);
          }),
        [section, content, step, frames] as const,
      ),
    );
  }
  return found;
}
