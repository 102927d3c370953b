import type { BrowserContext, Page, Request } from '@playwright/test';

/** What a page told the analysis service: Matomo's parameters, and the service's answer. */
export interface Hit {
  readonly parameters: Readonly<Record<string, string>>;
  readonly request: Request;
}

/** Collects what is told from now on. */
export function hitsOf(browser: BrowserContext | Page): Hit[] {
  const hits: Hit[] = [];
  browser.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/tracking/')) return;
    const body = new URLSearchParams(request.postData() ?? '');
    hits.push({ request, parameters: Object.fromEntries(body) });
  });
  return hits;
}

export const views = (hits: readonly Hit[]) => hits.filter(({ parameters }) => 'action_name' in parameters);
export const events = (hits: readonly Hit[]) => hits.filter(({ parameters }) => 'e_a' in parameters);
export const pings = (hits: readonly Hit[]) => hits.filter(({ parameters }) => parameters.ping === '1');
