import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { signInPast } from '../../e2e/stack/signInPast.ts';
import { findChromium, flags } from '../../tools/browser/chromium.js';
import { buyer, password } from './season.ts';

export const slowness = 4;
/** 'Fast 4G' of the developer tools: milliseconds and bytes per second. */
const line = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: flags });

/**
 * A window with a page of its own; closed by the caller. `keeps`: the browser may keep the page by the service worker, so that a
 * second visit can be measured; otherwise every visit is a first one.
 */
export async function openContext(browser: Browser, keeps = false): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  // What compiles this file names functions by a helper, also those that are sent into the page.
  await context.addInitScript('globalThis.__name = (one) => one');
  return context;
}

/** Signs the buyer in, on the first page of a context. */
export async function openPortal(context: BrowserContext, url: string): Promise<Page> {
  await context.addCookies([{ name: 'enable-tracking', value: 'false', url }]);
  await signInPast(context.request, url, buyer, password);
  const page = await context.newPage();
  await page.goto(url);
  const choose = page.getByRole('button', { name: buyer });
  const inside = page.locator('a[href="/ordering/preorder"]').first();
  await choose.or(inside).first().waitFor();
  if (await choose.isVisible()) await choose.click();
  await inside.waitFor();
  return page;
}

/** Slows the page's processor down by a factor; 1 ends it. */
export async function throttle(page: Page, rate = slowness): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

export interface Loaded {
  /** From the navigation to after the frame that shows the element, ms. */
  readonly ready: number;
  /** JavaScript, compressed by gzip and as it came over the line, bytes. */
  readonly scripts: { readonly gzip: number; readonly sent: number };
  readonly requests: number;
  /** Sum of what tasks took beyond 50 ms each, until the element was there. */
  readonly blocked: number;
}

/** Opens an address with nothing cached, by a slow line and processor, until the element is painted. */
export async function load(page: Page, url: string, selector: string): Promise<Loaded> {
  const { gzipSync } = await import('node:zlib');
  const cdp = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const watch = (wanted: string) => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.max(0, duration - 50));
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(globalThis, {
      painted: new Promise((done) => {
        let found = false;
        const look = () => {
          if (found || !document.querySelector(wanted)) return;
          found = true;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now());
            port2.postMessage(0);
          });
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
      }),
      blocked: () => tasks.reduce((sum, one) => sum + one, 0),
    });
  };
  await cdp.send('Page.enable');
  const { identifier } = await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `globalThis.__name = (one) => one; (${watch})(${JSON.stringify(selector)})`,
  });
  const scripts: Promise<{ gzip: number; sent: number }>[] = [];
  let requests = 0;
  let over = false;
  page.on('response', (response) => {
    if (over || response.url().startsWith('data:')) return;
    requests += 1;
    if (response.request().resourceType() !== 'script') return;
    const measure = async () => {
      const { responseBodySize: sent } = await response.request().sizes();
      return { gzip: gzipSync(await response.body(), { level: 9 }).length, sent };
    };
    scripts.push(measure().catch(() => ({ gzip: 0, sent: 0 })));
  });
  await page.goto(url, { waitUntil: 'commit' });
  const ready = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
  over = true;
  const blocked = await page.evaluate(() => (globalThis as unknown as { blocked: () => number }).blocked());
  const sizes = await Promise.all(scripts);
  page.removeAllListeners('response');
  await cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  await cdp.detach();
  const sum = (of: 'gzip' | 'sent') => sizes.reduce((total, one) => total + one[of], 0);
  return { ready, requests, blocked, scripts: { gzip: sum('gzip'), sent: sum('sent') } };
}
