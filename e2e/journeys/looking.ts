import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Cumulative layout shift below which a page stands still. */
export const mostShift = 0.02;

/** Notes what moves by itself from now on, for each page that is loaded. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'shifted', 0);
    Reflect.set(window, 'moved', moved);
    const nameOf = (node: unknown) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()} ${node.textContent?.trim().slice(0, 24)}`
        : 'something gone';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
        for (const { node } of Reflect.get(entry, 'sources')) moved.push(nameOf(node));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved by itself since the page was loaded (cumulative layout shift). */
export const shiftOf = (page: Page) => page.evaluate<number>(() => Reflect.get(window, 'shifted'));

/** What moved by itself, in words. */
export const movedOn = (page: Page) => page.evaluate<string>(() => Reflect.get(window, 'moved').join(' | '));

/** What moved until now was asked for, however late it came: only what follows counts. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'shifted', 0);
    Reflect.get(window, 'moved').length = 0;
  });

/** How long nothing moves on a page to which everything has come, ms. */
const STILL = 700;

/** Waits until nothing has moved by itself for a while, however late it comes, and forgets what has. */
export async function untilStill(page: Page): Promise<void> {
  do {
    await forgetShifts(page);
    await page.waitForTimeout(STILL);
  } while ((await shiftOf(page)) > 0);
}

/** Everything has arrived: the page's heading, fonts, data, and the pictures in sight, which a busy portal takes long to draw. Behind an open dialog a page may go on waiting. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('h1') !== null &&
      !document.querySelector('[aria-busy=true]:not(:has(~ dialog[open]))') &&
      [...document.images].every((image) => {
        const { top, left } = image.getBoundingClientRect();
        return image.complete || top > innerHeight || left > innerWidth;
      }),
    undefined,
    { timeout: 90_000 },
  );

/**
 * Colours that are still turning into others are neither: what moves is at its end at once. A change of theme begins to
 * turn them with the next frame.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    await frame();
  });

/** Axe as a page runs it; what AxeBuilder brings by itself is more than twice as long. */
const minified = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Read once by each page: reading it takes as long as judging a small page by it. */
const sourceFor = async (page: Page) => ((await page.evaluate(() => 'axe' in window)) ? ';' : minified);

/** Violations of the rules of accessibility as one reads them: rule, and where; by all rules, or one. */
export const violationsOf = async (page: Page, only?: string): Promise<string[]> => {
  await atRest(page);
  const builder = new AxeBuilder({ page, axeSource: await sourceFor(page) });
  const axe = builder.setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (only ? axe.withRules(only) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join(' · ')}`,
  );
};

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with a page that is shown: it moved by itself, is too wide, or not accessible; none is right. */
export async function faultsOf(
  page: Page,
  { inDark, waits }: { inDark: boolean /** It is a page that only waits. */; waits?: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  if (!waits) await settled(page);
  const shift = await shiftOf(page);
  if (shift >= mostShift) {
    const moved = await page.evaluate<string[]>(() => Reflect.get(window, 'moved'));
    faults.push(`moved by itself: ${shift.toFixed(3)}: ${moved.join(' · ')}`);
  }
  const over = await wider(page);
  if (over > 0) faults.push(`${over} px wider than the window`);
  faults.push(...(await violationsOf(page)));
  if (!inDark) return faults;
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrasts = await violationsOf(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...faults, ...contrasts.map((violation) => `dark: ${violation}`)];
}
