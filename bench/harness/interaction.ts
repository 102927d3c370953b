import type { Page } from '@playwright/test';

interface Watch {
  /** Elements whose text answers; all of them have to change. */
  readonly answers: readonly string[];
  /** The input event that counts. */
  readonly by: 'click' | 'keydown' | 'change' | 'paste';
}

const patience = 5000;

/** From the input to after the frame that shows the answer, ms by the page's clock; null when nothing changed. */
export async function inputToPaint(
  page: Page,
  watch: Watch,
  act: () => Promise<unknown>,
): Promise<number | null> {
  await page.evaluate(
    ({ answers, by, wait }) => {
      const read = () => answers.map((selector) => document.querySelector(selector)?.textContent ?? null);
      const before = read();
      const answered = new Promise<number | null>((done) => {
        let began: number | null = null;
        const begin = (event: Event) => {
          began ??= event.timeStamp;
        };
        addEventListener(by, begin, { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const now = read();
          if (began === null || now.some((text, at) => text === null || text === before[at])) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(began === null ? null : performance.now() - began);
            port2.postMessage(0);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => {
          observer.disconnect();
          removeEventListener(by, begin, { capture: true });
          done(null);
        }, wait);
      });
      Object.assign(globalThis, { answered });
    },
    { ...watch, wait: patience },
  );
  await act();
  return page.evaluate(() => (globalThis as unknown as { answered: Promise<number | null> }).answered);
}

/** Marks all that stands in the field with the focus, by the page itself: Playwright looks through the whole document for it. */
export const selectFocusedField = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  });

/** Lets everything that an action set going come to rest. */
export const rest = (page: Page, ms = 400) => page.waitForTimeout(ms);

/** Runs until there are so many times; what answered nothing does not count. */
export async function repeated(
  runs: number,
  once: (nth: number) => Promise<number | null>,
): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < runs * 3 && times.length < runs; nth += 1) {
    const time = await once(nth);
    if (time !== null) times.push(time);
  }
  return times;
}
