import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';

/** How a cart opened: times of the page's clock, ms. */
export interface Opened {
  /** The answer with its styles was there to the last byte. */
  readonly answered: number;
  /** The same was read from JSON and is in hand, neither checked nor opened: where a table of rows in memory begins. */
  readonly parsed: number;
  /** The frame with the first cells is painted. */
  readonly cells: number;
  /** The frame with the sums of the whole cart is painted. */
  readonly totals: number;
}

const cell = 'main [data-cell]';
const totals = 'main section[aria-label][aria-busy=false] dl';

/** Has every page that is opened from now on note when it has its styles, its first cells and its totals. */
export async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript(
    (selectors) => {
      const painted = (selector: string) =>
        new Promise<number>((done) => {
          const look = () => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => done(performance.now());
              port2.postMessage(0);
            });
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true, attributes: true });
          look();
        });
      const { parse } = JSON;
      JSON.parse = (text, ...rest) => {
        const value = parse(text, ...rest);
        if (value?.colourCount && value?.variantCount) performance.mark('parsed');
        return value;
      };
      Object.assign(globalThis, { opened: Promise.all(selectors.map(painted)) });
    },
    [cell, totals],
  );
}

/** Opens a cart; null when its styles were not asked for. */
export async function openedCart(page: Page, url: string, place: SeasonPlace): Promise<Opened | null> {
  await page.goto(url + formatRoute({ screen: 'cart', place }), { waitUntil: 'commit' });
  return page.evaluate(async () => {
    const [cells = 0, all = 0] = await (globalThis as unknown as { opened: Promise<number[]> }).opened;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answered = entries.find(({ name }) => /\/carts\/[^/]+\/styles$/.test(name))?.responseEnd;
    const parsed = performance.getEntriesByName('parsed')[0]?.startTime;
    return answered === undefined || parsed === undefined ? null : { answered, parsed, cells, totals: all };
  });
}
