import type { Page, Route } from '@playwright/test';

/** What becomes of quantities on their way. */
export const refusing = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { message: 'Not now', code: 'seeded', tracking: `E-${status}` } });

export const onSaving = (page: Page, act: (route: Route) => unknown) =>
  page.route(/\/carts\/[^/]+\/lines$/, (route) =>
    route.request().method() === 'PATCH' ? act(route) : route.continue(),
  );

/** The tokens of a page; null: nobody is signed in. */
export const tokens = (page: Page) => page.evaluate(() => sessionStorage.getItem('selvedge.tokens'));
