import type { Page } from '@playwright/test';

/** The state of the sign-in that this browser has begun and not finished; the provider is on the portal's origin. */
export const savedState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('selvedge.signIn.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').state ?? '';
  });
