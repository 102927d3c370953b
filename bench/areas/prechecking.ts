import type { Page } from '@playwright/test';
import type { Api } from '@selvedge/core';
import { currentCart, type SeasonPlace, validateCart } from '@selvedge/core/contract';
import { inputToPaint, repeated, rest } from '../harness/interaction.ts';

/** What the rules say; that they are being run stands beside it. */
const verdict = 'main section[aria-label="Pre-check"] > div:is([role=status], [role=alert]) p';

/** All rules over the cart that is open: from the click to their painted answer, ms. */
export async function prechecks(page: Page, runs: number): Promise<number[]> {
  const precheck = page.getByRole('button', { name: 'Pre-check', exact: true });
  const close = page.getByRole('button', { name: 'Close the precheck' });
  return repeated(runs, async () => {
    if (await close.isVisible()) await close.click();
    await rest(page, 1200);
    const answered = page.waitForResponse((response) => response.url().endsWith('/findings'));
    const time = await inputToPaint(page, { answers: [verdict], by: 'click' }, () => precheck.click());
    return (await answered).ok() ? time : null;
  });
}

/** The same call and nothing else: from the request to the whole answer, ms. */
export async function precheckCalls(api: Api, place: SeasonPlace, runs: number): Promise<number[]> {
  const cart = await api.send(currentCart, { params: place });
  if (!cart) throw new Error('The full cart is gone');
  const { rightEnv, cartId } = cart.head;
  return repeated(runs, async () => {
    const from = performance.now();
    await api.send(validateCart, { params: { rightEnv, cartId } });
    return performance.now() - from;
  });
}
