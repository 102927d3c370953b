import type { Page } from '@playwright/test';

const authorization = /\/oidc\/auth\?/;

/** Begins a sign-in that the provider never sees, and answers its state: what comes back with it is believed. */
export async function begunSignIn(page: Page): Promise<string> {
  const blank = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">';
  await page.route(authorization, (route) => route.fulfill({ contentType: 'text/html', body: blank }), {
    times: 1,
  });
  const asked = page.waitForRequest(authorization);
  await page.goto('/');
  return new URL((await asked).url()).searchParams.get('state') ?? '';
}
