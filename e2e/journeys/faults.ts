import type { Page, Route } from '@playwright/test';

/** What can become of a call on its way; those a page takes long to give up at come first. */
export const faults = ['lost', '500', '503', '401', '404', 'slow', 'html', 'cut'] as const;
export type Fault = (typeof faults)[number];

export const maintenanceMessage = 'Maintenance is active.';

const refusal = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message, tracking: `E-${status}`, code: `seeded${status}` } });

const doing: Record<Exclude<Fault, 'slow'>, (route: Route) => Promise<unknown>> = {
  lost: (route) => route.abort('connectionfailed'),
  '500': refusal(500, 'The seeded fault'),
  '404': refusal(404, 'Not to be found'),
  '401': refusal(401, 'Who are you?'),
  '503': refusal(503, maintenanceMessage),
  html: (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<html><h1>Sign in to this network</h1></html>',
    }),
  cut: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":"a","ti' }),
};

/** Requests a call makes until it gives up (requirement B3, HZ26). */
export const requestsOf = (kind: 'query' | 'mutation', fault: Fault): number => {
  if (fault === '401') return 5;
  return kind === 'query' && ['lost', '500', '503'].includes(fault) ? 4 : 1;
};

/** A fault on one call of a page. */
export interface Seeded {
  /** How often the call was tried since. */
  count(): number;
  /** From now on the call gets its real answer. */
  heal(): Promise<void>;
}

/** Lets every try of a call meet the fault, until it is healed. A slow answer comes when it is. */
export async function seed(page: Page, address: RegExp, method: string, fault: Fault): Promise<Seeded> {
  let count = 0;
  let end = () => {};
  const over = new Promise<void>((done) => {
    end = done;
  });
  const meet = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    // The page may be gone before a slow answer is there.
    if (fault === 'slow') return over.then(() => route.continue()).catch(() => {});
    return doing[fault](route).catch(() => {});
  };
  await page.route(address, meet);
  return {
    count: () => count,
    async heal() {
      end();
      // To take the route away would let a slow answer go at once.
      if (fault !== 'slow') await page.unroute(address, meet);
    },
  };
}
