import puppeteer from 'puppeteer-core';
import type { Start } from './driver.ts';
import { findProgram } from './findProgram.ts';

/** Firefox ESR, by WebDriver BiDi: it needs no driver program beside it. */
export const startFirefox: Start = async (locale, { width, height }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': locale },
    defaultViewport: { width, height },
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    url: async () => page.url(),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: async (selector) => {
      // Puppeteer presses what is in the window, even where the ticker or a question lies over it.
      await page.$eval(selector, (one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.click(selector);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async (path) => {
      await page.screenshot({ path: path as `${string}.png` });
    },
    close: () => browser.close(),
  };
};
